import { Slot } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Button, Container, PageHeader, Panel, SpecSheet, ThemeSwitch, useLoader } from '@yard/ui';
import { useNavigate } from 'react-router';
import styles from './account.module.css';

/** Who one is here, how the site looks, and the way out. Remotes add panels of their own. */
export function AccountPage() {
  const { user, logout } = useSession();
  const loader = useLoader();
  const navigate = useNavigate();
  const leave = async () => {
    await loader.run(logout());
    await navigate('/');
  };

  return (
    <Container narrow>
      <div className={styles.page}>
        <PageHeader title="Account" />
        <Panel title="You">
          <SpecSheet
            facts={[
              { label: 'Name', value: user?.name },
              { label: 'E-mail', value: user?.email },
            ]}
          />
        </Panel>
        <Slot name="account.panels" />
        <Panel title="Look">
          <p className={styles.hint}>Light, dark, or as your device is set. Kept in this browser.</p>
          <ThemeSwitch />
        </Panel>
        <Panel title="Session">
          <Button icon="logout" onPress={() => void leave()}>
            Log out
          </Button>
        </Panel>
      </div>
    </Container>
  );
}
