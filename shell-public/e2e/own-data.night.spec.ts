import { newcomer, type Visitor, violations, visit } from '@yard/testing';
import { readFileSync } from 'node:fs';

/** What a person takes along, and the way out of the account. */
describe.each([
  { width: 390, height: 844, theme: 'dark' },
  { width: 1280, height: 800, theme: 'light' },
] as const)('one’s own data, $width px wide', (device) => {
  let nia: Visitor;

  beforeAll(async () => {
    nia = await visit('public', device);
    await newcomer(nia, 'Nia Leaves');
    await nia.page.goto('/account');
  });
  afterAll(() => nia.leave());

  const panel = () => nia.page.locator('#data');

  it('is downloaded as one file', async () => {
    const saving = nia.page.waitForEvent('download');
    await panel().getByRole('link', { name: 'Download my data' }).click();

    const file = readFileSync(await (await saving).path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
    expect(file.includes('account.json')).toBe(true);
    expect(await violations(nia.page)).toEqual([]);
  });

  it('is erased with the account, with the password and after a question', async () => {
    const press = () => panel().getByRole('button', { name: 'Delete my account' }).click();
    const answer = () =>
      nia.page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
    await press();
    await panel()
      .getByText(/is required/)
      .first()
      .waitFor();
    await panel().getByLabel('Your password').fill('not the password');
    await press();
    await answer();
    await panel().getByText('The provided password was incorrect.').waitFor();
    await nia.page.getByRole('button', { name: 'Account of Nia Leaves' }).waitFor();
  });
});

it('signs out who deleted the account, and says so', async () => {
  const { page, leave } = await visit();
  const password = crypto.randomUUID();
  await page.goto('/register');
  await page.getByLabel('Your name').fill('Nat Leaves');
  await page.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('button', { name: 'Account of Nat Leaves' }).waitFor();
  await page.goto('/account');
  await page.locator('#data').getByLabel('Your password').fill(password);
  await page.locator('#data').getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();

  await page.getByRole('alertdialog').getByText('Your account was deleted.').waitFor();
  // With the page that was open behind it, where the answer is there before the socket’s word.
  await page.waitForURL(/\/login(\?|$)/);
  await leave();
});
