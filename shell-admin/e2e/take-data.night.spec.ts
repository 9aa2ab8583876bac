import { people, type Visitor, visit } from '@yard/testing';
import { readFileSync } from 'node:fs';

let ada: Visitor;
beforeAll(async () => {
  ada = await visit('admin', { width: 390, height: 844 });
  await ada.signIn(people.ada);
});
afterAll(() => ada.leave());

it('an admin takes along what a person gave, and the activity says so', async () => {
  const { page } = ada;
  await page.goto(`/#/users?search=${people.ray.email}`);
  await page.getByRole('row', { name: new RegExp(people.ray.email) }).click();
  const link = page.getByRole('link', { name: 'Download their data' });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);

  expect(file.suggestedFilename()).toMatch(/^yard-user-\d+-data\.zip$/);
  // The names of its files are not compressed.
  expect(readFileSync(await file.path(), 'latin1')).toContain('rental_requests.json');
  await page.goto('/#/activity?search=export');
  await page
    .getByRole('row', { name: /Ada Admin/ })
    .first()
    .waitFor();
});
