import type { RentalRequestRecord } from '@yard/contracts';
import { requestList } from '@yard/contracts/back-office';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { DateText, Money, Row, StatusBadge } from '@yard/ui';
import { DisputeBadge } from '../rental/disputes/dispute-badge';
import { openDisputes } from '../words/dispute-words';
import { wordsOfStatus } from '../words/status-words';

export const requestColumns = (currency: string) =>
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
