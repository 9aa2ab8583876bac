import { reviewList } from '@yard/contracts/back-office';
import { reviewType } from '@yard/contracts/reviews';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { Stars } from '@yard/ui';
import { AdminReviewPanel } from './admin-review-panel';
import { ReviewStatus } from './review-status';

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
      children: 'What renters and owners say of each other after a rental stands here.',
    }}
    Panel={AdminReviewPanel}
  />
);
export default AdminReviewsPage;
