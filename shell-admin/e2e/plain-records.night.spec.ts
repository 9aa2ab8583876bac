import { call, people, type Visitor, violations, visit } from '@yard/testing';

let ada: Visitor;
beforeAll(async () => {
  ada = await visit('admin', { width: 390, height: 844, theme: 'dark' });
  await ada.signIn(people.ada);
});
afterAll(() => ada.leave());

it('a saved reply is written, changed and deleted on a page of its own, and found by its text', async () => {
  const { page } = ada;
  await page.goto('/#/saved_replies');
  await page.getByRole('button', { name: 'New reply' }).click();
  const panel = page.getByRole('dialog', { name: 'reply', exact: true });
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel
    .getByText(/title.*required/i)
    .first()
    .waitFor();
  await panel.getByLabel('Title').fill('Late pick-up');
  await panel.getByLabel('Text').fill('Hello {name}, the gate opens at seven.');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.waitFor({ state: 'detached' });

  await page.getByRole('searchbox').fill('gate opens');
  const row = page.getByRole('row', { name: /Late pick-up/ });
  await row.click();
  await panel.getByLabel('Title').fill('Early pick-up');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.getByRole('heading', { name: 'Early pick-up' }).waitFor();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await panel.waitFor({ state: 'detached' });
  await page.getByText('No reply matches').waitFor();
  expect(await violations(page)).toEqual([]);
});

it('a synonym leads to its machines from the next search on', async () => {
  const { page } = ada;
  const found = async () =>
    (await call<{ total: number }>(page, 'GET', '/api/machines?search=qwopkranen')).total;
  expect(await found()).toBe(0);
  await page.goto('/#/search_synonyms');
  await page.getByRole('button', { name: 'New synonym' }).click();
  const panel = page.getByRole('dialog', { name: 'synonym', exact: true });
  await panel.getByLabel('People type').fill('qwopkranen');
  await panel.getByLabel('And mean').fill('excavator');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.waitFor({ state: 'detached' });

  expect(await found()).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('qwopkranen');
  await page.getByRole('row', { name: /qwopkranen/ }).waitFor();
});

it('what somebody searched for in vain becomes a synonym, or is dismissed', async () => {
  const { page } = ada;
  const guest = await visit();
  const words = ['vuzekran', 'vuzelift'];
  for (const search of words) {
    await guest.page.goto(`/search?search=${search}`);
    await guest.settled();
  }
  await guest.leave();
  const listed = async () =>
    (await call<{ total: number }>(page, 'GET', '/api/missed_searches?search=vuze')).total;
  while ((await listed()) < words.length) await page.waitForTimeout(500);

  await page.goto('/#/search_synonyms');
  await page.reload();
  const panel = page.getByRole('region', { name: 'Searched in vain' });
  const line = (term: string) => panel.getByRole('listitem').filter({ hasText: term });
  const all = panel.getByRole('button', { name: /^Show all/ });
  await panel.getByRole('listitem').first().waitFor();
  if (await all.count()) await all.click();
  await line('vuzelift').getByRole('button', { name: 'Dismiss vuzelift' }).click();
  await line('vuzelift').waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);

  await line('vuzekran').getByRole('link', { name: 'Add a synonym' }).click();
  const form = page.getByRole('dialog', { name: 'synonym', exact: true });
  expect(await form.getByLabel('People type').inputValue()).toBe('vuzekran');
  await form.getByLabel('And mean').fill('excavator');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('vuzekran');
  const { total } = await call<{ total: number }>(page, 'GET', '/api/machines?search=vuzekran');
  expect(total).toBeGreaterThan(0);
});
