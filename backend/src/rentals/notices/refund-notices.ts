import type { NoticeFacts, NoticeText } from './rental-notices';

/** Titles and bodies about proposed refunds. */
export const refundNotices = {
  /** Sent to other admins. @param amount  as text */
  proposed: (
    { machine, renter }: NoticeFacts,
    by: string,
    { amount, reason, cancels, payment_id }: ProposedWords,
  ): NoticeText => ({
    title: `${by} wants to refund ${amount} to ${renter}`,
    body: [
      cancels
        ? `The refund also cancels the rental of ${machine}.`
        : `The refund is from ${payment_id === null ? 'the deposit' : 'a payment'} for ${machine}.`,
      reason && `Reason:\n\n${reason}`,
      'Confirm or stop it on the rental’s page.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
};

interface ProposedWords {
  amount: string;
  reason: string | null;
  cancels: boolean;
  payment_id: number | null;
}
