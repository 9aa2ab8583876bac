import { storeAccessRequestType, supportTicketType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { ShownTogether, Slot, useSettings } from '@yard/remote-kit';
import { AttentionDot, Box, Grid, Icon, type IconName, PageHeader, Row, Stack, Text } from '@yard/ui';
import { Link } from 'react-router';
import { BatchesPanel } from '../batches/batches-panel';
import type { AdminNavEntry } from '../site/use-admin-nav';
import { OverviewSpans } from './overview-spans';
import { useOverview, WaitingQueues } from './waiting-queues';
import styles from './home.module.css';

/**
 * Waiting work, links to everything (a dot where work waits), the four batches; remotes may add tiles and
 * panels. Nothing that loads late may move the batches' buttons: what is above them has its space reserved.
 */
export function HomePage({ nav }: { nav: readonly AdminNavEntry[] }) {
  const { public_url } = useSettings();
  const waiting = useWaiting();
  const overview = useOverview();
  return (
    <ShownTogether>
      <PageHeader title="Back office" />
      <Box below={5}>
        <WaitingQueues overview={overview} />
      </Box>
      <Grid as="ul" gap={3} bare className={styles.tiles}>
        <Tile to={public_url} label="Open the public site" icon="external" />
        {firstOnesFirst(nav).map(({ counts, ...entry }) => (
          <Tile key={entry.to} {...entry} waiting={waiting({ ...entry, counts })} />
        ))}
        <Slot name="home.tiles" />
      </Grid>
      <Stack gap={5} above={8}>
        <BatchesPanel />
        {overview.data && <OverviewSpans spans={overview.data.spans} />}
        <Slot name="home.panels" />
      </Stack>
    </ShownTogether>
  );
}

const STORES = '/rental_store_access_requests';
/** Requirements 2.11 and 2.12, after the public site. */
const FIRST = [
  '/support_tickets',
  STORES,
  '/users',
  '/machine_types',
  '/documents',
  '/deposit_policy',
  '/cancellation_policy',
];

/** All but the home page; the others in the menu's order. */
function firstOnesFirst(nav: readonly AdminNavEntry[]): AdminNavEntry[] {
  const first = FIRST.flatMap((path) => nav.filter(({ to }) => to === path));
  return [...first, ...nav.filter(({ to }) => to !== '/' && !FIRST.includes(to))];
}

/** Number of waiting records behind a tile; the dot shows whether the reader has read them. */
function useWaiting(): (entry: AdminNavEntry) => number {
  useLiveRecords(storeAccessRequestType);
  const tickets = useRecords(supportTicketType, { state: 'waiting_for_us', only_total: true }).data?.total;
  const stores = useRecords(storeAccessRequestType, { status: 'open', per_page: 1 }).data?.total;
  return ({ to, counts, attention = 0 }) => {
    if (counts === 'support_tickets') return tickets ?? 0;
    if (counts === 'contested_returns') return attention;
    return to === STORES ? (stores ?? 0) : 0;
  };
}

const look = {
  framed: true,
  leads: true,
  gap: 3,
  align: 'center',
  weight: 600,
  className: styles.tile,
} as const;

type TileProps = { to: string; label: string; icon: IconName; attention?: number; waiting?: number };

/** A large link of the home page; leaves the site when `to` is not a path of it. */
export function Tile({ to, label, icon, attention = 0, waiting = 0 }: TileProps) {
  const content = (
    <>
      <span className={styles.symbol}>
        <Icon name={icon} size={22} />
      </span>
      <Text as="span" tight breaks grows className={styles.label}>
        {label}
      </Text>
      <AttentionDot count={attention} />
      {waiting > 0 && (
        <Text as="span" size={13} weight={400} soft className={styles.count}>
          {waiting} waiting
        </Text>
      )}
    </>
  );
  const isOutside = /^https?:/.test(to);
  return (
    <Grid as="li">
      {isOutside ? (
        <Row as="a" {...look} href={to} target="_blank" rel="noreferrer">
          {content}
          <span className="visually-hidden">(opens in a new tab)</span>
        </Row>
      ) : (
        <Row as={Link} {...look} to={to}>
          {content}
        </Row>
      )}
    </Grid>
  );
}
