import { people, violations, type Visitor, visit } from '@yard/testing';

const DEPOSIT = 'When does my deposit come back?';

it('answers a guest who searches in words of their own', async () => {
  const guest = await visit('public', { width: 390, height: 844 });
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  const questions = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await questions.count()).toBeGreaterThan(5);

  await page.getByLabel('Search the answers').fill('where are my deposits');
  await page.getByRole('heading', { level: 2, name: 'When are owners paid?' }).waitFor({ state: 'detached' });
  expect(await questions.first().textContent()).toBe(DEPOSIT);
  await questions.first().click();
  await page.getByText('when the rental is closed').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Search the answers').fill('zebra');
  await page.getByText('No answer has these words').waitFor();
  expect(guest.complaints).toEqual([]);
  await guest.leave();
});

it('is offered in the ticket form, and opens at the answer', async () => {
  const ray: Visitor = await visit('public', { width: 1280, height: 900 });
  await ray.signIn(people.ray);
  const { page } = ray;
  await page.goto('/support?new=1');
  const form = page.getByRole('dialog', { name: 'New ticket' });
  await form.getByLabel('Subject').fill('Where is my deposit?');
  const offered = form.getByRole('link', { name: DEPOSIT });
  await offered.waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto((await offered.getAttribute('href')) ?? '');
  await page.getByText('when the rental is closed').waitFor();
  expect(ray.complaints).toEqual([]);
  await ray.leave();
});
