import { call, people, type Visitor, violations, visit } from '@yard/testing';
import { type Product, startProduct } from '../../libs/testing/browser/product.cjs';

interface Rental {
  id: number;
  user_id: number;
  machine: { user_id: number };
  payments: { kind: string; status: string; refunded_amount: number }[];
}

let site: Product;
let ada: Visitor;
let second: Visitor;
beforeAll(async () => {
  site = await startProduct({ REFUND_CONFIRM: '5' });
  ada = await visit('admin', { width: 1280, height: 800 }, site.adminUrl);
  second = await visit('admin', { width: 390, height: 844, theme: 'dark' }, site.adminUrl);
});
afterAll(async () => {
  await Promise.all([ada.leave(), second.leave()]);
  await site.stop();
});

it('a refund above REFUND_CONFIRM waits on the rental’s page and among the payments until a second admin confirms it', async () => {
  await ada.signIn(people.ada);
  const confirming = await userOf(people.olive);
  const { id } = await withDeposit(confirming);
  await ada.page.goto(`/#/rental_requests/${id}`);
  await propose(10);
  await ada.page.getByText('A refund of $10.00 waits').waitFor();
  // She is the only admin: it goes by itself, unless it is stopped.
  await ada.page.getByText(/It goes back at .*, unless somebody stops it\./).waitFor();
  expect(await ada.page.getByRole('button', { name: 'Refund $10.00' }).count()).toBe(0);
  expect(await violations(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Stop it' }).click();
  await ada.page.getByText('A refund of $10.00 waits').waitFor({ state: 'detached' });

  await makeAdmin(confirming);
  await propose(12);
  await ada.page.getByText('Another admin has to confirm it.').waitFor();
  await second.signIn(people.olive);
  await second.page.goto('/');
  await second.page.getByRole('link', { name: /Refunds that wait for a second yes/ }).click();
  await second.page.getByText('A refund of $12.00 waits').waitFor();
  expect(await violations(second.page)).toEqual([]);
  await second.page.getByRole('button', { name: 'Refund $12.00' }).click();
  await second.page.getByText('A refund of $12.00 waits').waitFor({ state: 'detached' });

  await ada.page.getByText('A refund of $12.00 waits').waitFor({ state: 'detached' });
  const { payments } = await call<Rental>(ada.page, 'GET', `/api/rental_requests/${id}`);
  expect(payments.find(({ kind }) => kind === 'deposit')?.refunded_amount).toBe(12);
});

/** Of others: nobody confirms a refund of their own. */
async function withDeposit(confirming: number): Promise<Rental> {
  const path = '/api/rental_requests?status=approved&per_page=100';
  const { data } = await call<{ data: Rental[] }>(ada.page, 'GET', path);
  const isThere = ({ kind, status }: Rental['payments'][number]) =>
    kind === 'deposit' && status === 'succeeded';
  const found = data.find(
    ({ user_id, machine, payments }) =>
      ![user_id, machine.user_id].includes(confirming) && payments.some(isThere),
  );
  if (!found) throw new Error('the demo has no such rental');
  return found;
}

async function propose(amount: number): Promise<void> {
  const { page } = ada;
  await page.getByRole('button', { name: 'Refund a payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund a payment' });
  await dialog.getByLabel('Amount').fill(String(amount));
  await dialog.getByLabel('Why').fill('It was late.');
  await dialog.getByRole('button', { name: `Refund $${amount}.00` }).click();
  const question = page.getByRole('alertdialog', { name: `Refund $${amount}.00?` });
  await question.getByRole('button', { name: `Refund $${amount}.00` }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function userOf({ email }: { email: string }): Promise<number> {
  const found = await call<{ data: { id: number }[] }>(ada.page, 'GET', `/api/users?search=${email}`);
  return found.data[0]?.id ?? 0;
}

async function makeAdmin(id: number): Promise<void> {
  const { page } = ada;
  await call(page, 'POST', '/user/confirm-password', { password: people.ada.password });
  await call(page, 'POST', `/api/users/${id}/grant_admin`, {});
}
