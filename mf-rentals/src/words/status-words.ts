import {
  type PaymentStatus,
  type RentalRequestRecord,
  type RentalDisplayStatus,
  displayStatusOf,
} from '@yard/contracts';
import type { IconName, Tone } from '@yard/ui';
import { hasBegun, zoneOf } from './time-words';

export interface Words {
  label: string;
  tone: Tone;
  icon: IconName;
}

/** A rental's status as people read it. */
export const statusWords: Record<RentalDisplayStatus, Words> = {
  pending: { label: 'Waiting for an answer', tone: 'warn', icon: 'waiting' },
  approved: { label: 'Approved', tone: 'good', icon: 'check-circle' },
  active: { label: 'Rental is running', tone: 'info', icon: 'machine' },
  returned: { label: 'Returned', tone: 'info', icon: 'return' },
  declined: { label: 'Declined', tone: 'bad', icon: 'closed' },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: 'ban' },
  closed: { label: 'Closed', tone: 'neutral', icon: 'check' },
  overdue: { label: 'Rental has ended', tone: 'warn', icon: 'clock' },
  contested: { label: 'Return is contested', tone: 'bad', icon: 'warning' },
};

/** Its day has come, its hour has not. */
const STARTS_TODAY: Words = { label: 'Starts today', tone: 'good', icon: 'check-circle' };

/** A rental's standing in words, the same on every list and page. */
export function wordsOfStatus(request: RentalRequestRecord, now: Date): Words {
  const words = statusWords[displayStatusOf(request, zoneOf(request.machine), now)];
  if (words === statusWords.active && !hasBegun(request, now)) return STARTS_TODAY;
  const isBill = request.bill?.status === 'contested' && words === statusWords.contested;
  return isBill ? { ...words, label: 'Bill is contested' } : words;
}

/** Where a payment stands, as people read it. */
export const paymentWords: Record<PaymentStatus, Words> = {
  pending: { label: 'Waiting', tone: 'neutral', icon: 'clock' },
  requires_action: { label: 'Needs your bank’s approval', tone: 'warn', icon: 'warning' },
  processing: { label: 'Being processed', tone: 'info', icon: 'clock' },
  succeeded: { label: 'Paid', tone: 'good', icon: 'check-circle' },
  failed: { label: 'Failed', tone: 'bad', icon: 'error' },
  refunded: { label: 'Refunded', tone: 'neutral', icon: 'return' },
  partially_refunded: { label: 'Partly refunded', tone: 'neutral', icon: 'return' },
};
