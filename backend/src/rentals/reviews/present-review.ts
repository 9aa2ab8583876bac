import type { BaseFields, ReviewRecord } from '@yard/contracts';
import { shortName } from '@yard/contracts/reviews';
import { reviewShape } from '@yard/contracts/records';
import { presenterOf, wireInstant } from '@kit/server/store/present';
import type { Review } from './review.entity';

/** What a review shows beside its own columns. */
export interface ReviewParts {
  author: string;
  reviewed: string;
  machine: string;
}

/** Columns that everybody reads who reads one at all. The rest is stated below, for each reader. */
type ForEverybody =
  | keyof BaseFields
  | 'rental_request_id'
  | 'machine_id'
  | 'about'
  | 'user_id'
  | 'reviewed_id'
  | 'rating'
  | 'condition'
  | 'communication'
  | 'content'
  | 'reply'
  | 'replied_at'
  | 'hidden_at'
  | 'hide_reason';

export const presentReview = presenterOf(
  reviewShape,
  (
    review: Review,
    { author, reviewed, machine }: ReviewParts,
    now: Date,
  ): Omit<ReviewRecord, ForEverybody> => {
    const isOfRenter = review.about === 'machine';
    return {
      machine_subject: machine,
      user_name: isOfRenter ? shortName(author) : author,
      reviewed_name: isOfRenter ? reviewed : shortName(reviewed),
      published_at: review.publish_at <= now ? wireInstant(review.publish_at) : null,
    };
  },
);
