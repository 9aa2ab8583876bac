import { rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { NarrowedList, RecordTable, type UrlFilters, useSettings, useUrlFilters } from '@yard/remote-kit';
import { PageHeader, type Sort } from '@yard/ui';
import { NothingFits } from './nothing-fits';
import { requestColumns } from './request-columns';
import { RequestFilters } from './request-filters';
import { RequestPanel } from './request-panel';

const PER_PAGE = 50;
const FILTERS = [
  'unpaid',
  'status',
  'search',
  'start_date_from',
  'start_date_to',
  'needs_attention',
  'contested',
  'late',
  'user_id',
  'owner_id',
  'machine_id',
  'document_id',
] as const;

const NARROWED = {
  user_id: { of: 'user', label: 'Renter' },
  owner_id: { of: 'user', label: 'Owner' },
  machine_id: { of: 'machine', label: 'Machine' },
  document_id: { of: 'document', label: 'Agreed to' },
} as const;

const ORDER: Sort = { key: 'created_at', direction: 'desc' };

/** `/rental_requests`: all requests, one of them beside the list. */
export default function RequestsPage() {
  const filters = useUrlFilters();
  return (
    <>
      <PageHeader title="Rental requests" />
      <RequestFilters filters={filters} />
      <NarrowedList filters={filters} by={NARROWED} />
      <RequestTable filters={filters} />
      {filters.open !== null && (
        <RequestPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}

function RequestTable({ filters }: { filters: UrlFilters }) {
  const { currency } = useSettings();
  const sort = filters.sortOf(rentalRequestType.sorts ?? [], ORDER);
  const requests = useRecords(rentalRequestType, {
    ...Object.fromEntries(FILTERS.map((name) => [name, filters.get(name)])),
    sort: sort.key,
    direction: sort.direction,
    page: filters.page,
    per_page: PER_PAGE,
  });
  useLiveRecords(rentalRequestType);
  return (
    <RecordTable
      filters={filters}
      label="Rental requests"
      noun="request"
      answer={requests}
      columns={requestColumns(currency)}
      sort={sort}
      empty={
        <NothingFits
          filters={filters}
          names={FILTERS}
          noun="request"
          icon="calendar"
          none="A request appears here as soon as a renter asks for a machine."
        />
      }
    />
  );
}
