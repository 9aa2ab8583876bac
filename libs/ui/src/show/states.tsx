import type { ReactNode } from 'react';
import { Text } from '../layouts/primitives';
import { Button } from '../actions/button';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-set';
import { cx } from '../styles/cx';
import { toneIcon, type Tone } from './badge';
import styles from './states.module.css';
import tones from './tones.module.css';

export type EmptyStateProps = {
  icon?: IconName;
  /** Names what would be here ("No rentals yet"). */
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Makes the title a heading; 1 where the state is the whole page. */
  level?: 1 | 2 | 3;
};

/** Shown where there is nothing yet: says what would be here and offers the first step. */
export function EmptyState({ icon = 'inbox', title, children, action, level }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.symbol}>
        <Icon name={icon} size={26} />
      </span>
      <StateTitle title={title} level={level} />
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

function StateTitle({ title, level }: { title: string; level?: 1 | 2 | 3 }) {
  const Tag = level === undefined ? 'p' : (`h${level}` as const);
  return <Tag className={styles.title}>{title}</Tag>;
}

export type ErrorStateProps = {
  /** Names what failed ("We couldn’t load the machine"). */
  title: string;
  /** Says what was not lost, and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  action?: ReactNode;
  /** Same as EmptyState's. */
  level?: 1 | 2 | 3;
};

/** Shown where something failed: says what, what was not lost, and what to do now. */
export function ErrorState({ title, children, onRetry, retrying, action, level }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={cx(styles.symbol, styles.failed)}>
        <Icon name="warning" size={26} />
      </span>
      <StateTitle title={title} level={level} />
      {children && <div className={styles.text}>{children}</div>}
      <div className={styles.action}>
        {onRetry && (
          <Button icon="refresh" onPress={onRetry} busy={retrying}>
            Try again
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}

export type BannerProps = { tone?: Tone; title?: ReactNode; children?: ReactNode; action?: ReactNode };

/** A highlighted line across a part of a page: what happens next, what is missing. */
export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  return (
    <div className={cx(styles.banner, tones[tone])} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={toneIcon(tone)} />
      <div className={styles.bannerText}>
        {title && (
          <Text weight={650} lines>
            {title}
          </Text>
        )}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
