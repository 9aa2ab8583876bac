import type { NoticeFacts, NoticeText } from './rental-notices';

/** Titles and bodies about refunds that wait. */
export const refundNotices = {
  /** To other admins. @param amount  as text */
  proposed: (
    { machine, renter }: NoticeFacts,
    by: string,
    { amount, reason, cancels }: { amount: string; reason: string | null; cancels: boolean },
  ): NoticeText => ({
    title: `${by} wants to refund ${amount} to ${renter}`,
    body: [
      cancels
        ? `The rental of ${machine} is cancelled with it. It waits for your yes on the rental’s page.`
        : `It is of the deposit for ${machine}, and waits for your yes on the rental’s page.`,
      reason && `The reason given:\n\n${reason}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }),
};
