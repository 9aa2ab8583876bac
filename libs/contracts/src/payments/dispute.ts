import { type InputOf, rules } from '@laravel-wire/core';
import { MESSAGE_MAX } from '../lengths';

/** Body of `answer_dispute`: what an admin adds to the evidence that the record gives. */
export const answerDisputeRules = rules({ explanation: `nullable|string|max:${MESSAGE_MAX}` });
export type AnswerDisputeInput = InputOf<typeof answerDisputeRules>;

/** A bank's question before a dispute: nothing has moved yet. */
const isInquiry = (status: string) => status.startsWith('warning_');

/** Whether the bank has the money: from the dispute's beginning, unless it is won. */
export function isMoneyDisputed(status: string | null | undefined): boolean {
  return status != null && status !== 'won' && !isInquiry(status);
}

/** Whether evidence can be sent. */
export function canAnswerDispute(status: string | null | undefined): boolean {
  return status === 'needs_response' || status === 'warning_needs_response';
}

/** Whether nothing more will happen. */
export function isDisputeOver(status: string): boolean {
  return ['won', 'lost', 'warning_closed'].includes(status);
}
