import { reviewStateOf, type ReviewRecord } from '@yard/contracts/reviews';
import { StatusBadge } from '@yard/ui';

/** Who reads it, in a word. */
export function ReviewStatus({ review }: { review: Pick<ReviewRecord, 'published_at' | 'hidden_at'> }) {
  switch (reviewStateOf(review)) {
    case 'hidden':
      return <StatusBadge tone="bad">Hidden</StatusBadge>;
    case 'published':
      return <StatusBadge tone="good">Published</StatusBadge>;
    case 'waiting':
      return <StatusBadge tone="neutral">Waiting</StatusBadge>;
  }
}
