import { facts } from '../../../test/notice-facts';
import type { NoticeText } from '../notices/rental-notices';
import { reviewNotices } from './review-notices';
import { Review } from './review.entity';

const review = Object.assign(new Review(), { about: 'machine', reply: 'Thanks.', hide_reason: 'Rude.' });
const ofRenter = Object.assign(new Review(), { about: 'renter', reply: 'Thanks.' });

it.each(
  Object.entries<[NoticeText, string]>({
    'one wrote': [
      reviewNotices.reviewed(facts, review),
      'Rita Renter reviewed the rental of Crawler Excavator\nYou can read it after you write yours, or 14 days after the rental closed.',
    ],
    'the owner wrote': [
      reviewNotices.reviewed(facts, ofRenter),
      'Olive Owner reviewed the rental of Crawler Excavator\nYou can read it after you write yours, or 14 days after the rental closed.',
    ],
    'both wrote': [
      reviewNotices.reviews_published(facts, review),
      'Your reviews for Crawler Excavator are published\nRita Renter wrote one too. Read it and reply on the rental’s page.',
    ],
    'its days are over': [
      reviewNotices.review_published(facts, review),
      'Rita Renter’s review of Crawler Excavator is published\nThe 14 days to review this rental are over. Read it and reply on the rental’s page.',
    ],
    'the owner replied': [
      reviewNotices.review_replied(facts, review),
      'Olive Owner replied to your review of Crawler Excavator\nOlive wrote:\n\nThanks.',
    ],
    'the renter replied': [
      reviewNotices.review_replied(facts, ofRenter),
      'Rita Renter replied to your review of Crawler Excavator\nRita wrote:\n\nThanks.',
    ],
    hidden: [
      reviewNotices.review_hidden(facts, review),
      'We hid your review of Crawler Excavator\nOnly you and Yard can see it now. Reason:\n\nRude.',
    ],
    'shown again': [
      reviewNotices.review_shown(facts),
      'Your review of Crawler Excavator is back\nEveryone can read it again.',
    ],
  }),
)('tells those concerned of a review: %s', (_event, [{ title, body }, text]) => {
  expect(`${title}\n${body}`).toBe(text);
});
