import { type UserRecord, userType } from '@yard/contracts';
import { AdminList } from '@yard/remote-kit/admin-list';
import { type Column, DateText, Text } from '@yard/ui';
import { UserBadges } from './user-badges';
import { UserPanel } from './user-panel';

const RIGHTS = {
  name: 'admin',
  label: 'Rights',
  segments: [
    { value: '', label: 'Everybody' },
    { value: 'true', label: 'Admins' },
    { value: 'false', label: 'Not admins' },
  ],
} as const;
const STANDING = {
  name: 'suspended',
  label: 'Standing',
  segments: [
    { value: '', label: 'Any standing' },
    { value: 'false', label: 'Active' },
    { value: 'true', label: 'Suspended' },
  ],
} as const;

/** All accounts; one opens beside the list. */
export const UsersPage = () => (
  <AdminList
    type={userType}
    title="Users"
    noun="user"
    beside="user"
    live
    search="Name, e-mail, phone"
    choices={[RIGHTS, STANDING]}
    order={[['name', 'email', 'created_at'], { key: 'name', direction: 'asc' }]}
    columns={userColumns}
    none={{
      icon: 'people',
      title: 'Nobody matches',
      children: 'Try fewer letters or filters.',
      all: 'Show everybody',
    }}
    Panel={UserPanel}
  />
);

const userColumns: readonly Column<UserRecord>[] = [
  {
    key: 'name',
    label: 'Name',
    sortable: true,
    render: (user) => (
      <Text as="span" short>
        {user.name}
      </Text>
    ),
    below: ({ email }) => email,
  },
  {
    key: 'email',
    label: 'E-mail',
    sortable: true,
    wide: true,
    render: ({ email }) => email,
  },
  { key: 'phone', label: 'Phone', wide: 'more', render: (user) => user.phone ?? '–' },
  { key: 'standing', label: 'Rights and standing', render: (user) => <UserBadges user={user} /> },
  {
    key: 'created_at',
    label: 'Joined',
    width: '130px',
    sortable: true,
    wide: true,
    render: (user) => <DateText dayOnly value={user.created_at} />,
  },
];
