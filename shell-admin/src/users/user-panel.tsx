import { userType, type UserRecord } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { ForRight } from '@yard/session';
import { AwaitedRecord, LinkButton, Panel, SidePanel, Stack, ButtonGroup } from '@yard/ui';
import { UserActions } from './user-actions';
import { UserDetails } from './user-details';

const listsOf = ({ id, email }: UserRecord) =>
  [
    ['Rentals', 'calendar', `/rental_requests?search=${encodeURIComponent(email)}`],
    ['Payments', 'card', `/payments?search=${encodeURIComponent(email)}`],
    ['Tickets', 'support', `/support_tickets?search=${encodeURIComponent(email)}`],
    ['Emails', 'mail', `/mails?search=${encodeURIComponent(email)}`],
    ['Activity', 'history', `/activity?user_id=${id}`],
    ['Account history', 'history', `/activity?record_type=user&record_id=${id}`],
  ] as const;

function UserLinks({ user }: { user: UserRecord }) {
  return (
    <Panel title="Records">
      <ButtonGroup>
        {listsOf(user).map(([label, icon, to]) => (
          <LinkButton key={label} small kind="quiet" icon={icon} to={to}>
            {label}
          </LinkButton>
        ))}
      </ButtonGroup>
    </Panel>
  );
}

export function UserPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(userType, id);
  const user = answer.data;
  return (
    <SidePanel
      title={user?.name ?? 'User'}
      label="User"
      onClose={onClose}
      footer={
        <LinkButton kind="quiet" iconEnd="arrow-right" to={`/users/${id}`}>
          Open as a page
        </LinkButton>
      }
    >
      {user && (
        <Stack gap={5}>
          <UserDetails user={user} />
          <UserLinks user={user} />
          <ForRight right="people">
            <Panel title="Role and status">
              <UserActions user={user} onDeleted={onClose} />
            </Panel>
          </ForRight>
        </Stack>
      )}
      {!user && (
        <AwaitedRecord title="We couldn’t load the account" answer={answer}>
          It may have been deleted.
        </AwaitedRecord>
      )}
    </SidePanel>
  );
}
