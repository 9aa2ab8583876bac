import type { NoticeFacts, NoticeText } from './rental-notices';

/** Titles and bodies about refunds that wait. */
export const refundNotices = {
  /** To other admins. @param amount  as text */
  proposed: (
    { machine, renter }: NoticeFacts,
    by: string,
    amount: string,
    reason: string | null,
  ): NoticeText => ({
    title: `${by} wants to refund ${amount} to ${renter}`,
    body: [
      `It is of the deposit for ${machine}, and waits for your yes on the rental’s page.`,
      reason && `The reason given:\n\n${reason}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
};
