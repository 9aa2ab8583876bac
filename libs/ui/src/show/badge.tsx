import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-set';
import { cx } from '../styles/cx';
import styles from './badge.module.css';
import tones from './tones.module.css';

/** The meaning of a colour; each tone brings its own symbol so that colour never speaks alone. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

const toneIcons: Record<Tone, IconName> = {
  neutral: 'clock',
  good: 'check-circle',
  warn: 'waiting',
  bad: 'closed',
  info: 'info',
};

export const toneIcon = (tone: Tone): IconName => toneIcons[tone];

type StatusBadgeProps = { tone: Tone; icon?: IconName; label?: string; children?: ReactNode };

/** A state in a word, with its symbol ("Approved"). `icon` replaces the tone's own. */
export function StatusBadge({ tone, icon, label, children = label }: StatusBadgeProps) {
  return (
    <span className={cx(styles.badge, tone === 'neutral' ? styles.neutral : tones[tone])}>
      <Icon name={icon ?? toneIcon(tone)} size={14} />
      {children}
    </span>
  );
}

/** A short mark without a state: a kind, a count, a place. */
export function Badge({ children, icon }: { children: ReactNode; icon?: IconName }) {
  return (
    <span className={cx(styles.badge, styles.neutral)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

export type IndicatorProps = {
  /** A token's name without `--color-`, such as `attention`, `good`, `accent`. */
  color?: 'attention' | 'good' | 'warn' | 'bad' | 'info' | 'accent' | 'ink';
  /** Diameter in px. */
  size?: number;
  /** Meaning for screen readers; without it the dot is decoration beside words that say it. */
  label?: string;
};

/** A small round dot. */
export function Indicator({ color = 'attention', size = 10, label }: IndicatorProps) {
  return (
    <span
      className={styles.indicator}
      data-drawn
      style={{ width: size, height: size, background: `var(--color-${color})` }}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    />
  );
}

/** A person by their initials, or by a picture. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 40 }: { name: string; src?: string | null; size?: number }) {
  const box = { width: size, height: size, fontSize: size * 0.4 };
  if (src) return <img className={styles.avatar} style={box} src={src} alt="" />;
  return (
    <span className={styles.avatar} style={box} aria-hidden>
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${words[0]?.[0] ?? '?'}${last?.[0] ?? ''}`.toUpperCase();
}
