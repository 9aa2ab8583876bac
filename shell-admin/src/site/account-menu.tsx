import { useSession } from '@yard/session';
import { Menu, useLoader, useTheme } from '@yard/ui';

/** Theme and way out, right in the header. */
export function AccountMenu() {
  const { user, logout } = useSession();
  const { theme, setTheme } = useTheme();
  const loader = useLoader();
  const leave = async () => {
    await loader.run(logout());
    // A full load, so that nothing of the session stays in memory: docs/wire.md section 7.
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
        { id: 'system', label: 'Theme of the system', icon: 'monitor', onSelect: () => setTheme('system') },
        { id: 'logout', label: 'Log out', icon: 'logout', onSelect: () => void leave() },
      ]}
    />
  );
}
