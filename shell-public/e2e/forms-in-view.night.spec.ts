import { isFocused, isInView, newOwner, people, type Visitor, visit } from '@yard/testing';

/** Less high than the forms are long. */
const LOW = { width: 1280, height: 620 };

let visitor: Visitor;
beforeEach(async () => {
  visitor = await visit('public', LOW);
});
afterEach(() => visitor.leave());

it('says what is wrong with all fields of a machine at once, text that is no number beside figures', async () => {
  const { page } = visitor;
  const machine = await newOwner(visitor, 'Owen Form');
  await page.goto(`/my-machines/${machine}`);
  await page.getByLabel('A day').fill('-5');
  await page.getByLabel('A week (7 days)').fill('abc');

  await page.getByRole('button', { name: 'Save changes' }).click();

  const wrong = page.getByRole('form', { name: 'Machine' }).locator('[aria-invalid=true]');
  await page.getByText('Write a number, such as 1,250.50.').waitFor();
  await page.getByRole('alert').getByText('One thing needs fixing').waitFor();
  expect(await wrong.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual([
    'daily_rate',
    'weekly_rate',
  ]);
});

it('leads to the question about a meter at each press of the button', async () => {
  const { page } = visitor;
  await visitor.signIn(people.olive);
  await page.goto('/rentals?role=owner&status=active');
  await page.getByRole('link').filter({ hasText: 'Record the return' }).first().click();
  await page.getByRole('button', { name: 'Record return' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record return' });
  await dialog.getByText('Good', { exact: true }).click();
  await dialog.getByLabel('Hour meter').fill('900000');
  const question = dialog.getByRole('status').filter({ hasText: /It read .* h before/ });

  for (let press = 1; press <= 2; press += 1) {
    await dialog.getByLabel('What you saw').focus();
    await dialog.getByRole('button', { name: 'Record return' }).click();

    expect(await isFocused(dialog.getByLabel('Hour meter'))).toBe(true);
    expect(await isInView(question)).toBe(true);
  }
});
