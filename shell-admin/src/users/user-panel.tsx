import { userType, type UserRecord } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { ForRight } from '@yard/session';
import { AwaitedRecord, LinkButton, Panel, SidePanel, Stack, ButtonGroup, type IconName } from '@yard/ui';
import { UserActions } from './user-actions';
import { UserDetails } from './user-details';

const LISTS: { label: string; icon: IconName; to: (user: UserRecord) => string }[] = [
  {
    label: 'Rentals',
    icon: 'calendar',
    to: ({ email }) => `/rental_requests?search=${encodeURIComponent(email)}`,
  },
  { label: 'Payments', icon: 'card', to: ({ email }) => `/payments?search=${encodeURIComponent(email)}` },
  {
    label: 'Tickets',
    icon: 'support',
    to: ({ email }) => `/support_tickets?search=${encodeURIComponent(email)}`,
  },
  { label: 'Emails', icon: 'mail', to: ({ email }) => `/mails?search=${encodeURIComponent(email)}` },
  { label: 'Activity', icon: 'history', to: ({ id }) => `/activity?user_id=${id}` },
  { label: 'Account history', icon: 'history', to: ({ id }) => `/activity?record_type=user&record_id=${id}` },
];

function UserLinks({ user }: { user: UserRecord }) {
  return (
    <Panel title="Theirs">
      <ButtonGroup>
        {LISTS.map(({ label, icon, to }) => (
          <LinkButton key={label} small kind="quiet" icon={icon} to={to(user)}>
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
