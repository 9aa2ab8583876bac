import { firstNameOf } from '@yard/contracts';
import type { NoticeFacts, NoticeText } from './rental-notices';

/** Titles and bodies about a machine that does not work. */
export const breakdownNotices = {
  reported: ({ machine, renter }: NoticeFacts, details: string): NoticeText => ({
    title: `${renter} reported a breakdown of ${machine}`,
    body: `${firstNameOf(renter)} wrote:\n\n${details}\n\nRepair it, or offer another machine on the rental’s page. When the rental closes, ${firstNameOf(renter)} gets a credit for each full day it was down.`,
  }),
  resolved: ({ machine, owner }: NoticeFacts, message: string | null): NoticeText => ({
    title: `${machine} works again`,
    body: [`${owner} says it’s repaired.`, message].filter(Boolean).join('\n\n'),
  }),
};
