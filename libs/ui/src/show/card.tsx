import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Hint, Row, Stack, Text } from '../layouts/primitives';
import { cx } from '../styles/cx';
import { Unbroken } from './unbroken';
import styles from './card.module.css';

/** A bordered surface. With `to`, the whole card is one link (its content must hold no other). */
export function Card({
  children,
  to,
  padded = true,
}: {
  children: ReactNode;
  to?: string;
  padded?: boolean;
}) {
  const className = cx(styles.card, padded && styles.padded, to && styles.link);
  return to ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  );
}

export type PanelProps = {
  title: string;
  children: ReactNode;
  /** Right of the title: a button, a badge. */
  aside?: ReactNode;
  /** Heading level, so that the page's outline stays whole. */
  level?: 2 | 3;
};

export function Panel({ title, children, aside, level = 2 }: PanelProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={cx(styles.card, styles.padded)} aria-label={title}>
      <Row as="header" gap={2} align="center" justify="between" wrap below={4}>
        <Heading className={styles.panelTitle}>{title}</Heading>
        {aside}
      </Row>
      {children}
    </section>
  );
}

/** A small picture (4:3) beside the name of what it shows. */
export function Thumbnail({ src }: { src: string }) {
  return <img src={src} alt="" loading="lazy" className={styles.thumbnail} />;
}

export type PageHeaderProps = {
  title: ReactNode;
  /** A line above the title: where one is ("Rentals"), usually a link back. */
  back?: { to: string; label: string };
  lead?: ReactNode;
  /** Address of a picture (4:3) of what the page is about; left of the title where there is room. */
  picture?: string;
  status?: ReactNode;
  actions?: ReactNode;
};

/** The head of a page: the way back, its one h1, a line of explanation, its actions. */
export function PageHeader({ title, back, lead, picture, status, actions }: PageHeaderProps) {
  return (
    <Stack as="header" gap={2} below={6} className={styles.pageHead}>
      {back && (
        <Link to={back.to} className={styles.back} data-print="never">
          <span aria-hidden>←</span> {back.label}
        </Link>
      )}
      <Row gap={4} align="center">
        {picture !== undefined && (
          <img src={picture} alt="" className={cx(styles.thumbnail, styles.pagePicture)} />
        )}
        <Stack gap={2} shrinks grows>
          <div className={styles.pageRow}>
            <div className={styles.pageTitle}>
              <h1 tabIndex={-1}>{typeof title === 'string' ? <Unbroken text={title} /> : title}</h1>
              {status}
            </div>
            {actions && (
              <Row gap={3} wrap>
                {actions}
              </Row>
            )}
          </div>
          {lead && <Text soft>{lead}</Text>}
        </Stack>
      </Row>
    </Stack>
  );
}

export type MachineHeaderProps = {
  subject: string | null | undefined;
  typeName: string | null | undefined;
  /** Shown when the machine has no subject of its own (drafts, the admin site). */
  adminLabel?: string;
};

/** Head of a dialog about a machine: its subject and its type, or a label for admins. */
export function MachineHeader({
  subject,
  typeName,
  adminLabel = 'Machine without a name',
}: MachineHeaderProps) {
  return (
    <div>
      <Text size={18} weight={650} tight>
        <Unbroken text={subject || adminLabel} />
      </Text>
      {typeName && <Hint>{typeName}</Hint>}
    </div>
  );
}
