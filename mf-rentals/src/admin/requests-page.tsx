import { rentalRequestType } from '@yard/contracts';
import { type UrlFilters, useSettings } from '@yard/remote-kit';
import { AdminList } from '@yard/remote-kit/admin-list';
import { Row } from '@yard/ui';
import { statusOptions } from '../rentals/rental-filters';
import { requestColumns } from './request-columns';
import { RequestPanel } from './request-panel';
import { ChoiceFilter, DayFilter, ListFilters, OnOffFilter } from './saved-filters';

const FILTERS = [
  'status',
  'start_date_from',
  'start_date_to',
  'needs_attention',
  'contested',
  'unpaid',
  'late',
];

const NARROWED = {
  user_id: { of: 'user', label: 'Renter' },
  owner_id: { of: 'user', label: 'Owner' },
  machine_id: { of: 'machine', label: 'Machine' },
  document_id: { of: 'document', label: 'Agreed to' },
} as const;

export default function RequestsPage() {
  const { currency } = useSettings();
  return (
    <AdminList
      type={rentalRequestType}
      title="Rental requests"
      noun="request"
      live
      perPage={50}
      Filters={RequestFilters}
      sent={['search', ...FILTERS]}
      narrowed={NARROWED}
      order={[rentalRequestType.sorts ?? [], { key: 'created_at', direction: 'desc' }]}
      columns={requestColumns(currency)}
      none={{
        icon: 'calendar',
        title: 'No requests yet',
        children: 'A request appears here as soon as a renter asks for a machine.',
      }}
      noMatch={{
        icon: 'search',
        title: 'No request fits',
        children: 'The filters leave none.',
        all: 'Show all requests',
      }}
      Panel={RequestPanel}
    />
  );
}

function RequestFilters({ filters }: { filters: UrlFilters }) {
  return (
    <ListFilters filters={filters} placeholder="Number, machine, person, phone, place">
      <ChoiceFilter
        filters={filters}
        name="status"
        label="Status"
        placeholder="Any"
        options={statusOptions}
      />
      <DayFilter filters={filters} name="start_date_from" label="Starts from" />
      <DayFilter filters={filters} name="start_date_to" label="Starts until" />
      <Row whole gap={2} across={4} wrap>
        <OnOffFilter filters={filters} name="needs_attention" label="Needs attention" />
        <OnOffFilter filters={filters} name="contested" label="Contested returns" />
        <OnOffFilter filters={filters} name="unpaid" label="Unpaid" />
        <OnOffFilter filters={filters} name="late" label="Late back" />
      </Row>
    </ListFilters>
  );
}
