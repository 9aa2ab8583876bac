import type { UserRecord } from '@yard/contracts';
import { type Column, DateText, Text } from '@yard/ui';
import { UserBadges } from './user-badges';

export const userColumns: readonly Column<UserRecord>[] = [
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
