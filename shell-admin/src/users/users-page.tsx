import { userType } from '@yard/contracts';
import { userList } from '@yard/contracts/back-office';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { optionsOf, Text } from '@yard/ui';
import { Navigate, useSearchParams } from 'react-router';
import { UserBadges } from './user-badges';
import { UserPanel } from './user-panel';

const ROLE = {
  name: 'role',
  label: 'Role',
  segments: [
    { value: '', label: 'Everyone', asks: {} },
    { value: 'owner', label: 'Owners', asks: { owner: true } },
    { value: 'renter', label: 'Renters', asks: { owner: false, admin: false } },
    { value: 'admin', label: 'Admins', asks: { admin: true } },
  ],
} as const;
const STATUS = {
  name: 'suspended',
  label: 'Status',
  segments: optionsOf({ '': 'Any status', false: 'Active', true: 'Suspended' }),
} as const;

/** Saved filters and bookmarks may still ask for admins by a flag. */
export function UsersPage() {
  const query = String(useSearchParams()[0]);
  const changed = query.replace(/\badmin=true\b/, 'role=admin');
  return changed === query ? <UserList /> : <Navigate to={`?${changed}`} replace />;
}

const UserList = () => (
  <AdminList
    type={userType}
    title="Users"
    noun="user"
    beside="user"
    live
    search="Name, email, phone"
    choices={[ROLE, STATUS]}
    order={[['name', 'email', 'created_at'], { key: 'name', direction: 'asc' }]}
    columns={userColumns}
    Panel={UserPanel}
  />
);

const userColumns = columnsOf(userList, {
  name: {
    sortable: true,
    render: (user) => (
      <Text as="span" short>
        {user.name}
      </Text>
    ),
    below: ({ email }) => email,
  },
  email: { sortable: true, wide: true },
  phone: { wide: 'more' },
  standing: { render: (user) => <UserBadges user={user} /> },
  created_at: { width: '130px', sortable: true, wide: true, date: 'day' },
});
