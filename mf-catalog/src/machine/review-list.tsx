import { type ReviewRecord, reviewType } from '@yard/contracts/reviews';
import { useLiveRecords, useRecords } from '@yard/data';
import { useSession } from '@yard/session';
import { Box, LinkButton, LoadFailed, pageOf, Pagination, ReviewEntry, SkeletonText } from '@yard/ui';
import { useState } from 'react';
import { Link } from 'react-router';

const SHOWN = 5;

type ReviewListProps = { of: { machine_id: number } | { user_id: number; about: 'machine' } };

export function ReviewList({ of }: ReviewListProps) {
  const [page, turnTo] = useState(1);
  const { user } = useSession();
  const reviews = useRecords(reviewType, { ...of, state: 'published', page, per_page: SHOWN });
  useLiveRecords(reviewType);
  if (reviews.data === undefined) {
    if (!reviews.isError) return <SkeletonText lines={4} />;
    return <LoadFailed title="We couldn’t load the reviews" answer={reviews} />;
  }
  return (
    <>
      <Box as="ul" bare divided aria-busy={reviews.isPlaceholderData}>
        {reviews.data.data.map((review) => (
          <Box as="li" key={review.id} padY={4}>
            {'user_id' in of && (
              <p>
                <Link to={`/machines/${review.machine_id}`}>{review.machine_subject}</Link>
              </p>
            )}
            <MachineReview review={review} isOwn={user?.id === review.reviewed_id} />
          </Box>
        ))}
      </Box>
      <Pagination {...pageOf(reviews.data)} noun="reviews" onPage={turnTo} />
    </>
  );
}

/** @param isOwn  whether the reader is who may answer */
function MachineReview({ review, isOwn }: { review: ReviewRecord; isOwn: boolean }) {
  return (
    <ReviewEntry review={review}>
      {isOwn && (
        <p>
          <LinkButton to={`/rentals/${review.rental_request_id}`}>Reply</LinkButton>
        </p>
      )}
    </ReviewEntry>
  );
}
