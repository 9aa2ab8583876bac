import { people, violations, visit } from '@yard/testing';

it('refuses a day that is in no calendar, with a message, and filters by no other', async () => {
  const ada = await visit('admin', { width: 1280, height: 800 });
  await ada.signIn(people.ada);
  const { page } = ada;
  await page.goto('/#/payments');
  const field = page.getByRole('group', { name: 'Made from' });
  const day = (part: string) => field.getByRole('spinbutton', { name: new RegExp(`^${part}`) });
  await field.hover();
  await day('month').focus();

  await page.keyboard.type('02302027', { delay: 30 });
  await page.getByLabel('Search').focus();

  await page.getByText('02/30/2027 is not in the calendar.').waitFor();
  expect(await field.textContent()).not.toMatch(/\d/);
  expect(page.url()).not.toContain('from=');
  expect(await violations(page)).toEqual([]);

  await day('month').focus();
  await page.keyboard.type('02282027', { delay: 30 });
  await page.waitForURL(/from=2027-02-28/);
  expect(await page.getByText('is not in the calendar.').count()).toBe(0);
  await ada.leave();
});
