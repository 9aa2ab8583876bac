import { type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { reviewedUntil, type ReviewRecord, reviewRefusal, reviewType } from '@yard/contracts/reviews';
import { isFirstTry, useLiveRecords, useRecords } from '@yard/data';
import { Hint, LoadFailed, Panel, SkeletonText, Stack } from '@yard/ui';
import { firstNameOf, otherParty, type Reader } from '../../words/reader';
import { instantWords } from '../../words/time-words';
import { RentalReview } from './rental-review';
import { ReviewForm } from './review-form';

export type RentalReviewsProps = { request: RentalRequestRecord; reader: Reader; userId: number };

/** Both sides' reviews; null fetches nothing. */
export function useRentalReviews(requestId: number | null) {
  const reviews = useRecords(reviewType, { rental_request_id: requestId }, { enabled: requestId !== null });
  return { reviews, isLoading: isFirstTry(reviews) };
}

/** Both reviews once the rental is closed, and the form for a side that has not written yet. */
export function RentalReviews({ request, reader, userId }: RentalReviewsProps) {
  const { reviews } = useRentalReviews(request.id);
  useLiveRecords(reviewType);
  if (reviews.data === undefined) {
    return (
      <Panel title="Reviews">
        {reviews.isError ? (
          <LoadFailed title="We couldn’t load the reviews" answer={reviews} />
        ) : (
          <SkeletonText lines={4} />
        )}
      </Panel>
    );
  }
  const written = reviews.data.data;
  const hasOwn = written.some(({ user_id }) => user_id === userId);
  const closedAt = request.closed_at ? new Date(request.closed_at) : null;
  const isOpen =
    reader !== 'admin' && !hasOwn && reviewRefusal(request.status, closedAt, new Date()) === null;
  const until = closedAt && instantWords(reviewedUntil(closedAt), zoneOf(request.machine));
  if (!isOpen && written.length === 0) return null;
  return (
    <Panel title="Reviews">
      <Stack gap={6}>
        <Written
          {...{ written, userId, until }}
          zone={zoneOf(request.machine)}
          other={firstNameOf(otherParty(request, reader))}
        />
        {isOpen && until && <ReviewForm request={request} reader={reader} until={until} />}
      </Stack>
    </Panel>
  );
}

interface WrittenProps {
  written: readonly ReviewRecord[];
  userId: number;
  /** The time at which a review is published without the other side's. */
  until: string | null;
  other: string;
  zone: string;
}

function Written({ written, userId, until, other, zone }: WrittenProps) {
  return written.map((review) => (
    <RentalReview key={review.id} review={review} zone={zone} canReply={review.reviewed_id === userId}>
      {review.hidden_at && <Hint>Yard hid it: {review.hide_reason}</Hint>}
      {review.published_at === null && (
        <Hint>
          Published once {other} has written one too, or on {until}.
        </Hint>
      )}
    </RentalReview>
  ));
}
