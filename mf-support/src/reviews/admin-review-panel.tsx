import { type ReviewRecord, reviewType } from '@yard/contracts/reviews';
import { useRecord } from '@yard/data';
import { momentInWords } from '@yard/dates';
import { ForRight } from '@yard/session';
import { LinkButton, Panel, ReviewEntry, SidePanel, SkeletonPage, SpecSheet, Stack } from '@yard/ui';
import { MissingRecord } from '../missing/missing-record';
import { HideReview, ShowReview } from './moderate-review';
import { ReviewStatus } from './review-status';

export function AdminReviewPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(reviewType, id);
  const { data: review, isPending } = answer;
  return (
    <SidePanel title={review?.machine_subject ?? 'Review'} label="Review" onClose={onClose}>
      {!review && isPending && <SkeletonPage />}
      {!review && !isPending && (
        <MissingRecord answer={answer} list="/reviews" level={2} noun="review">
          The address is wrong.
        </MissingRecord>
      )}
      {review && <Review review={review} />}
    </SidePanel>
  );
}

function Review({ review }: { review: ReviewRecord }) {
  const { hidden_at, hide_reason } = review;
  return (
    <Stack gap={5}>
      <div>
        <ReviewStatus review={review} />
      </div>
      <SpecSheet
        facts={[
          { label: 'By', value: review.user_name },
          { label: 'About', value: review.reviewed_name },
          { label: 'Written', value: momentInWords(review.created_at) },
          ...(hidden_at ? [{ label: 'Hidden', value: `${momentInWords(hidden_at)}: ${hide_reason}` }] : []),
        ]}
      />
      <Panel title="What it says">
        <ReviewEntry review={review} />
      </Panel>
      <p>
        <LinkButton to={`/rental_requests/${review.rental_request_id}`}>See the rental</LinkButton>
      </p>
      <ForRight right="reviews">
        {hidden_at ? <ShowReview review={review} /> : <HideReview review={review} />}
      </ForRight>
    </Stack>
  );
}
