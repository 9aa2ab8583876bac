import { useAccountMenu } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { isIconName, LinkButton, Menu, useLoader } from '@yard/ui';
import { useNavigate } from 'react-router';
import { Bell } from '../notifications/bell';

/** Right end of the header: sign in and register for a guest, notices and account for a user. */
export function HeaderAside() {
  const { user, loaded, logout } = useSession();
  const navigate = useNavigate();
  const loader = useLoader();
  const ofRemotes = useAccountMenu();
  if (user === null) return loaded && <GuestLinks />;

  const leave = async () => {
    await loader.run(logout());
    await navigate('/');
  };
  return (
    <>
      <Bell />
      <Menu
        label={`Account of ${user.name}`}
        icon="person"
        entries={[
          ...ofRemotes.map(({ to, label, icon }) => ({
            id: to,
            label,
            icon: isIconName(icon) ? icon : undefined,
            onSelect: () => void navigate(to),
          })),
          { id: 'account', label: 'Account', icon: 'settings', onSelect: () => void navigate('/account') },
          { id: 'logout', label: 'Log out', icon: 'logout', onSelect: () => void leave() },
        ]}
      />
    </>
  );
}

function GuestLinks() {
  return (
    <>
      <LinkButton to="/login" kind="quiet">
        Sign in
      </LinkButton>
      <LinkButton to="/register">Register</LinkButton>
    </>
  );
}
