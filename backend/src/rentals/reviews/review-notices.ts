import { firstNameOf } from '@yard/contracts';
import { REVIEW_DAYS } from '@yard/contracts/reviews';
import type { NoticeFacts, NoticeText } from '../notices/rental-notices';
import type { Review } from './review.entity';

const authorOf = (facts: NoticeFacts, { about }: Review) =>
  about === 'machine' ? facts.renter : facts.owner;
const reviewedOf = (facts: NoticeFacts, { about }: Review) =>
  about === 'machine' ? facts.owner : facts.renter;

/** Titles and bodies, by what happened. */
export const reviewNotices = {
  reviewed: (facts: NoticeFacts, review: Review): NoticeText => ({
    title: `${authorOf(facts, review)} reviewed the rental of ${facts.machine}`,
    body: `You can read it after you write yours, or ${REVIEW_DAYS} days after the rental closed.`,
  }),
  reviews_published: (facts: NoticeFacts, review: Review): NoticeText => ({
    title: `Your reviews for ${facts.machine} are published`,
    body: `${authorOf(facts, review)} wrote one too. Read it and reply on the rental’s page.`,
  }),
  review_published: (facts: NoticeFacts, review: Review): NoticeText => ({
    title: `${authorOf(facts, review)}’s review of ${facts.machine} is published`,
    body: `The ${REVIEW_DAYS} days to review this rental are over. Read it and reply on the rental’s page.`,
  }),
  review_replied: (facts: NoticeFacts, review: Review): NoticeText => ({
    title: `${reviewedOf(facts, review)} replied to your review of ${facts.machine}`,
    body: `${firstNameOf(reviewedOf(facts, review))} wrote:\n\n${review.reply}`,
  }),
  review_hidden: (facts: NoticeFacts, review: Review): NoticeText => ({
    title: `We hid your review of ${facts.machine}`,
    body: `Only you and Yard can see it now. Reason:\n\n${review.hide_reason}`,
  }),
  review_shown: (facts: NoticeFacts): NoticeText => ({
    title: `Your review of ${facts.machine} is back`,
    body: 'Everyone can read it again.',
  }),
};
