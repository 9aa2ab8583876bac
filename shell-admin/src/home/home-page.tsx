import type { QueueKey } from '@yard/contracts';
import { ShownTogether, Slot, useSettings } from '@yard/remote-kit';
import {
  AttentionDot,
  Grid,
  Hint,
  Icon,
  type IconName,
  type NavEntry,
  PageHeader,
  Row,
  Stack,
  Text,
} from '@yard/ui';
import { Link } from 'react-router';
import { BatchActions, BatchRuns } from '../batches/batches-panel';
import { useOverview, WaitingQueues } from './waiting-queues';
import styles from './home.module.css';

/**
 * Waiting work, eight ways, the four batches; remotes may add tiles and panels. Nothing that loads late may move the
 * batches' buttons: what is above them has its space reserved.
 */
export function HomePage({ nav }: { nav: readonly NavEntry[] }) {
  const { public_url } = useSettings();
  const overview = useOverview();
  const waiting = (key?: QueueKey) => overview.data?.queues.find((queue) => queue.key === key)?.count;
  return (
    <ShownTogether>
      <PageHeader title="Back office" />
      <Grid lead={340} gap={5} align="start">
        <WaitingQueues overview={overview} />
        <Stack gap={5} shrinks>
          <Grid as="ul" gap={3} bare className={styles.tiles}>
            <Tile to={public_url} label="Open the public site" icon="external" />
            {TILES.flatMap(({ path, counts }) =>
              nav
                .filter(({ to }) => to === path)
                .map((entry) => <Tile key={path} {...entry} waiting={waiting(counts)} />),
            )}
            <Slot name="home.tiles" />
          </Grid>
          <BatchActions />
        </Stack>
      </Grid>
      <Stack gap={5} above={6}>
        <BatchRuns />
        <Slot name="home.panels" />
      </Stack>
    </ShownTogether>
  );
}

/** Requirements 2.11 and 2.12, after the public site; and what is waited for behind each. */
const TILES: readonly { path: string; counts?: QueueKey }[] = [
  { path: '/support_tickets', counts: 'support_tickets' },
  { path: '/rental_store_access_requests', counts: 'store_access_requests' },
  { path: '/users' },
  { path: '/machine_types' },
  { path: '/documents' },
  { path: '/deposit_policy' },
  { path: '/cancellation_policy' },
];

const look = { framed: true, leads: true, gap: 1, className: styles.tile } as const;

type TileProps = { to: string; label: string; icon: IconName; attention?: number; waiting?: number };

export function Tile({ to, label, icon, attention = 0, waiting = 0 }: TileProps) {
  const content = (
    <>
      <Text as="span" size={14} weight={600} tight>
        {label}
      </Text>
      <Row as="span" gap={2} align="center" className={styles.head}>
        <Icon name={icon} size={18} />
        <AttentionDot count={attention} />
        {waiting > 0 && <Hint as="span">{waiting.toLocaleString('en-US')} waiting</Hint>}
      </Row>
    </>
  );
  const isOutside = /^https?:/.test(to);
  return (
    <Grid as="li">
      {isOutside ? (
        <Stack as="a" {...look} href={to} target="_blank" rel="noreferrer">
          {content}
          <span className="visually-hidden">(opens in a new tab)</span>
        </Stack>
      ) : (
        <Stack as={Link} {...look} to={to}>
          {content}
        </Stack>
      )}
    </Grid>
  );
}
