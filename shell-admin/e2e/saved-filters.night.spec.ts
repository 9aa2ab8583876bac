import { people, violations, visit, type Visitor } from '@yard/testing';

let ada: Visitor;
beforeEach(async () => {
  ada = await visit('admin', { width: 1280, height: 900 });
  await ada.signIn(people.ada);
});
afterEach(async () => {
  expect(ada.complaints).toEqual([]);
  await ada.leave();
});

it('are kept under a name for all admins, found in the search, and deleted', async () => {
  const { page } = ada;
  const name = `Paid in parts ${Date.now()}`;
  await page.goto('/#/payments?status=partially_refunded&sort=created_at&direction=asc&page=1');
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('menuitem', { name: 'Save these filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Save these filters' });
  await sheet.getByLabel('Name').fill(name);
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Saved filters' }).getByText(name).waitFor();

  const bea = await visit('admin', { width: 390, height: 844 });
  await bea.signIn(people.ada);
  await bea.page.goto('/#/payments');
  await bea.page.getByRole('button', { name: 'Saved filters' }).click();
  await bea.page.getByRole('menuitem', { name }).click();
  await bea.page.waitForURL(/status=partially_refunded&sort=created_at&direction=asc/);
  expect(bea.complaints).toEqual([]);
  await bea.leave();

  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Back office' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill(name.toLowerCase());
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await page.waitForURL(/payments\?status=partially_refunded/);

  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('menuitem', { name: `Delete “${name}”` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Saved filters' }).getByText('Saved filters').waitFor();
  expect(page.url()).toContain('status=partially_refunded');
});
