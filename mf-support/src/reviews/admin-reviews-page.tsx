import { type ReviewRecord, reviewType, type ReviewState } from '@yard/contracts/reviews';
import { useLiveRecords, useRecords } from '@yard/data';
import { NarrowedList, RecordTable, type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import { type Column, DateText, EmptyState, FilterBar, PageHeader, Segmented, Stars } from '@yard/ui';
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

const NARROWED = {
  user_id: { of: 'user', label: 'Of' },
  machine_id: { of: 'machine', label: 'Of' },
} as const;

const SEGMENTS: readonly { value: ReviewState | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'hidden', label: 'Hidden' },
];

function stateIn(filters: UrlFilters): ReviewState | 'all' {
  const filter = filters.get('state');
  return SEGMENTS.find(({ value }) => value === filter)?.value ?? 'all';
}

/** Everybody's reviews; one opens beside the list, to be hidden or shown. */
export default function AdminReviewsPage() {
  const filters = useUrlFilters('review');
  const sort = filters.sortOf(['created_at', 'rating'], { key: 'created_at', direction: 'desc' });
  const state = stateIn(filters);
  const reviews = useRecords(reviewType, {
    search: filters.get('search'),
    user_id: filters.get('user_id'),
    machine_id: filters.get('machine_id'),
    state: state === 'all' ? null : state,
    sort: sort.key,
    direction: sort.direction,
    page: filters.page,
    per_page: 25,
  });
  useLiveRecords(reviewType);

  return (
    <>
      <PageHeader title="Reviews" />
      <ReviewFilters filters={filters} />
      <NarrowedList filters={filters} by={NARROWED} />
      <RecordTable
        filters={filters}
        label="Reviews"
        noun="review"
        answer={reviews}
        columns={columns}
        sort={sort}
        empty={
          <EmptyState icon="star" title="No reviews here">
            What renters and owners say of each other after a rental stands here.
          </EmptyState>
        }
      />
      {filters.open !== null && (
        <AdminReviewPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}

function ReviewFilters({ filters }: { filters: UrlFilters }) {
  return (
    <FilterBar
      label="Search reviews"
      placeholder="Text, machine, author"
      value={filters.get('search')}
      onSearch={(search) => filters.set({ search })}
    >
      <Segmented
        label="Which reviews"
        value={stateIn(filters)}
        onChange={(chosen) => filters.set({ state: chosen === 'all' ? null : chosen })}
        segments={SEGMENTS}
      />
    </FilterBar>
  );
}
