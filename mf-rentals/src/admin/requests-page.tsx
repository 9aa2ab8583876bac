import { rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useSettings } from '@yard/remote-kit';
import { EmptyState, ErrorState, PageHeader, Pagination, type Sort, Table } from '@yard/ui';
import { type UrlFilters, useUrlFilters } from '../page/use-url-filters';
import { requestColumns } from './request-columns';
import { RequestFilters } from './request-filters';
import { RequestPanel } from './request-panel';

const PER_PAGE = 50;
const FILTERS = ['status', 'search', 'start_date_from', 'start_date_to', 'needs_attention'] as const;

/** `/rental_requests`: all requests, one of them beside the list. */
export default function RequestsPage() {
  const filters = useUrlFilters();
  const open = Number(filters.get('open')) || null;
  return (
    <>
      <PageHeader title="Rental requests" />
      <RequestFilters filters={filters} />
      <RequestTable filters={filters} open={open} />
      {open !== null && <RequestPanel key={open} id={open} onClose={() => filters.set({ open: null })} />}
    </>
  );
}

function RequestTable({ filters, open }: { filters: UrlFilters; open: number | null }) {
  const { currency } = useSettings();
  const sort = sortOf(filters);
  const { data, error, refetch } = useRecords(rentalRequestType, {
    ...Object.fromEntries(FILTERS.map((name) => [name, filters.get(name)])),
    sort: sort.key,
    direction: sort.direction,
    page: filters.page,
    per_page: PER_PAGE,
  });
  useLiveRecords(rentalRequestType);
  if (error && !data) {
    return (
      <ErrorState title="The requests could not be loaded" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <>
      <Table
        label="Rental requests"
        columns={requestColumns(currency)}
        rows={data?.data}
        rowKey={({ id }) => id}
        selected={open}
        onSelect={({ id }) => filters.set({ open: String(id) })}
        sort={sort}
        onSort={({ key, direction }) => filters.set({ sort: key, direction })}
        empty={
          <EmptyState icon="search" title="No request fits">
            Take a filter away to see more.
          </EmptyState>
        }
      />
      {data && (
        <Pagination
          page={data.current_page}
          lastPage={data.last_page}
          total={data.total}
          noun="requests"
          onPage={(page) => filters.set({ page: String(page) })}
        />
      )}
    </>
  );
}

/** The newest requests first, unless the address says otherwise. */
function sortOf(filters: UrlFilters): Sort {
  const key = filters.get('sort');
  const isKnown = (rentalRequestType.sorts ?? []).includes(key);
  if (!isKnown) return { key: 'created_at', direction: 'desc' };
  return { key, direction: filters.get('direction') === 'asc' ? 'asc' : 'desc' };
}
