import { type ReviewRecord, reviewType } from '@yard/contracts/reviews';
import { AdminList } from '@yard/remote-kit/admin-list';
import { type Column, DateText, Stars } from '@yard/ui';
import { AdminReviewPanel } from './admin-review-panel';
import { ReviewStatus } from './review-status';

const columns: readonly Column<ReviewRecord>[] = [
  {
    key: 'rating',
    label: 'Stars',
    width: '120px',
    sortable: true,
    render: ({ rating }) => <Stars value={rating} />,
  },
  {
    key: 'content',
    label: 'Review',
    grows: true,
    render: ({ content }) => content?.trim().split('\n', 1)[0] ?? '–',
    below: ({ machine_subject, user_name }) => `${machine_subject} · ${user_name}`,
  },
  { key: 'machine', label: 'Machine', wide: true, render: ({ machine_subject }) => machine_subject },
  { key: 'user_name', label: 'By', wide: true, render: ({ user_name }) => user_name },
  { key: 'status', label: 'Status', render: (review) => <ReviewStatus review={review} /> },
  {
    key: 'created_at',
    label: 'Written',
    width: '120px',
    sortable: true,
    wide: true,
    render: ({ created_at }) => <DateText dayOnly value={created_at} />,
  },
];

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
