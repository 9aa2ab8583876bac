import { supportTicketType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { Slot, useSettings } from '@yard/remote-kit';
import { PageHeader } from '@yard/ui';
import type { AdminNavEntry } from '../site/use-admin-nav';
import { BatchesPanel } from '../batches/batches-panel';
import styles from './home.module.css';
import { Tile } from './tile';

/**
 * The way to everything, with a dot where something waits, and the four batches; remotes may add tiles and panels of
 * their own.
 */
export function HomePage({ nav }: { nav: readonly AdminNavEntry[] }) {
  const { public_url } = useSettings();
  const tickets = useWaitingTickets();
  return (
    <>
      <PageHeader title="Back office" />
      <ul className={styles.tiles}>
        <Tile to={public_url} label="Open the public site" icon="external" />
        {nav
          .filter((entry) => entry.to !== '/')
          .map(({ counts, ...entry }) => (
            <Tile
              key={entry.to}
              {...entry}
              waiting={counts === 'support_tickets' ? tickets : entry.attention}
            />
          ))}
        <Slot name="home.tiles" />
      </ul>
      <div className={styles.panels}>
        <BatchesPanel />
        <Slot name="home.panels" />
      </div>
    </>
  );
}

/** Tickets on which an admin speaks next; whether the reader has read them is the dot's business. */
function useWaitingTickets(): number {
  const { data } = useRecords(supportTicketType, { state: 'waiting_for_us', only_total: true });
  return data?.total ?? 0;
}
