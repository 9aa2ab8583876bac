import { allow, defineRecord, deny, type InputOf, rules } from '@laravel-wire/core';
import { type Actor, MESSAGE_MAX, REASON_MAX, TITLE_MAX } from '../record';
import type { RentalStatus } from '../rentals/rental-request.state';
import type { ReviewRecord } from './records';

const reviewFilters = rules({
  machine_id: 'nullable|integer|min:1',
  user_id: 'nullable|integer|min:1',
  rental_request_id: 'nullable|integer|min:1',
  about: 'nullable|string|in:machine,renter',
  state: 'nullable|string|in:waiting,published,hidden',
  search: `nullable|string|max:${TITLE_MAX}`,
});
export type ReviewFilters = InputOf<typeof reviewFilters>;

export const reviewType = defineRecord<ReviewRecord>({
  endpoint: 'api/reviews',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'reviews',
  filters: reviewFilters,
  sorts: ['created_at', 'rating'],
});

const STARS = 'integer|between:1,5';
export const reviewRules = rules({
  rental_request_id: 'required|integer',
  rating: `required|${STARS}`,
  condition: `nullable|${STARS}`,
  communication: `nullable|${STARS}`,
  content: `nullable|string|max:${MESSAGE_MAX}`,
});
export type ReviewInput = InputOf<typeof reviewRules>;

export const replyRules = rules({ content: `required|string|max:${MESSAGE_MAX}` });
export type ReplyInput = InputOf<typeof replyRules>;

export const hideReviewRules = rules({ reason: `required|string|max:${REASON_MAX}` });
export type HideReviewInput = InputOf<typeof hideReviewRules>;

/** So long after a rental is closed both may review it; then what one wrote is published without the other's. */
export const REVIEW_DAYS = 14;

/** Until when a rental may be reviewed; from then on everybody reads what was written. */
export function reviewedUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + REVIEW_DAYS * 86_400_000);
}

/** True once it is closed: both sides write reviews then. */
export const hasReviews = ({ status }: { status: RentalStatus }) => status === 'closed';

/** Why a rental cannot be reviewed now; null where it can. */
export function reviewRefusal(status: RentalStatus, closedAt: Date | null, now: Date): string | null {
  if (!hasReviews({ status }) || !closedAt)
    return `This rental is ${status}; it is reviewed once it is closed.`;
  return now < reviewedUntil(closedAt) ? null : `The ${REVIEW_DAYS} days to review this rental are over.`;
}

export type ReviewState = 'waiting' | 'published' | 'hidden';

export const REVIEW_STATE_NAMES = {
  waiting: 'Waiting',
  published: 'Published',
  hidden: 'Hidden',
} as const satisfies Record<ReviewState, string>;

export function reviewStateOf({ published_at, hidden_at }: Pick<ReviewRecord, 'published_at' | 'hidden_at'>) {
  if (hidden_at) return 'hidden' satisfies ReviewState;
  return published_at ? ('published' satisfies ReviewState) : ('waiting' satisfies ReviewState);
}

export const reviewPolicy = {
  /** An unpublished review is visible to its author and admins alone. */
  view: () => allow(),
  create: (actor: Actor, request: { user_id: number; owner_id: number }) =>
    actor.id === request.user_id || actor.id === request.owner_id
      ? allow()
      : deny('Only the renter and the owner can review this rental.'),
  reply: (actor: Actor | null, review: { reviewed_id: number }) =>
    actor?.id === review.reviewed_id ? allow() : deny('Only the person reviewed can reply.'),
};

/** First name and initial: a renter's name is for the other side of a rental, reviews are for everybody. */
export function shortName(name: string): string {
  const [first = '', ...more] = name.trim().split(/\s+/u);
  const initial = more.at(-1)?.match(/^./u)?.[0];
  return initial ? `${first} ${initial}.` : first;
}
