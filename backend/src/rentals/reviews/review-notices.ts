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
    body: `You read it once you have written yours, or ${REVIEW_DAYS} days after the rental was closed.`,
  }),
  reviews_published: (facts: NoticeFacts, review: Review): NoticeText => ({
    title: `The reviews of ${facts.machine} are published`,
    body: `${authorOf(facts, review)} has written too. Read it on the rental’s page; you can reply there.`,
  }),
  review_published: (facts: NoticeFacts, review: Review): NoticeText => ({
    title: `${authorOf(facts, review)}’s review of ${facts.machine} is published`,
    body: `The ${REVIEW_DAYS} days to review this rental are over. Read it on the rental’s page; you can reply there.`,
  }),
  review_replied: (facts: NoticeFacts, review: Review): NoticeText => ({
    title: `${reviewedOf(facts, review)} replied to your review of ${facts.machine}`,
    body: `${reviewedOf(facts, review)} writes:\n\n${review.reply}`,
  }),
  review_hidden: (facts: NoticeFacts, review: Review): NoticeText => ({
    title: `Your review of ${facts.machine} is hidden`,
    body: `Nobody but you and Yard sees it now. The reason given:\n\n${review.hide_reason}`,
  }),
  review_shown: (facts: NoticeFacts): NoticeText => ({
    title: `Your review of ${facts.machine} is shown again`,
    body: 'Everybody can read it, as before.',
  }),
};
