import { call, people, type Visitor, violations, visit } from '@yard/testing';

jest.setTimeout(120_000);

interface Rental {
  id: number;
  machine_return: { damage_amount: number };
}

let ada: Visitor;
let rental: Rental;

beforeEach(async () => {
  ada = await visit('admin', { width: 1280, height: 800 });
  await ada.signIn(people.ada);
  const path = '/api/rental_requests?contested=1';
  const { data } = await call<{ data: Rental[] }>(ada.page, 'GET', path);
  const [first] = data;
  if (!first) throw new Error('the demo has no contested return');
  rental = first;
});
afterEach(() => ada.leave());

it('a contested return is decided with a reason, beside the owner’s claim, and no deposit goes back before', async () => {
  const { page } = ada;
  const claim = `$${rental.machine_return.damage_amount}.00`;
  await page.goto(`/#/rental_requests/${rental.id}`);
  await page.getByRole('button', { name: 'Decide and close' }).waitFor();
  expect(await page.getByRole('button', { name: 'Refund the deposit' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Decide and close' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the rental' });
  await dialog.getByText(`claims ${claim} for damage`).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Kept for damage').fill('12');
  await dialog.getByRole('button', { name: 'Close the rental' }).click();
  await dialog.getByText(/is required/).waitFor();
  await dialog.getByLabel('Why').fill('A small dent.');
  await dialog.getByRole('button', { name: 'Close the rental' }).click();
  await dialog.waitFor({ state: 'detached' });

  const facts = page.getByRole('region', { name: 'Return' });
  await facts.getByText(claim).waitFor();
  await facts.getByText('$12.00').waitFor();
  await facts.getByText(/Decided by Ada .*: A small dent\./).waitFor();
  await page.getByText(`$12.00 is kept for damage; ${claim} was claimed. A small dent.`).waitFor();
  expect(await violations(page)).toEqual([]);
});
