import { readFile } from 'node:fs/promises';
import { people, type Visitor, violations, visit } from '@yard/testing';

let ada: Visitor;
beforeAll(async () => {
  ada = await visit('admin', { width: 390, height: 844 });
});
afterAll(() => ada.leave());

it('saves the list that is shown, under its filters, as CSV', async () => {
  const { page } = ada;
  await page.goto('/#/users');
  await ada.signIn(people.ada);
  await page.goto(`/#/users?search=${encodeURIComponent(people.gus.email)}`);
  await page
    .getByText('1 person', { exact: true })
    .or(page.getByText('1 user', { exact: true }))
    .waitFor();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const download = await saved;

  const text = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.csv$/);
  expect(text).toMatch(/^\uFEFFid,/);
  expect(text).toContain(people.gus.email);
  expect(text).not.toContain(people.ada.email);
  expect(await violations(page)).toEqual([]);
});
