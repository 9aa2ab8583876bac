import { type RentalRequestRecord, rentalRequestType } from '@yard/contracts';
import { type UrlFilters, useSettings } from '@yard/remote-kit';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { DateText, Money, Row, StatusBadge } from '@yard/ui';
import { requestList } from '@yard/contracts/back-office';
import { statusOptions } from '../rental-lists/rental-filters';
import { RequestPanel } from './request-panel';
import { ChoiceFilter, DaysFilter, ListFilters, OnOffFilter } from './saved-filters';
import { DisputeBadge } from '../rental-page/disputes/dispute-badge';
import { openDisputes } from '../words/dispute-words';
import { wordsOfStatus } from '../words/status-words';

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

const requestColumns = (currency: string) =>
  columnsOf(requestList, {
    id: { width: '72px', wide: true },
    machine: {
      grows: true,
      below: ({ id, user, start_date, subtotal }) => (
        <>
          #{id} · {user.name} · <DateText value={start_date} /> ·{' '}
          <Money amount={subtotal} currency={currency} exact />
        </>
      ),
    },
    user: { wide: true },
    owner: { wide: 'most' },
    start_date: { sortable: true, wide: true, date: 'moment' },
    end_date: { sortable: true, wide: 'most', date: 'moment' },
    state: { render: (request) => <Badges request={request} /> },
    subtotal: {
      align: 'end',
      wide: true,
      render: ({ subtotal }) => <Money amount={subtotal} currency={currency} exact />,
    },
    created_at: { sortable: true, wide: 'most', date: 'day' },
  });

const UNPAID = { rental: 'Rent unpaid', deposit: 'Deposit unpaid', bill: 'Bill unpaid' } as const;

function Badges({ request }: { request: RentalRequestRecord }) {
  return (
    <Row as="span" gap={1} wrap inline>
      <StatusBadge {...wordsOfStatus(request, new Date())} />
      {request.unpaid && <StatusBadge tone="bad" icon="error" label={UNPAID[request.unpaid.kind]} />}
      {openDisputes(request.payments).map(({ id, dispute }) => (
        <DisputeBadge key={id} dispute={dispute} />
      ))}
    </Row>
  );
}

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
        children: 'Requests show up here as soon as a renter sends one.',
      }}
      Panel={RequestPanel}
    />
  );
}

function RequestFilters({ filters }: { filters: UrlFilters }) {
  return (
    <ListFilters filters={filters} placeholder="Number, machine, person, phone, place">
      <ChoiceFilter filters={filters} name="status" label="Status" options={statusOptions} />
      <DaysFilter filters={filters} from="start_date_from" to="start_date_to" label="Starts" />
      <Row whole gap={2} across={4} wrap>
        <OnOffFilter filters={filters} name="needs_attention" label="Needs attention" />
        <OnOffFilter filters={filters} name="contested" label="Contested returns" />
        <OnOffFilter filters={filters} name="unpaid" label="Unpaid" />
        <OnOffFilter filters={filters} name="late" label="Overdue" />
      </Row>
    </ListFilters>
  );
}
