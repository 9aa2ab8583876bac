import type { UserRecord } from '@yard/contracts';
import { adminWords } from '@yard/contracts/back-office';
import { Badge, Row, StatusBadge } from '@yard/ui';

export function UserBadges({ user }: { user: UserRecord }) {
  return (
    <Row as="span" gap={1} wrap inline>
      {user.suspended_at !== null && <StatusBadge tone="bad" icon="ban" label="Suspended" />}
      {user.admin && <Badge icon="key">{adminWords(user.role)}</Badge>}
      {user.owner && <Badge icon="store">Owner</Badge>}
      {!user.owner && !user.admin && <Badge>Renter</Badge>}
    </Row>
  );
}
