import { PasskeysPanel, TwoFactorPanel } from '@yard/account';
import { VERIFICATION_LINK_MINUTES } from '@yard/contracts';
import { useAlertedCall, useWire } from '@yard/data';
import { type Access, ShownTogether, Slot, usePageTitle, useSiteNav } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import {
  Box,
  Button,
  Grid,
  Hint,
  Page,
  PageHeader,
  Panel,
  SkeletonBlock,
  Stack,
  Text,
  ThemeSwitch,
  Banner,
  useToast,
} from '@yard/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { NotFoundPage } from '../site/not-found-page';
import { useLogOut } from '../site/use-log-out';
import styles from './account.module.css';
import { DevicesPanel } from './devices-panel';
import { MailsPanel } from './mails-panel';
import { OwnDataPanel } from './own-data-panel';
import { PasswordPanel } from './password-panel';
import { ProfilePanel } from './profile-panel';

type AccountPart = { path: string; label: string; detail: string; sections: Record<string, () => ReactNode> };

/** Each with its address; the ids of its sections are older than that and lead there from `/account#passkeys`, too. */
const PARTS: readonly AccountPart[] = [
  {
    ...{ path: 'profile', label: 'Profile', detail: 'Name, email, phone, addresses' },
    sections: { profile: ProfilePanel, more: RemotePanels, look: LookPanel },
  },
  {
    ...{ path: 'security', label: 'Security', detail: 'Password, passkeys, two-factor sign-in' },
    sections: { password: PasswordPanel, passkeys: PasskeysPanel, 'two-factor': TwoFactorPanel },
  },
  { path: 'notifications', label: 'Emails', detail: 'Choose your emails', sections: { mails: MailsPanel } },
  {
    path: 'devices',
    label: 'Devices',
    detail: 'Where you’re signed in',
    sections: { devices: DevicesPanel },
  },
  { path: 'data', label: 'Your data', detail: 'Download or delete it', sections: { data: OwnDataPanel } },
];

/** One part of the account beside the list of all; on a phone the list is a page of its own. */
export default function AccountPage() {
  const { user } = useSession();
  const { part } = useParams();
  const section = useLocation().hash.slice(1);
  const chosen = PARTS.find(({ path }) => path === part);
  const moved = PARTS.find(({ sections }) => Object.hasOwn(sections, section));
  const isKnown = part === undefined || chosen;
  usePageTitle(isKnown ? (chosen?.label ?? 'Account') : 'Page not found');
  useEffect(() => document.getElementById(section)?.scrollIntoView(), [section, part]);
  if (user === null) return null;
  if (part === undefined && moved) return <Navigate to={`/account/${moved.path}#${section}`} replace />;
  if (!isKnown) return <NotFoundPage />;
  return (
    <Page>
      <ShownTogether>
        <PageHeader
          back={chosen && { to: '/account', label: 'Account' }}
          title={chosen?.label ?? 'Account'}
          lead={chosen ? chosen.detail : `Signed in as ${user.email}`}
        />
        <VerifyEmailBanner />
        <Grid lead={220} gap={8} align="start">
          <Contents only={chosen && 'wide'} />
          <Stack gap={5} shrinks className={styles.sections} only={chosen ? undefined : 'wide'}>
            {Object.entries((chosen ?? PARTS[0])?.sections ?? {}).map(([id, Section]) => (
              <Stack key={id} id={id} gap={5} className={styles.section}>
                <Section />
              </Stack>
            ))}
          </Stack>
        </Grid>
      </ShownTogether>
    </Page>
  );
}

/** The parts of the account, the remotes' pages in its menu, and those that only owners (or only others) see. */
function Contents({ only }: { only: 'wide' | undefined }) {
  const { pathname } = useLocation();
  const leave = useLogOut();
  const entries = useSiteNav().filter(({ access, place }) => place === 'account' || FOR_OWNERS.has(access));
  const forOwners = entries.filter(({ access }) => FOR_OWNERS.has(access));
  const entryOf = ({ to, label, detail }: { to: string; label: string; detail?: string }) => (
    <Stack
      as={Link}
      key={to}
      to={to}
      leads
      aria-current={pathname === to ? 'page' : undefined}
      className={styles.entry}
    >
      <Text as="span" weight={600}>
        {label}
      </Text>
      {detail && (
        <Hint as="span" only="narrow">
          {detail}
        </Hint>
      )}
    </Stack>
  );
  return (
    <Stack as="nav" only={only} gap={1} className={styles.contents} aria-label="Account">
      {PARTS.map(({ path, ...part }) => entryOf({ to: `/account/${path}`, ...part }))}
      {entries.filter((entry) => !forOwners.includes(entry)).map(entryOf)}
      {forOwners.length > 0 && <Hint above={3}>For owners</Hint>}
      {forOwners.map(entryOf)}
      <Box above={3}>
        <Button icon="logout" onPress={() => void leave()}>
          Sign out
        </Button>
      </Box>
    </Stack>
  );
}

const FOR_OWNERS: ReadonlySet<Access> = new Set(['owner', 'renter']);

function RemotePanels() {
  return <Slot name="account.panels" skeleton={<SkeletonBlock height={118} />} />;
}

function LookPanel() {
  return (
    <Panel title="Appearance">
      <Text soft below={4}>
        Light, dark, or your device’s setting. Applies to this browser.
      </Text>
      <ThemeSwitch />
    </Panel>
  );
}

export function VerifyEmailBanner() {
  const { user, reload } = useSession();
  const wire = useWire();
  const call = useAlertedCall();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  if (user === null || user.email_verified_at !== null) return null;

  const send = async () => {
    setBusy(true);
    if (await call(wire.http.post('/email/verification-notification'))) {
      toast.show(`We emailed a new link to ${user.email}`);
      // It may have been confirmed on another device meanwhile.
      await reload();
    }
    setBusy(false);
  };
  return (
    <Banner
      tone="warn"
      title="Please confirm your email address"
      action={
        <Button busy={busy} onPress={() => void send()}>
          Send again
        </Button>
      }
    >
      We sent a link to {user.email}. It works for {VERIFICATION_LINK_MINUTES} minutes.
    </Banner>
  );
}
