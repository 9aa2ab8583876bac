import { Slot, useSettings } from '@yard/remote-kit';
import { PageHeader, type NavEntry } from '@yard/ui';
import { BatchesPanel } from '../batches/batches-panel';
import styles from './home.module.css';
import { Tile } from './tile';

/**
 * The way to everything, with a dot where something waits, and the four batches; remotes may add tiles and panels of
 * their own.
 */
export function HomePage({ nav }: { nav: readonly NavEntry[] }) {
  const { public_url } = useSettings();
  return (
    <>
      <PageHeader title="Back office" />
      <ul className={styles.tiles}>
        <Tile to={public_url} label="Open the public site" icon="external" />
        {nav
          .filter((entry) => entry.to !== '/')
          .map((entry) => (
            <Tile key={entry.to} {...entry} />
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
