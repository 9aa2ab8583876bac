import { reviewList } from '@yard/contracts/back-office';
import { REVIEW_STATE_NAMES, reviewStateOf, reviewType, type ReviewRecord } from '@yard/contracts/reviews';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { LinkButton, Panel, ReviewEntry, SidePanel, SpecSheet } from '@yard/ui';
import { Stack, Stars, StatusBadge } from '@yard/ui';
import { useRecord } from '@yard/data';
import { momentInWords } from '@yard/dates';
import { ForRight } from '@yard/session';
import { MissingRecord } from '../missing/missing-record';
import { HideReview, ShowReview } from './moderate-review';

const columns = columnsOf(reviewList, {
  rating: { width: '120px', sortable: true, render: ({ rating }) => <Stars value={rating} /> },
  content: {
    grows: true,
    render: ({ content }) => content?.trim().split('\n', 1)[0] ?? '–',
    below: ({ machine_subject, user_name }) => `${machine_subject} · ${user_name}`,
  },
  machine_subject: { wide: true },
  user_name: { wide: true },
  status: { render: (review) => <ReviewStatus review={review} /> },
  created_at: { width: '120px', sortable: true, wide: true, date: 'day' },
});

const STATE = {
  name: 'state',
  label: 'Which reviews',
  segments: [
    { value: 'all', label: 'All', asks: {} },
    { value: 'published', label: 'Published' },
    { value: 'waiting', label: 'Waiting' },
    { value: 'hidden', label: 'Hidden' },
  ],
} as const;

const AdminReviewsPage = () => (
  <AdminList
    live
    type={reviewType}
    title="Reviews"
    noun="review"
    beside="review"
    search="Text, machine, author"
    choices={[STATE]}
    narrowed={{ user_id: { of: 'user', label: 'Of' }, machine_id: { of: 'machine', label: 'Of' } }}
    order={[['created_at', 'rating'], { key: 'created_at', direction: 'desc' }]}
    columns={columns}
    none={{
      icon: 'star',
      title: 'No reviews here',
      children: 'Reviews that renters and owners write after a rental show up here.',
    }}
    Panel={AdminReviewPanel}
  />
);
export default AdminReviewsPage;

export function AdminReviewPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(reviewType, id);
  const { data: review } = answer;
  return (
    <SidePanel title={review?.machine_subject ?? 'Review'} label="Review" onClose={onClose}>
      {!review && (
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

const TONES = { hidden: 'bad', published: 'good', waiting: 'neutral' } as const;

function ReviewStatus({ review }: { review: Pick<ReviewRecord, 'published_at' | 'hidden_at'> }) {
  const state = reviewStateOf(review);
  return <StatusBadge tone={TONES[state]}>{REVIEW_STATE_NAMES[state]}</StatusBadge>;
}
