import { isOpenAccessRequest, storeAccessRequestType, type StoreAccessRequestRecord } from '@yard/contracts';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { StoreAccessPanel } from './store-access-panel';
import { storeAccessList } from '@yard/contracts/back-office';
import { DateText } from '@yard/ui';
import { StoreAccessStatusBadge } from './store-access-status';

const storeAccessColumns = columnsOf(storeAccessList, {
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

const WAITS = {
  name: 'status',
  label: 'Waiting for an answer',
  isSwitch: true,
  segments: [
    { value: '', label: 'All', asks: { direction: 'desc' } },
    { value: 'open', label: 'Waiting', asks: { status: 'open', direction: 'asc' } },
  ],
} as const;
const none = {
  icon: 'store',
  title: 'No requests yet',
  children: 'Requests to list machines show up here.',
} as const;

export const StoreAccessPage = () => (
  <AdminList
    live
    type={storeAccessRequestType}
    title="Rental store access requests"
    lead="Approved owners can list machines. Pending requests come first."
    noun="request"
    beside="request"
    perPage={100}
    choices={[WAITS]}
    inOrder={waitingFirst}
    columns={storeAccessColumns}
    none={none}
    noMatch={{ ...none, title: 'No pending requests' }}
    Panel={StoreAccessPanel}
  />
);

function waitingFirst(requests: readonly StoreAccessRequestRecord[]): StoreAccessRequestRecord[] {
  const waiting = requests.filter(isOpenAccessRequest).sort((one, other) => one.id - other.id);
  return [...waiting, ...requests.filter((request) => !isOpenAccessRequest(request))];
}
