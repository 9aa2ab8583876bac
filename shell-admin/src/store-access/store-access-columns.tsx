import { storeAccessList } from '@yard/contracts/back-office';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { DateText } from '@yard/ui';
import { StoreAccessStatusBadge } from './store-access-status';

export const storeAccessColumns = columnsOf(storeAccessList, {
  business_name: {
    below: ({ user_name, created_at }) => (
      <>
        {user_name} · <DateText dayOnly value={created_at} />
      </>
    ),
  },
  user_name: { wide: true },
  phone: { wide: true },
  state: { width: '130px', render: ({ status }) => <StoreAccessStatusBadge status={status} /> },
  created_at: { width: '120px', wide: true, date: 'day' },
});
