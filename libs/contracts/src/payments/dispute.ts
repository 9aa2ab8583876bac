import { type InputOf, rules } from '@laravel-wire/core';
import { MESSAGE_MAX } from '../record';

/** Body of `answer_dispute`: what an admin adds to the evidence that the record gives. */
export const answerDisputeRules = rules({ explanation: `nullable|string|max:${MESSAGE_MAX}` });
export type AnswerDisputeInput = InputOf<typeof answerDisputeRules>;

/** Words of the card provider; those of a bank's question before a dispute, when nothing has moved yet, begin so. */
export const INQUIRY = 'warning_';
/** Evidence can be sent. */
export const ANSWERABLE_DISPUTES: readonly string[] = ['needs_response', 'warning_needs_response'];
/** The provider decides or asks. */
export const OPEN_DISPUTES: readonly string[] = [
  ...ANSWERABLE_DISPUTES,
  'under_review',
  'warning_under_review',
];
export const WON_DISPUTES: readonly string[] = ['won'];
const OVER_DISPUTES: readonly string[] = [...WON_DISPUTES, 'lost', 'warning_closed'];

/** True while the bank only asks: no money has moved. */
export const isInquiry = (status: string): boolean => status.startsWith(INQUIRY);

/** True while the bank has the money: from the dispute's beginning, unless it is won. */
export function isMoneyDisputed(status: string | null | undefined): boolean {
  return status != null && !WON_DISPUTES.includes(status) && !isInquiry(status);
}

/** True while the bank has the money and may still return it. */
export function mayMoneyComeBack(status: string | null | undefined): boolean {
  return status != null && isMoneyDisputed(status) && !isDisputeOver(status);
}

export function canAnswerDispute(status: string | null | undefined): boolean {
  return status != null && ANSWERABLE_DISPUTES.includes(status);
}

export function isDisputeOver(status: string): boolean {
  return OVER_DISPUTES.includes(status);
}
