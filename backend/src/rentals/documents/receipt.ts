import { createHash } from 'node:crypto';
import { hasReceipt, lineLabel, paymentLabel, type PriceLine, takenByBank } from '@yard/contracts';
import { type CalendarDate, todayIn } from '@yard/dates';
import type { MinorUnits } from '@kit/money';
import type { Payment } from '../../payments/payment.entity';
import type { Refund } from '../../payments/refunds/refund.entity';
import type { RentalRequest } from '../records/rental-request.entity';
import type { Parties } from './rental-parties';

/** Money that moved, on its day at the machine's place. */
export interface Movement {
  date: CalendarDate;
  label: string;
  amount: MinorUnits;
}

/** A renter's receipt at one moment: what was due, what was paid, what was refunded. */
export interface Receipt {
  /** Grows with each movement; its end is made of all that it says, so that one number never has two texts. */
  number: string;
  /** The last movement of money, or the rental's end: the same whenever it is printed. */
  issued_at: Date;
  issued_on: CalendarDate;
  request: Pick<RentalRequest, 'id' | 'start_date' | 'end_date' | 'subtotal' | 'deposit_amount'>;
  parties: Parties;
  currency: string;
  lines: readonly PriceLine[];
  payments: readonly Movement[];
  refunds: readonly Movement[];
  /** Minor units. `returning`: refunds that the provider has not confirmed. */
  totals: {
    paid: number;
    refunded: number;
    taken: number;
    returning: number;
    net: number;
    deposit: number;
    /** The deposit's part whose refund failed, and that no other refund replaced. */
    owed: number;
  };
  /** The rest of the deposit: to come back, or retained, and why. */
  left: 'held' | 'damage' | 'bill' | 'cancelled';
}

export interface Moved {
  request: RentalRequest;
  parties: Parties;
  payments: readonly Payment[];
  refunds: readonly Refund[];
  isCancelled: boolean;
  isBilled: boolean;
}

/** @returns null while nothing was collected */
export function receiptOf({ request, parties, payments, refunds, ...why }: Moved): Receipt | null {
  const paid = payments.filter(hasReceipt);
  const [first] = paid;
  if (!first) return null;
  const all = [...refunds, ...paid.flatMap(withoutRow(refunds))];
  const back = all.filter(({ status }) => status === 'succeeded');
  const totals = sumsOf(paid, all);
  const left = leftOf(request, why);
  const labels = new Map(paid.map((payment) => [payment.id, paymentLabel(payment)]));
  const day = (at: Date) => todayIn(parties.zone, at);
  const { id, start_date, end_date, subtotal, deposit_amount, closed_at } = request;
  const times = [...paid.map(paidAt), ...all.map(({ created_at }) => created_at), closed_at ?? paidAt(first)];
  const issued_at = new Date(Math.max(...times.map((time) => time.getTime())));
  const content = {
    issued_at,
    issued_on: day(issued_at),
    request: { id, start_date, end_date, subtotal, deposit_amount },
    parties,
    currency: first.currency,
    lines: request.lines.map((line) => ({ ...line, label: lineLabel(line) })),
    payments: paid.map((payment) => ({
      date: day(paidAt(payment)),
      label: paymentLabel(payment),
      amount: payment.amount,
    })),
    refunds: back.map((refund) => ({
      date: day(refund.created_at),
      label: labels.get(refund.payment_id) ?? '',
      amount: refund.amount,
    })),
    totals,
    left,
  };
  return { number: `R-${id}-${paid.length + back.length}-${markOf(content)}`, ...content };
}

const paidAt = ({ succeeded_at, created_at }: Payment) => succeeded_at ?? created_at;

const LEFT: Record<Receipt['left'], string> = {
  held: 'Deposit held',
  damage: 'Deposit used for damage',
  bill: 'Deposit used for the bill',
  cancelled: 'Deposit kept after cancellation',
};

function leftOf(
  { deposit_refunded_at, closed_at }: RentalRequest,
  { isCancelled, isBilled }: Pick<Moved, 'isCancelled' | 'isBilled'>,
): Receipt['left'] {
  if (isCancelled) return 'cancelled';
  if (!deposit_refunded_at && !closed_at) return 'held';
  return isBilled ? 'bill' : 'damage';
}

/** Six digits that are others as soon as a word or a figure is. */
function markOf(content: Omit<Receipt, 'number'>): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 6).toUpperCase();
}

/** The totals that say something; the net amount comes before what it holds. */
export function totalsOf({ totals, left }: Receipt): [label: string, amount: MinorUnits, isNet?: true][] {
  const { paid, refunded, taken, returning, net, deposit, owed } = totals;
  const rows: ReturnType<typeof totalsOf> = [
    ['Paid', paid],
    ['Refunded', refunded === 0 ? 0 : -refunded],
  ];
  if (taken > 0) rows.push(['Taken back by the bank', -taken]);
  rows.push(['Net paid', net, true]);
  if (returning > 0) rows.push(['Refund on its way', returning]);
  if (deposit > 0) rows.push([LEFT[left], deposit]);
  if (owed > 0) rows.push(['Failed refund still owed', owed]);
  return rows;
}

function sumsOf(payments: readonly Payment[], refunds: readonly Returned[]): Receipt['totals'] {
  const paid = total(payments);
  const refunded = total(refunds.filter(({ status }) => status === 'succeeded'));
  const taken = sumTaken(payments);
  const deposits = payments.filter(({ kind }) => kind === 'deposit');
  const ids = new Set(deposits.map(({ id }) => id));
  const gone = refunds.filter(({ status, payment_id }) => status !== 'failed' && ids.has(payment_id));
  const owed = total(refunds.filter((refund) => ids.has(refund.payment_id) && isOpen(refund, gone)));
  return {
    paid,
    refunded,
    taken,
    returning: total(refunds.filter(({ status }) => status === 'pending')),
    net: paid - refunded - taken,
    deposit: Math.max(0, total(deposits) - total(gone) - sumTaken(deposits) - owed),
    owed,
  };
}

/** A refund that failed, and none of as much took its place. */
function isOpen({ status, amount, created_at }: Returned, others: readonly Returned[]): boolean {
  return (
    status === 'failed' && !others.some((other) => other.amount === amount && other.created_at > created_at)
  );
}

type Returned = Pick<Refund, 'payment_id' | 'amount' | 'status' | 'created_at'>;

/** An adopted database says of a payment that it was refunded, and has no row of the refund: as the ledger has it. */
function withoutRow(refunds: readonly Refund[]) {
  return ({ id, refunded_amount, updated_at }: Payment): Returned[] => {
    const own = refunds.filter(({ payment_id, status }) => payment_id === id && status === 'succeeded');
    const amount = refunded_amount - total(own);
    return amount > 0 ? [{ payment_id: id, amount, status: 'succeeded', created_at: updated_at }] : [];
  };
}

const takenOf = ({ dispute_status, dispute_amount }: Payment) =>
  takenByBank({ status: dispute_status ?? null, amount: dispute_amount ?? 0 });

const sumTaken = (payments: readonly Payment[]) =>
  payments.reduce((sum, payment) => sum + takenOf(payment), 0);

const total = (moved: readonly { amount: MinorUnits }[]) =>
  moved.reduce((sum, { amount }) => sum + amount, 0);
