import { NavLink } from 'react-router';
import { Row } from './primitives';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-set';
import { Indicator } from '../show/badge';
import styles from './nav.module.css';

export type NavEntry = {
  to: string;
  label: string;
  /** Replaces the label in the bar at the lower edge, where five share a phone's width. */
  shortLabel?: string;
  icon: IconName;
  /** Number of things that wait for the reader there; a red dot and words when above 0. */
  attention?: number;
  /** Active on this very path only, not on those below it. */
  exact?: boolean;
  /** Only in the bar at the lower edge: what the header shows in another way. */
  bottomOnly?: boolean;
};

/** The public site's menu in one of two shapes. Where nothing is to be shown it is absent. */
export function Nav({ entries, shape, label }: NavProps) {
  const shown = entries.filter((entry) => shape === 'bottom' || !entry.bottomOnly);
  if (shown.length === 0) return null;
  return (
    <Row as="nav" className={styles[shape]} aria-label={label}>
      {shown.map((entry) => (
        <NavLink key={entry.to} to={entry.to} end={entry.exact} className={styles.entry}>
          {shape === 'bottom' && (
            <span className={styles.symbol}>
              <Icon name={entry.icon} size={22} />
              <AttentionDot count={entry.attention} />
            </span>
          )}
          <span className={styles.label}>
            {shape === 'bottom' ? (entry.shortLabel ?? entry.label) : entry.label}
          </span>
          {shape === 'top' && (
            <span className={styles.waits}>
              <AttentionDot count={entry.attention} />
            </span>
          )}
        </NavLink>
      ))}
    </Row>
  );
}

export type NavProps = { entries: readonly NavEntry[]; shape: 'top' | 'bottom'; label: string };

/** The red dot of something that waits; says how many to screen readers. */
export function AttentionDot({ count = 0 }: { count?: number }) {
  if (count <= 0) return null;
  return <Indicator color="attention" size={9} label={`${count} need${count === 1 ? 's' : ''} attention`} />;
}
