import { ADMIN_URL, people, violations, visit, type Visitor } from '@yard/testing';

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin');
  await ada.signIn(people.ada);
});
afterEach(() => ada.leave());

/** Another admin's change, behind the back of the open page. */
async function elsewhere(phone: string): Promise<void> {
  const { request } = ada.context;
  const token = (await ada.context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const ours = { Origin: ADMIN_URL, Accept: 'application/json' };
  const found = await request.get(`${ADMIN_URL}/api/users?search=guest@example.com`, { headers: ours });
  const { data } = (await found.json()) as { data: { id: number }[] };
  const answer = await request.patch(`${ADMIN_URL}/api/users/${data[0]?.id}`, {
    headers: { ...ours, 'X-XSRF-TOKEN': decodeURIComponent(token) },
    data: { phone },
  });
  expect(answer.status()).toBe(200);
}

it('the second of two who edit an account sees who changed what, and takes over or writes over it knowingly', async () => {
  const { page } = ada;
  await page.goto('/#/users?search=guest@example.com');
  await page.getByRole('row', { name: /guest@example.com/ }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const phone = page.getByLabel('Phone');
  await phone.fill('555 1000');
  await elsewhere('555 2000');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const told = page.getByRole('dialog', { name: 'Changed by somebody else' });
  await told.getByText('555 2000').waitFor();
  await told.getByText('555 1000').waitFor();
  await told.getByText(/Ada .* saved it/).waitFor();
  expect(await violations(page)).toEqual([]);
  await told.getByRole('button', { name: 'Take over theirs' }).click();
  await told.waitFor({ state: 'detached' });
  expect(await phone.inputValue()).toBe('555 2000');

  await phone.fill('555 3000');
  await elsewhere('555 4000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await told.getByRole('button', { name: 'Save mine over it' }).click();

  await page.getByRole('region', { name: 'Account' }).getByText('555 3000').waitFor();
});

it('a number that cannot be read is an error under its field, and the policy is not put in force without it', async () => {
  const { page } = ada;
  await page.goto('/#/deposit_policy');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('At least').fill('1.000,50 $');

  await page.getByRole('button', { name: 'Put in force' }).click();

  await page.getByText('Write a number, such as 1,250.50.').waitFor();
  expect(await page.evaluate('document.activeElement.name')).toBe('minimum_amount');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});
