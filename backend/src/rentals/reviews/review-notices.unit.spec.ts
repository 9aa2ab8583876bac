import { facts } from '../../../test/notice-facts';
import type { NoticeText } from '../notices/rental-notices';
import { reviewNotices } from './review-notices';
import { Review } from './review.entity';

const review = Object.assign(new Review(), { about: 'machine', reply: 'Thanks.', hide_reason: 'Rude.' });
const ofRenter = Object.assign(new Review(), { about: 'renter', reply: 'Thanks.' });

it.each<[string, NoticeText, string, string]>([
  [
    'one wrote',
    reviewNotices.reviewed(facts, review),
    'Rita Renter reviewed the rental of Crawler Excavator',
    'You read it once you have written yours, or 14 days after the rental was closed.',
  ],
  [
    'the owner wrote',
    reviewNotices.reviewed(facts, ofRenter),
    'Olive Owner reviewed the rental of Crawler Excavator',
    'You read it once you have written yours, or 14 days after the rental was closed.',
  ],
  [
    'both wrote',
    reviewNotices.reviews_published(facts, review),
    'The reviews of Crawler Excavator are published',
    'Rita Renter has written too. Read it on the rental’s page; you can reply there.',
  ],
  [
    'its days are over',
    reviewNotices.review_published(facts, review),
    'Rita Renter’s review of Crawler Excavator is published',
    'The 14 days to review this rental are over. Read it on the rental’s page; you can reply there.',
  ],
  [
    'the owner replied',
    reviewNotices.review_replied(facts, review),
    'Olive Owner replied to your review of Crawler Excavator',
    'Olive Owner writes:\n\nThanks.',
  ],
  [
    'the renter replied',
    reviewNotices.review_replied(facts, ofRenter),
    'Rita Renter replied to your review of Crawler Excavator',
    'Rita Renter writes:\n\nThanks.',
  ],
  [
    'hidden',
    reviewNotices.review_hidden(facts, review),
    'Your review of Crawler Excavator is hidden',
    'Nobody but you and Yard sees it now. The reason given:\n\nRude.',
  ],
  [
    'shown again',
    reviewNotices.review_shown(facts),
    'Your review of Crawler Excavator is shown again',
    'Everybody can read it, as before.',
  ],
])('tells those concerned of a review: %s', (_event, notice, title, body) => {
  expect(notice).toEqual({ title, body });
});
