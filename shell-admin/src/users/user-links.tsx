import type { UserRecord } from '@yard/contracts';
import { ButtonGroup, type IconName, LinkButton, Panel } from '@yard/ui';

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
  { label: 'Mails', icon: 'mail', to: ({ email }) => `/mails?search=${encodeURIComponent(email)}` },
  { label: 'What they did', icon: 'history', to: ({ id }) => `/activity?user_id=${id}` },
  {
    label: 'What was done with the account',
    icon: 'history',
    to: ({ id }) => `/activity?record_type=user&record_id=${id}`,
  },
];

export function UserLinks({ user }: { user: UserRecord }) {
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
