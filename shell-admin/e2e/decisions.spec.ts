import type { Visitor } from '@yard/testing';
import { sendRequest, call, newcomer, newOwner, people, violations, visit } from '@yard/testing';

interface Rental {
  id: number;
  machine_return: { damage_amount: number };
  bill: { lines: { id: number; kind: string; claimed_amount: number }[] } | null;
}

let ada: Visitor;

beforeEach(async () => {
  ada = await visit('admin', { width: 1280, height: 800 });
  await ada.signIn(people.ada);
});
afterEach(() => ada.leave());

it('a contested return is decided with a reason, beside the owner’s claim, and no deposit goes back before', async () => {
  const { page } = ada;
  const path = '/api/rental_requests?contested=1';
  const contested = (await call<{ data: Rental[] }>(page, 'GET', path)).data;
  const rental = contested.find(({ bill }) => bill === null);
  if (!rental) throw new Error('the demo has no contested return');
  const claim = `$${rental.machine_return.damage_amount}.00`;
  await page.goto(`/#/rental_requests/${rental.id}`);
  await page.getByRole('link', { name: 'Decide and close' }).waitFor();
  await page.getByRole('button', { name: 'Refund a payment' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund a payment' });
  await refund.getByText(/the deposit stays until then/).waitFor();
  await refund.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Decide and close' }).click();
  const decision = page.getByRole('region', { name: 'Your decision' });
  await page.getByText(`${claim} for damage.`).waitFor();
  expect(await violations(page)).toEqual([]);
  await decision.getByLabel('Kept for damage').fill('12');
  await decision.getByRole('status', { name: 'What each side gets' }).getByText('$12.00').waitFor();
  await decision.getByRole('button', { name: 'Close the rental' }).click();
  await decision.getByText(/is required/).waitFor();
  await decision.getByLabel('Why').fill('A small dent.');
  await decision.getByRole('button', { name: 'Close the rental' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Close the rental?' });
  await sure.getByText(/gets \$12\.00 of the deposit\./).waitFor();
  await sure.getByRole('button', { name: 'Close the rental' }).click();

  const facts = page.getByRole('region', { name: 'Return' });
  await facts.getByText(claim).waitFor();
  await facts.getByText('$12.00').waitFor();
  await facts.getByText(/Decided by Ada .*: A small dent\./).waitFor();
  await page.getByText(`$12.00 is kept for damage; ${claim} was claimed. A small dent.`).waitFor();
  expect(await violations(page)).toEqual([]);
});

it('a deposit is refunded after a question that says what goes back and what is left, with a reason that the rental tells', async () => {
  const { page } = ada;
  const { dora, rental } = await heldDeposit();
  const { payments } = await call<Paid>(page, 'GET', `/api/rental_requests/${rental}`);
  const remains = `$${((payments[0]?.amount ?? 0) - 10).toFixed(2)} is left.`;
  await page.goto(`/#/rental_requests/${rental}`);
  await page.getByRole('button', { name: 'Refund a payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund a payment' });
  await dialog.getByLabel('Amount').fill('10');
  await dialog.getByText(`Dora Deposit gets $10.00. ${remains}`).waitFor();

  await dialog.getByRole('button', { name: 'Refund $10.00' }).click();
  await dialog.getByText(/is required/).waitFor();
  await dialog.getByLabel('Why').fill('A late hand-over.');
  await dialog.getByRole('button', { name: 'Refund $10.00' }).click();
  const question = page.getByRole('alertdialog', { name: 'Refund $10.00?' });
  await question.getByText(`${remains} This can’t be undone.`).waitFor();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Refund $10.00' }).click();

  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Money' }).getByText('$10.00 went back.').waitFor();
  await timelineTells(page);
  await dora.page.goto(`/rentals/${rental}`);
  await timelineTells(dora.page);
  await dora.leave();
});

/** What went back, and why. */
async function timelineTells(page: Visitor['page']): Promise<void> {
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText('$10.00 of the deposit went back').waitFor();
  await timeline.getByText('A late hand-over.').waitFor();
  expect(await violations(page)).toEqual([]);
}

interface Paid {
  payments: { amount: number }[];
}

/** An approved rental of Dora's whose deposit is there as a whole. */
async function heldDeposit() {
  const [owner, dora] = [await visit(), await visit('public', { width: 390, height: 844 })];
  const machine = await newOwner(owner, 'Dirk Deposit');
  await newcomer(dora, 'Dora Deposit');
  const rental = await sendRequest(dora.page, machine, '2027-09-06', '2027-09-08');
  await call(owner.page, 'POST', `/api/rental_requests/${rental}/approve`, { message: 'It is yours.' });
  await owner.leave();
  return { dora, rental };
}
