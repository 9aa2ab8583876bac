import { rows } from '../api';

interface BillRow extends Record<string, unknown> {
  rental_request_id: number;
  lines: string;
  from_deposit: string | number;
  to_charge: string | number;
}

interface Paid extends Record<string, unknown> {
  id: number;
  rental_request_id: number;
  kind: string;
  status: string;
  amount: string | number;
}

const COLLECTED = ['succeeded', 'refunded', 'partially_refunded'];
const cents = (value: unknown) => Math.round(Number(value) * 100);

/**
 * Of a rental that its bill closed: what the deposit gave and the card is what was agreed or decided, and what is left
 * of the deposit went back.
 */
export async function billsHold(ids: readonly number[], payments: readonly Paid[]): Promise<void> {
  if (ids.length === 0) return;
  const places = ids.map(() => '?').join(', ');
  const bills = await rows<BillRow>('rental_bills', `rental_request_id IN (${places})`, [...ids]);
  for (const bill of bills) {
    const [ending] = await rows('rental_endings', 'rental_request_id = ?', [bill.rental_request_id]);
    const own = payments.filter((one) => one.rental_request_id === bill.rental_request_id);
    if (ending) await billHolds(bill, own, cents(ending['kept_amount']));
    else if (own.some(({ kind, status }) => kind === 'bill' && COLLECTED.includes(status))) {
      throw new Error(`request ${bill.rental_request_id} is open, and its bill is paid`);
    }
  }
}

async function billHolds(bill: BillRow, payments: readonly Paid[], kept: number): Promise<void> {
  const lines = JSON.parse(bill.lines) as { decided_amount: number | null }[];
  const owed = lines.reduce((sum, { decided_amount }) => sum + Number(decided_amount), 0);
  const what = `bill of request ${bill.rental_request_id}`;
  if (lines.some(({ decided_amount }) => decided_amount === null)) throw new Error(`${what}: not decided`);
  const [deposit, charge] = [cents(bill.from_deposit), cents(bill.to_charge)];
  if (deposit + charge !== Math.max(0, owed)) throw new Error(`${what}: ${deposit} + ${charge}, not ${owed}`);
  if (kept !== deposit) throw new Error(`${what}: ${kept} of the deposit is kept, not ${deposit}`);
  const collected = sumOf(payments, 'bill');
  if (collected !== 0 && collected !== charge)
    throw new Error(`${what}: ${collected} charged, not ${charge}`);
  if (charge > 0 && !payments.some(({ kind }) => kind === 'bill')) throw new Error(`${what}: never charged`);
  await depositHolds(what, payments, deposit);
}

/** An admin may have given more of it back. */
async function depositHolds(what: string, payments: readonly Paid[], kept: number): Promise<void> {
  const ids = payments.filter(({ kind }) => kind === 'deposit').map(({ id }) => id);
  if (ids.length === 0) return;
  const refunds = await rows('refunds', `payment_id IN (${ids.map(() => '?').join(', ')})`, ids);
  if (refunds.some(({ reason }) => reason !== 'close')) return;
  const back = refunds.reduce((sum, { amount }) => sum + cents(amount), 0);
  const left = sumOf(payments, 'deposit') - back;
  if (left !== kept) throw new Error(`${what}: ${left} of the deposit is left, not ${kept}`);
}

function sumOf(payments: readonly Paid[], of: string): number {
  const collected = payments.filter(({ kind, status }) => kind === of && COLLECTED.includes(status));
  return collected.reduce((sum, { amount }) => sum + cents(amount), 0);
}
