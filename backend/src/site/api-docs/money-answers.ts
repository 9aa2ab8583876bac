import { type Answers, nothing, one, or, page, reading } from './answer';
import { ref } from './json-schema';

/** 202 where a refund waits for a second admin. */
const orWaiting = {
  ...or(one('RentalRequest'), 409),
  status: 200,
  others: { 202: ref('RentalRequest') },
};

/** Payments, refunds, payouts and the books. */
export const moneyAnswers: Answers = {
  'GET /api/payments': page('DeskPayment'),
  'GET /api/payments/{id}': one('DeskPayment'),
  'GET /api/ledger_entries': page('LedgerEntry'),
  'GET /api/ledger_entries/summary': one('LedgerSummary'),
  'GET /api/statements': page('Statement'),
  'GET /api/statements/{id}': one('StatementView'),
  ...reading('/api/payouts', 'Payout'),
  'POST /api/rental_requests/{id}/payments/{pid}/answer_dispute': or(one('Payment'), 409, 503),
  'POST /api/rental_requests/{id}/payments/{pid}/charge_again': or(one('Payment'), 409, 503),
  'POST /api/rental_requests/{id}/payments/{pid}/ask_for_card': or(one('Payment'), 409),
  'POST /api/rental_requests/{id}/payments/{pid}/waive': or(one('Payment'), 409, 503),
  'POST /api/payouts/{id}/retry': or(one('Payout'), 409),
  'GET /api/payouts/account': or(one('PayoutAccount'), 403),
  'POST /api/payouts/account': or(one('OnboardingLink'), 403, 503),
  'POST /api/payouts/account/simulated': or(one('PayoutAccount'), 403, 404, 503),
  'POST /api/rental_requests/{id}/refund_deposit': orWaiting,
  'POST /api/rental_requests/{id}/refund': orWaiting,
  'POST /api/rental_requests/{id}/refund/preview': or(one('RefundPreview'), 409),
  'POST /api/rental_requests/{id}/cancel': orWaiting,
  'GET /api/proposed_refunds': page('ProposedRefund'),
  'POST /api/proposed_refunds/{id}/confirm': or(nothing, 409),
  'POST /api/proposed_refunds/{id}/stop': or(nothing, 409),
};
