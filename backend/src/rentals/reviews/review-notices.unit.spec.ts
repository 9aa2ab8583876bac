import { facts } from '../../../test/notice-facts';
import type { NoticeText } from '../notices/rental-notices';
import { reviewNotices } from './review-notices';
import { Review } from './review.entity';

const review = Object.assign(new Review(), { about: 'machine', reply: 'Thanks.', hide_reason: 'Rude.' });
const ofRenter = Object.assign(new Review(), { about: 'renter', reply: 'Thanks.' });

it.each(
  Object.entries<NoticeText>({
    'Rita Renter reviewed the rental of Crawler Excavator\nYou can read it after you write yours, or 14 days after the rental closed.':
      reviewNotices.reviewed(facts, review),
    'Olive Owner reviewed the rental of Crawler Excavator\nYou can read it after you write yours, or 14 days after the rental closed.':
      reviewNotices.reviewed(facts, ofRenter),
    'Your reviews for Crawler Excavator are published\nRita Renter wrote one too. Read it and reply on the rental’s page.':
      reviewNotices.reviews_published(facts, review),
    'Rita Renter’s review of Crawler Excavator is published\nThe 14 days to review this rental are over. Read it and reply on the rental’s page.':
      reviewNotices.review_published(facts, review),
    'Olive Owner replied to your review of Crawler Excavator\nOlive wrote:\n\nThanks.':
      reviewNotices.review_replied(facts, review),
    'Rita Renter replied to your review of Crawler Excavator\nRita wrote:\n\nThanks.':
      reviewNotices.review_replied(facts, ofRenter),
    'We hid your review of Crawler Excavator\nOnly you and Yard can see it now. Reason:\n\nRude.':
      reviewNotices.review_hidden(facts, review),
    'Your review of Crawler Excavator is back\nEveryone can read it again.':
      reviewNotices.review_shown(facts),
  }),
)('tells those concerned of a review: %s', (text, { title, body }) => {
  expect(`${title}\n${body}`).toBe(text);
});
