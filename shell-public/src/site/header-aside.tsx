import { useAttention } from '@yard/data';
import { useAccountMenu } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { isIconName, LinkButton, Menu } from '@yard/ui';
import { useLocation, useNavigate } from 'react-router';
import { wayBack } from './way-back';
import { Bell } from '../notifications/bell';
import { useLogOut } from './use-log-out';

export function HeaderAside() {
  const { user, loaded } = useSession();
  const navigate = useNavigate();
  const leave = useLogOut();
  const ofRemotes = useAccountMenu();
  const waiting = useAttention();
  if (user === null) return loaded && <GuestLinks />;

  return (
    <>
      <Bell />
      <Menu
        label={`Account of ${user.name}`}
        icon="person"
        entries={[
          ...ofRemotes.map(({ to, label, icon, attention }) => ({
            id: to,
            label,
            icon: isIconName(icon) ? icon : undefined,
            attention: attention && waiting[attention],
            onSelect: () => void navigate(to),
          })),
          { id: 'account', label: 'Account', icon: 'settings', onSelect: () => void navigate('/account') },
          { id: 'logout', label: 'Sign out', icon: 'logout', onSelect: () => void leave() },
        ]}
      />
    </>
  );
}

function GuestLinks() {
  const page = useLocation();
  const search = wayBack(page.pathname, page.search);
  return (
    <>
      <LinkButton to={`/login${search}`} kind="quiet">
        Sign in
      </LinkButton>
      <LinkButton to={`/register${search}`}>Register</LinkButton>
    </>
  );
}
