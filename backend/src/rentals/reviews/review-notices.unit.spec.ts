import { facts } from '../../../test/notice-facts';
import type { NoticeText } from '../notices/rental-notices';
import { reviewNotices } from './review-notices';
import { Review } from './review.entity';

const review = Object.assign(new Review(), { about: 'machine', reply: 'Thanks.', hide_reason: 'Rude.' });
const ofRenter = Object.assign(new Review(), { about: 'renter', reply: 'Thanks.' });

it.each<[string, NoticeText, NoticeText]>([
  [
    'one wrote',
    reviewNotices.reviewed(facts, review),
    {
      title: 'Rita Renter reviewed the rental of Crawler Excavator',
      body: 'You read it once you have written yours, or 14 days after the rental was closed.',
    },
  ],
  [
    'the owner wrote',
    reviewNotices.reviewed(facts, ofRenter),
    {
      title: 'Olive Owner reviewed the rental of Crawler Excavator',
      body: 'You read it once you have written yours, or 14 days after the rental was closed.',
    },
  ],
  [
    'both wrote',
    reviewNotices.reviews_published(facts, review),
    {
      title: 'The reviews of Crawler Excavator are published',
      body: 'Rita Renter has written too. Read it on the rental’s page; you can reply there.',
    },
  ],
  [
    'its days are over',
    reviewNotices.review_published(facts, review),
    {
      title: 'Rita Renter’s review of Crawler Excavator is published',
      body: 'The 14 days to review this rental are over. Read it on the rental’s page; you can reply there.',
    },
  ],
  [
    'the owner replied',
    reviewNotices.review_replied(facts, review),
    {
      title: 'Olive Owner replied to your review of Crawler Excavator',
      body: 'Olive Owner writes:\n\nThanks.',
    },
  ],
  [
    'the renter replied',
    reviewNotices.review_replied(facts, ofRenter),
    {
      title: 'Rita Renter replied to your review of Crawler Excavator',
      body: 'Rita Renter writes:\n\nThanks.',
    },
  ],
  [
    'hidden',
    reviewNotices.review_hidden(facts, review),
    {
      title: 'Your review of Crawler Excavator is hidden',
      body: 'Nobody but you and Yard sees it now. The reason given:\n\nRude.',
    },
  ],
  [
    'shown again',
    reviewNotices.review_shown(facts),
    { title: 'Your review of Crawler Excavator is shown again', body: 'Everybody can read it, as before.' },
  ],
])('tells those concerned of a review: %s', (_event, notice, words) => {
  expect(notice).toEqual(words);
});
