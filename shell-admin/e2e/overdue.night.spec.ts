import { call, people, type Visitor, violations, visit } from '@yard/testing';

interface Rental {
  id: number;
  end_date: string;
  status: string;
  deposit_amount: number;
}

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin', { width: 1280, height: 800 });
  await ada.signIn(people.ada);
});
afterEach(() => ada.leave());

/** Active ones whose last day is over everywhere, or comes everywhere. */
async function active(isOverdue: boolean): Promise<Rental> {
  const path = '/api/rental_requests?status=active&per_page=100';
  const { data } = await call<{ data: Rental[] }>(ada.page, 'GET', path);
  const edge = new Date(Date.now() + (isOverdue ? -1 : 1) * 86_400_000).toISOString().slice(0, 10);
  const found = data.find(({ end_date }) => (isOverdue ? end_date < edge : end_date > edge));
  if (!found) throw new Error('the demo has no such rental');
  return found;
}

it('an admin closes a rental that is overdue, with a reason, and none that runs', async () => {
  const { page } = ada;
  const close = page.getByRole('link', { name: 'Close the rental' });
  await page.goto(`/#/rental_requests/${(await active(false)).id}`);
  await page.getByRole('button', { name: 'Cancel the rental' }).waitFor();
  expect(await close.count()).toBe(0);

  const { id, deposit_amount } = await active(true);
  await page.goto(`/#/rental_requests/${id}`);
  await close.click();
  const decision = page.getByRole('region', { name: 'Your decision' });
  const deposit = `$${deposit_amount.toLocaleString('en-US')}.00`;
  await page.getByText('The return is not recorded.').waitFor();
  await decision.getByRole('button', { name: 'Nothing' }).click();
  await decision.getByRole('status', { name: 'What each side gets' }).getByText(deposit).waitFor();
  expect(await violations(page)).toEqual([]);
  await decision.getByLabel('Why').fill('It came back, and nobody recorded it.');
  await decision.getByRole('button', { name: 'Close the rental' }).click();

  await page.getByText('All is done').waitFor();
  const { status } = await call<Rental>(page, 'GET', `/api/rental_requests/${id}`);
  expect([status, await close.count()]).toEqual(['closed', 0]);
});
