import type { RentalRequestRecord } from '@yard/contracts';
import { type Column, DateText, Money, Row, StatusBadge } from '@yard/ui';
import { DisputeBadge } from '../rental/disputes/dispute-badge';
import { openDisputes } from '../words/dispute-words';
import { wordsOfStatus } from '../words/status-words';

export function requestColumns(currency: string): Column<RentalRequestRecord>[] {
  return [
    { key: 'id', label: '#', width: '72px', wide: true, render: ({ id }) => id },
    {
      key: 'machine',
      label: 'Machine',
      grows: true,
      render: ({ machine }) => machine.subject,
      below: ({ id, user, start_date, subtotal }) => (
        <>
          #{id} · {user.name} · <DateText value={start_date} /> ·{' '}
          <Money amount={subtotal} currency={currency} exact />
        </>
      ),
    },
    { key: 'user', label: 'Renter', wide: true, render: ({ user }) => user.name },
    { key: 'owner', label: 'Owner', wide: 'most', render: ({ machine }) => machine.user_name },
    dayColumn('start_date', 'From', true),
    dayColumn('end_date', 'To', 'most'),
    { key: 'status', label: 'Status', render: (request) => <Badges request={request} /> },
    {
      key: 'subtotal',
      label: 'Total',
      align: 'end',
      wide: true,
      render: ({ subtotal }) => <Money amount={subtotal} currency={currency} exact />,
    },
    {
      key: 'created_at',
      label: 'Asked',
      sortable: true,
      wide: 'most',
      render: ({ created_at }) => <DateText dayOnly value={created_at} />,
    },
  ];
}

function dayColumn(
  key: 'start_date' | 'end_date',
  label: string,
  wide: Column<RentalRequestRecord>['wide'],
): Column<RentalRequestRecord> {
  return { key, label, sortable: true, wide, render: (request) => <DateText value={request[key]} /> };
}

const UNPAID = { rental: 'Rent unpaid', deposit: 'Deposit unpaid', bill: 'Bill unpaid' } as const;

/** Where a request stands, what of it is unpaid, and what is disputed. */
function Badges({ request }: { request: RentalRequestRecord }) {
  return (
    <Row as="span" gap={1} wrap inline>
      <Status request={request} />
      {request.unpaid && (
        <StatusBadge tone="bad" icon="error">
          {UNPAID[request.unpaid.kind]}
        </StatusBadge>
      )}
      {openDisputes(request.payments).map(({ id, dispute }) => (
        <DisputeBadge key={id} dispute={dispute} />
      ))}
    </Row>
  );
}

function Status({ request }: { request: RentalRequestRecord }) {
  const { label, tone, icon } = wordsOfStatus(request, new Date());
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label}
    </StatusBadge>
  );
}
