import { REVIEW_STATE_NAMES, reviewStateOf, type ReviewRecord } from '@yard/contracts/reviews';
import { StatusBadge } from '@yard/ui';

const TONES = { hidden: 'bad', published: 'good', waiting: 'neutral' } as const;

export function ReviewStatus({ review }: { review: Pick<ReviewRecord, 'published_at' | 'hidden_at'> }) {
  const state = reviewStateOf(review);
  return <StatusBadge tone={TONES[state]}>{REVIEW_STATE_NAMES[state]}</StatusBadge>;
}
