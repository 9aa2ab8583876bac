import type { NoticeFacts, NoticeText } from './rental-notices';

/** Titles and bodies about a machine that does not work. */
export const breakdownNotices = {
  reported: ({ machine, renter }: NoticeFacts, details: string): NoticeText => ({
    title: `${renter} reports a breakdown of ${machine}`,
    body: `${renter} writes:\n\n${details}\n\nRepair it, or offer another machine on the rental’s page. Each whole day that it is down is credited when the rental closes.`,
  }),
  resolved: ({ machine, owner }: NoticeFacts, message: string | null): NoticeText => ({
    title: `${machine} works again`,
    body: [`${owner} says that it is repaired.`, message].filter(Boolean).join('\n\n'),
  }),
};
