import type { StoreAccessRequestRecord } from '@yard/contracts';
import { type Column, DateText } from '@yard/ui';
import { StoreAccessStatusBadge } from './store-access-status';

export const storeAccessColumns: readonly Column<StoreAccessRequestRecord>[] = [
  {
    key: 'business_name',
    label: 'Business',
    render: (request) => request.business_name,
    below: ({ user_name, created_at }) => (
      <>
        {user_name} · <DateText dayOnly value={created_at} />
      </>
    ),
  },
  { key: 'user_name', label: 'Who asks', wide: true, render: (request) => request.user_name },
  { key: 'phone', label: 'Phone', wide: true, render: (request) => request.phone },
  {
    key: 'status',
    label: 'State',
    width: '130px',
    render: (request) => <StoreAccessStatusBadge status={request.status} />,
  },
  {
    key: 'created_at',
    label: 'Asked',
    width: '120px',
    wide: true,
    render: (request) => <DateText dayOnly value={request.created_at} />,
  },
];
