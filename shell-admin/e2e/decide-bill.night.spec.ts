import { call, people, type Visitor, violations, visit } from '@yard/testing';

interface Rental {
  id: number;
  deposit_amount: number;
  bill: { lines: { label: string; kind: string; claimed_amount: number }[]; offer: object | null } | null;
}
type Settled = Rental & { status: string; bill: { status: string; total: number; to_charge: number } };

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin', { width: 1280, height: 800 });
  await ada.signIn(people.ada);
});
afterEach(() => ada.leave());

const formatted = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

it('a contested bill is decided line by line with a reason, each claim beside it', async () => {
  const { page } = ada;
  const contested = await call<{ data: Rental[] }>(page, 'GET', '/api/rental_requests?contested=1');
  const rental = contested.data.find(({ bill }) => bill !== null);
  if (!rental?.bill) throw new Error('the demo has no contested bill');
  const others = rental.bill.lines.filter(({ kind }) => kind !== 'damage');
  const total = others.reduce((sum, { claimed_amount }) => sum + claimed_amount, 300);
  await page.goto(`/#/rental_requests/${rental.id}`);
  await page.getByRole('heading', { name: 'Decide on the bill' }).waitFor();
  expect(await page.getByRole('button', { name: 'Close the rental' }).count()).toBe(0);

  await page.getByRole('link', { name: 'Decide on the bill' }).click();
  const decision = page.getByRole('region', { name: 'Your decision' });
  await decision.getByText('Claimed: $1,450.00').waitFor();
  await page.getByRole('region', { name: 'Messages' }).waitFor();
  await page.getByRole('region', { name: / answers$/ }).waitFor();
  const damage = decision.getByRole('group', { name: 'Proposals for Damage' });
  await damage.getByRole('button', { name: 'Nothing' }).click();
  const shared = decision.getByRole('status', { name: 'What each side gets' });
  await shared.getByText(formatted(total - 300)).waitFor();
  await decision.getByLabel('Damage', { exact: true }).fill('300');
  await shared.getByText(formatted(Math.min(total, rental.deposit_amount))).waitFor();
  await shared.getByText(formatted(Math.max(0, rental.deposit_amount - total))).waitFor();
  expect(await violations(page)).toEqual([]);
  await decision.getByRole('button', { name: 'Decide' }).click();
  await decision.getByText(/is required/).waitFor();
  await decision.getByLabel('Why').fill('The crack is on the first picture.');
  await decision.getByRole('button', { name: 'Decide' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Charge/ })
    .click();

  const bill = page.getByRole('region', { name: 'Bill' });
  await bill.getByText('$1,450.00 was claimed').waitFor();
  await bill.getByText('The crack is on the first picture.').waitFor();
  await page
    .getByRole('region', { name: 'Timeline' })
    .getByText(/^Ada .* decided on the bill$/)
    .waitFor();
  expect(await violations(page)).toEqual([]);
  const settled = await call<Settled>(page, 'GET', `/api/rental_requests/${rental.id}`);
  expect([settled.status, settled.bill.total]).toEqual(['closed', total]);
  expect(settled.bill.to_charge).toBe(Math.max(0, total - rental.deposit_amount));
});
