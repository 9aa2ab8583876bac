import { useAlertedCall } from '@yard/data';
import { useSession } from '@yard/session';
import { Menu, useLoader, useTheme } from '@yard/ui';

export function AccountMenu() {
  const { user, logout } = useSession();
  const { theme, setTheme } = useTheme();
  const loader = useLoader();
  const call = useAlertedCall();
  const leave = async () => {
    if (!(await call(loader.run(logout())))) return;
    // A full load, so that nothing of the session stays in memory: requirement 2.5.
    window.history.replaceState(null, '', '/#/welcome');
    window.location.reload();
  };

  return (
    <Menu
      label={`Account of ${user?.name ?? ''}`}
      icon="person"
      entries={[
        theme === 'dark'
          ? { id: 'light', label: 'Light theme', icon: 'sun', onSelect: () => setTheme('light') }
          : { id: 'dark', label: 'Dark theme', icon: 'moon', onSelect: () => setTheme('dark') },
        { id: 'system', label: 'System theme', icon: 'monitor', onSelect: () => setTheme('system') },
        { id: 'logout', label: 'Sign out', icon: 'logout', onSelect: () => void leave() },
      ]}
    />
  );
}
