import type { UserRecord } from '@yard/contracts';
import { type Column, DateText } from '@yard/ui';
import { UserBadges } from './user-badges';
import styles from './users.module.css';

/** The dense list of accounts. */
export const userColumns: readonly Column<UserRecord>[] = [
  {
    key: 'name',
    label: 'Name',
    sortable: true,
    render: (user) => <span className={styles.name}>{user.name}</span>,
    below: ({ email }) => email,
  },
  {
    key: 'email',
    label: 'E-mail',
    sortable: true,
    wide: true,
    render: (user) => <span className={styles.email}>{user.email}</span>,
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
