import type { PaymentRecord, PaymentStatus, RentalRequestRecord, RentalShownStatus } from '@yard/contracts';
import {
  duePayment,
  hasFailed,
  isBooked,
  PAYMENT_STATUS_NAMES,
  RENTAL_STATUS_NAMES,
  shownStatusOf,
  zoneOf,
} from '@yard/contracts';
import { daysCovered, todayIn } from '@yard/dates';
import type { IconName, Tone } from '@yard/ui';

export type Words = { label: string; tone: Tone; icon: IconName };

export const statusWords: Record<RentalShownStatus, Words> = {
  pending: { label: RENTAL_STATUS_NAMES.pending, tone: 'warn', icon: 'waiting' },
  approved: { label: RENTAL_STATUS_NAMES.approved, tone: 'good', icon: 'check-circle' },
  active: { label: RENTAL_STATUS_NAMES.active, tone: 'info', icon: 'machine' },
  returned: { label: RENTAL_STATUS_NAMES.returned, tone: 'info', icon: 'return' },
  declined: { label: RENTAL_STATUS_NAMES.declined, tone: 'bad', icon: 'closed' },
  cancelled: { label: RENTAL_STATUS_NAMES.cancelled, tone: 'neutral', icon: 'ban' },
  closed: { label: RENTAL_STATUS_NAMES.closed, tone: 'neutral', icon: 'check' },
  overdue: { label: RENTAL_STATUS_NAMES.overdue, tone: 'bad', icon: 'clock' },
  contested: { label: RENTAL_STATUS_NAMES.contested, tone: 'bad', icon: 'warning' },
  at_bank: { label: RENTAL_STATUS_NAMES.at_bank, tone: 'warn', icon: 'waiting' },
  starts_today: { label: RENTAL_STATUS_NAMES.starts_today, tone: 'good', icon: 'check-circle' },
  bill_contested: { label: RENTAL_STATUS_NAMES.bill_contested, tone: 'bad', icon: 'warning' },
};

/** A rental's standing in words, the same on every list and page. */
export function wordsOfStatus(request: RentalRequestRecord, now: Date): Words {
  const status = shownStatusOf(request, now);
  const words = statusWords[status];
  return status === 'overdue' ? { ...words, label: daysLate(request, now) ?? words.label } : words;
}

/** The same for its two sides; admins read of what is unpaid in a badge of its own. */
export function wordsForSides(request: RentalRequestRecord, now: Date): Words {
  const words = wordsOfStatus(request, now);
  const due = isBooked(request.status) && words.tone !== 'bad' ? duePayment(request) : null;
  return due && hasFailed(due) ? { ...paymentWords.failed, label: 'Payment failed' } : words;
}

/** "13 days late"; null on the last day itself, whose hour may have passed. */
export function daysLate({ end_date, machine }: RentalRequestRecord, now: Date): string | null {
  const days = daysCovered(end_date, todayIn(zoneOf(machine), now)) - 1;
  return days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} late` : null;
}

export const wordsOfPayment = ({ status }: Pick<PaymentRecord, 'status'>): Words => paymentWords[status];

export const paymentWords: Record<PaymentStatus, Words> = {
  pending: { label: PAYMENT_STATUS_NAMES.pending, tone: 'neutral', icon: 'clock' },
  requires_action: { label: PAYMENT_STATUS_NAMES.requires_action, tone: 'warn', icon: 'warning' },
  processing: { label: PAYMENT_STATUS_NAMES.processing, tone: 'info', icon: 'clock' },
  succeeded: { label: PAYMENT_STATUS_NAMES.succeeded, tone: 'good', icon: 'check-circle' },
  failed: { label: PAYMENT_STATUS_NAMES.failed, tone: 'bad', icon: 'error' },
  refunded: { label: PAYMENT_STATUS_NAMES.refunded, tone: 'neutral', icon: 'return' },
  partially_refunded: { label: PAYMENT_STATUS_NAMES.partially_refunded, tone: 'neutral', icon: 'return' },
  waived: { label: PAYMENT_STATUS_NAMES.waived, tone: 'neutral', icon: 'check' },
};
