import { PasskeysPanel, TwoFactorPanel } from '@yard/account';
import { VERIFICATION_LINK_MINUTES, type CurrentUser } from '@yard/contracts';
import { ShownTogether, Slot } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import {
  Button,
  Grid,
  Page,
  PageHeader,
  Panel,
  Row,
  SkeletonBlock,
  Stack,
  Text,
  ThemeSwitch,
  Banner,
  useToast,
} from '@yard/ui';
import { useState, type ReactNode } from 'react';
import { useLogOut } from '../site/use-log-out';
import styles from './account.module.css';
import { DevicesPanel } from './devices-panel';
import { MailsPanel } from './mails-panel';
import { OwnDataPanel } from './own-data-panel';
import { PasswordPanel } from './password-panel';
import { ProfilePanel } from './profile-panel';
import { useAlertedCall, useWire } from '@yard/data';

/** The user's profile, sign-in settings, and the site's appearance. Remotes add panels of their own. */
export function AccountPage() {
  const { user } = useSession();
  if (user === null) return null;
  const sections = sectionsFor(user);
  return (
    <Page>
      <ShownTogether>
        <PageHeader title="Account" lead={`Signed in as ${user.email}`} />
        <Grid lead={220} gap={8} align="start">
          <Stack as="nav" only="wide" gap={1} className={styles.contents} aria-label="On this page">
            {sections.map(({ id, label }) => (
              <Row as="a" key={id} href={`#${id}`} leads align="center" weight={600} soft>
                {label}
              </Row>
            ))}
          </Stack>
          <Stack gap={5} shrinks className={styles.sections}>
            <VerifyEmailBanner />
            {sections.map(({ id, content }) => (
              <Stack key={id} id={id} gap={5} className={styles.section}>
                {content}
              </Stack>
            ))}
          </Stack>
        </Grid>
      </ShownTogether>
    </Page>
  );
}

function sectionsFor(user: CurrentUser): { id: string; label: string; content: ReactNode }[] {
  return [
    { id: 'profile', label: 'Profile', content: <ProfilePanel user={user} /> },
    {
      id: 'more',
      label: 'Addresses and more',
      content: <Slot name="account.panels" skeleton={<SkeletonBlock height={118} />} />,
    },
    { id: 'mails', label: 'E-mail notifications', content: <MailsPanel /> },
    { id: 'password', label: 'Password', content: <PasswordPanel /> },
    { id: 'passkeys', label: 'Passkeys', content: <PasskeysPanel /> },
    { id: 'two-factor', label: 'Two-factor login', content: <TwoFactorPanel /> },
    { id: 'devices', label: 'Devices', content: <DevicesPanel /> },
    { id: 'look', label: 'Appearance', content: <LookPanel /> },
    { id: 'data', label: 'Your data', content: <OwnDataPanel /> },
    { id: 'sign-out', label: 'Sign out', content: <SignOutPanel /> },
  ];
}

function LookPanel() {
  return (
    <Panel title="Appearance">
      <Text soft below={4}>
        Light, dark, or as your device is set. Kept in this browser.
      </Text>
      <ThemeSwitch />
    </Panel>
  );
}

function SignOutPanel() {
  const leave = useLogOut();
  return (
    <Panel title="Sign out">
      <Button icon="logout" onPress={() => void leave()}>
        Log out
      </Button>
    </Panel>
  );
}

export function VerifyEmailBanner() {
  const { user } = useSession();
  const { busy, send } = useVerificationMail();
  if (user === null || user.email_verified_at !== null) return null;
  return (
    <Banner
      tone="warn"
      title="Please confirm your e-mail address"
      action={
        <Button busy={busy} onPress={() => void send(user.email)}>
          Send again
        </Button>
      }
    >
      We sent a link to {user.email}. It works for {VERIFICATION_LINK_MINUTES} minutes.
    </Banner>
  );
}

function useVerificationMail() {
  const wire = useWire();
  const call = useAlertedCall();
  const toast = useToast();
  const { reload } = useSession();
  const [busy, setBusy] = useState(false);

  const send = async (email: string) => {
    setBusy(true);
    if (await call(wire.http.post('/email/verification-notification'))) {
      toast.show(`A new link is on its way to ${email}`);
      // It may have been confirmed on another device meanwhile.
      await reload();
    }
    setBusy(false);
  };
  return { busy, send };
}
