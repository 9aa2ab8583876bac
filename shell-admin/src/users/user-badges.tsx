import type { UserRecord } from '@yard/contracts';
import { Badge, StatusBadge } from '@yard/ui';
import styles from './users.module.css';

/** What an account may do, and whether it may do anything. */
export function UserBadges({ user }: { user: UserRecord }) {
  return (
    <span className={styles.badges}>
      {user.suspended_at !== null && (
        <StatusBadge tone="bad" icon="ban">
          Suspended
        </StatusBadge>
      )}
      {user.admin && <Badge icon="key">Admin</Badge>}
      {user.owner && <Badge icon="store">Owner</Badge>}
    </span>
  );
}
