import type { NoticeFacts, NoticeText } from './rental-notices';

/** What renters read of an owner who can answer nothing for now, and of one who is back. */
export const ownerNotices = {
  owner_suspended: {
    pending: ({ machine, owner }: NoticeFacts): NoticeText => ({
      title: `Your request for ${machine} can’t be answered for now`,
      body: `The account of ${owner} is suspended. You can cancel the request free of charge and look for another machine.`,
    }),
    approved: ({ machine, owner }: NoticeFacts): NoticeText => ({
      title: `We are looking at your rental of ${machine}`,
      body: `The account of ${owner} is suspended. Your rental stays as it is for now, and our team looks at it. Write to support if you need help.`,
    }),
  },
  owner_restored: {
    pending: ({ machine, owner }: NoticeFacts): NoticeText => ({
      title: `${owner} can answer your request again`,
      body: `The account is restored, and ${owner} can answer your request for ${machine}.`,
    }),
    approved: ({ machine, owner }: NoticeFacts): NoticeText => ({
      title: `Your rental of ${machine} goes on as agreed`,
      body: `The account of ${owner} is restored. Nothing of your rental changed.`,
    }),
  },
};
