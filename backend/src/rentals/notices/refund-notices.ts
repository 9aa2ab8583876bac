import type { NoticeFacts, NoticeText } from './rental-notices';

/** Titles and bodies about refunds that wait. */
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
        ? `The rental of ${machine} is cancelled with it. It waits for your yes on the rental’s page.`
        : `It is of ${payment_id === null ? 'the deposit' : 'a payment'} for ${machine}, and waits for your yes on the rental’s page.`,
      reason && `The reason given:\n\n${reason}`,
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
