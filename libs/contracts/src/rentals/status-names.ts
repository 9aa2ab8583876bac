import type { PaymentStatus, PayoutStatus } from '../payments/payment-words';
import type { RentalShownStatus } from './shown-status';

/** A rental's status as people read it, on both sites. */
export const RENTAL_STATUS_NAMES: Record<RentalShownStatus, string> = {
  pending: 'Waiting for an answer',
  approved: 'Approved',
  active: 'Rental is running',
  returned: 'Returned',
  declined: 'Declined',
  cancelled: 'Canceled',
  closed: 'Closed',
  overdue: 'Rental has ended',
  contested: 'Return is contested',
  at_bank: 'Waiting for the bank',
  starts_today: 'Starts today',
  bill_contested: 'Bill is contested',
};

export const PAYMENT_STATUS_NAMES: Record<PaymentStatus, string> = {
  pending: 'Waiting',
  requires_action: 'Needs your bank’s approval',
  processing: 'Being processed',
  succeeded: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  partially_refunded: 'Partly refunded',
  waived: 'Waived',
};

/** A payout's, as admins read it: to its owner two of them are said otherwise. */
export const PAYOUT_STATUS_NAMES: Record<PayoutStatus, string> = {
  pending: 'On its way',
  waiting_for_account: 'No account yet',
  paid: 'Paid',
  failed: 'Failed',
};
