import { type InputOf, rules } from '@laravel-wire/core';
import { AMOUNT_MAX, DETAILS_MAX, REASON_MAX, SEEN } from '../record';
import { attachedPhotoLines } from '../messaging/attached-photo';
import { canRetry, isWaived, wasCollected } from '../payments/payment';
import type { PaymentRecord } from '../payments/records';
import { SIDED_PHOTOS_MAX } from './handover';
import { SEEN_TERMS } from './seen-terms';

/** Hours to make a bill after the return, and to answer it: docs/wire.md "Bill". */
const BILL_WITHIN_HOURS = 48;
export const BILL_ANSWER_HOURS = 48;

/** The most that an owner asks for, in major units: our decision, against a slip of the keyboard. */
const FUEL_AND_CLEANING_MAX = 10_000;
const DAMAGE_MAX = 250_000;

const amount = (most: number) => `nullable|numeric|decimal:0,2|between:0,${most}` as const;

/** Body of a bill; what is computed is not sent. Without `damage_amount` it is the return's. */
export const billRules = rules({
  fuel_amount: amount(FUEL_AND_CLEANING_MAX),
  cleaning_amount: amount(FUEL_AND_CLEANING_MAX),
  damage_amount: amount(DAMAGE_MAX),
  details: `nullable|string|max:${DETAILS_MAX}`,
  photo_ids: `nullable|array|max:${SIDED_PHOTOS_MAX}`,
  'photo_ids.*': 'required|integer|distinct',
});
export type BillInput = InputOf<typeof billRules>;

/** Body of a quote: the same, and what the return will say where none is recorded yet. */
export const billQuoteRules = rules({
  fuel_amount: amount(FUEL_AND_CLEANING_MAX),
  cleaning_amount: amount(FUEL_AND_CLEANING_MAX),
  damage_amount: amount(DAMAGE_MAX),
  returned_at: 'nullable|date',
  hours: 'nullable|numeric|between:0,99999999.9',
});
export type BillQuoteInput = InputOf<typeof billQuoteRules>;

export const contestBillRules = rules({
  reason: `required|string|max:${REASON_MAX}`,
  ...attachedPhotoLines,
  ...SEEN,
});
export type ContestBillInput = InputOf<typeof contestBillRules>;

export const billOfferRules = rules({
  line_id: 'required|integer',
  amount: `required|numeric|decimal:0,2|between:0,${DAMAGE_MAX}`,
  message: `nullable|string|max:${REASON_MAX}`,
  ...SEEN,
});
export type BillOfferInput = InputOf<typeof billOfferRules>;

/** Body of `accept`. */
export const acceptBillRules = rules({ ...SEEN, ...SEEN_TERMS });
export type AcceptBillInput = InputOf<typeof acceptBillRules>;

/** Body of `accept_offer`: the offered amount as it was shown. */
export const acceptBillOfferRules = rules({
  amount: `nullable|numeric|decimal:0,2|between:0,${DAMAGE_MAX}`,
  ...SEEN,
  ...SEEN_TERMS,
});
export type AcceptBillOfferInput = InputOf<typeof acceptBillOfferRules>;

/** Body of `decide`; lines that are not named stand as claimed. */
export const decideBillRules = rules({
  lines: 'present|array',
  'lines.*.id': 'required|integer|distinct',
  'lines.*.amount': `required|numeric|decimal:0,2|between:-${AMOUNT_MAX},${AMOUNT_MAX}`,
  reason: `required|string|max:${REASON_MAX}`,
  ...SEEN,
  ...SEEN_TERMS,
});
export type DecideBillInput = InputOf<typeof decideBillRules>;

export const BILL_STATUSES = ['offered', 'accepted', 'contested', 'decided', 'paid', 'unpaid'] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

/** Stamps that determine a bill's status; instants or texts. */
export interface BillStamps {
  accepted_at: unknown;
  contested_at: unknown;
  decided_at: unknown;
  to_charge: number;
}

type BillPayment = Pick<PaymentRecord, 'status'>;

/**
 * Read from its stamps and payments, never stored. What the deposit covers is paid when it is accepted; what is above
 * it, when it was charged. An admin who waives that decides.
 *
 * @param payments  those of the kind `bill`
 */
export function billStatusOf(bill: BillStamps, payments: readonly BillPayment[]): BillStatus {
  if (!bill.accepted_at && !bill.decided_at) return bill.contested_at ? 'contested' : 'offered';
  if (bill.to_charge === 0) return bill.decided_at ? 'decided' : 'paid';
  if (payments.some(isWaived)) return 'decided';
  if (payments.some(wasCollected)) return 'paid';
  if (payments.some(canRetry)) return 'unpaid';
  return bill.decided_at ? 'decided' : 'accepted';
}

/** True where a line rests on a reading that not both signed: silence never accepts such a bill. */
export function isUnsigned({ lines }: { lines: readonly { unsigned: boolean }[] }): boolean {
  return lines.some(({ unsigned }) => unsigned);
}

export const isBillOpen = (status: BillStatus): boolean => status === 'offered' || status === 'contested';

/** True once nothing is left to wait for: the rental closes with it. */
export function isBillOver(status: BillStatus, { to_charge }: { to_charge: number }): boolean {
  return status === 'paid' || status === 'unpaid' || (status === 'decided' && to_charge === 0);
}

/**
 * Refunds of a bill: of what was charged, and of the deposit's part. Same unit as the input.
 *
 * @param payments  all of the rental's
 */
export function refundedOfBill(
  { from_deposit }: { from_deposit: number },
  payments: readonly Pick<PaymentRecord, 'kind' | 'status' | 'amount' | 'refunded_amount'>[],
): number {
  const backOf = (kind: PaymentRecord['kind'], stays: number) => {
    const collected = payments.filter((payment) => payment.kind === kind && wasCollected(payment));
    const left = collected.reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0);
    return collected.length > 0 ? Math.max(0, stays - left) : 0;
  };
  const billed = payments.filter((payment) => payment.kind === 'bill' && wasCollected(payment));
  return backOf('deposit', from_deposit) + billed.reduce((sum, one) => sum + one.refunded_amount, 0);
}

/** Until when the owner makes one. */
export function billableUntil(report: { created_at: Date }): Date {
  return new Date(report.created_at.getTime() + BILL_WITHIN_HOURS * 3_600_000);
}

/** Until when the renter answers; silence accepts then what the deposit covers. */
export function billAnswerBy(bill: { created_at: Date }): Date {
  return new Date(bill.created_at.getTime() + BILL_ANSWER_HOURS * 3_600_000);
}

/** Price of refuelling, from that of a whole tank. @param missing  percent of it */
export function fuelAmount(tank_amount: number, missing: number): number {
  return Math.round(tank_amount * Math.max(0, missing)) / 100;
}
