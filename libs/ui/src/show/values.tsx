import type { ReactNode } from 'react';
import { formatDate, formatInstant, formatTime, type DateStyle, todayIn } from '@yard/dates';
import { formatMoney } from '@kit/money';
import { Stack, Text } from '../layouts/primitives';
import { cx } from '../styles/cx';
import { useReaderZone } from './use-reader-zone';
import styles from './values.module.css';

/** An amount in major units with tabular figures and a minus as wide as they are; a dash where there is none. */
export function Money({ amount, currency = 'usd', exact }: MoneyProps) {
  if (amount == null || amount === '') return <span className={styles.figure}>–</span>;
  const words = formatMoney(Number(amount), currency, { exact });
  return <span className={styles.figure}>{words.replace(/^-/, '−')}</span>;
}

export type MoneyProps = {
  /** Major units (dollars) as on the wire: a number, or text of one. */
  amount: number | string | null | undefined;
  currency?: string;
  /** Keeps the decimals of whole amounts. */
  exact?: boolean;
};

export type DateTextProps = {
  /** A wire day ("2026-11-20") or an instant (ISO with zone); a dash where there is none. */
  value: string | null | undefined;
  style?: DateStyle;
  /** A wire time of day ("08:00") to stand after the day. */
  time?: string | null;
  /** IANA zone of the place for instants; the reader's own when left out. */
  zone?: string;
  /** Shows only the day on which the instant falls there. */
  dayOnly?: boolean;
};

/** A day or an instant in words ("Mon, May 12, 8:00 AM"). */
export function DateText({ value, style = 'medium', time, zone, dayOnly }: DateTextProps) {
  const readers = useReaderZone();
  if (!value) return <span>–</span>;
  const isInstant = value.length > 10;
  const day = isInstant ? todayIn(zone ?? readers, new Date(value)) : value;
  const words =
    isInstant && !dayOnly ? formatInstant(value, zone ?? readers, new Date()) : formatDate(day, style);
  return (
    <time dateTime={value} className={styles.figure}>
      {words}
      {time && `, ${formatTime(time.slice(0, 5))}`}
    </time>
  );
}

/** Text that somebody typed, with its line breaks; nothing where they typed nothing. */
export function Typed({ children, above }: { children: string | null | undefined | false; above?: 2 | 3 }) {
  if (!children) return null;
  return (
    <Text breaks lines above={above}>
      {children}
    </Text>
  );
}

export type PriceLine = {
  label: string;
  /** Calculation of the amount ("3 days × $240"). */
  detail?: ReactNode;
  amount: number | string | null;
  /** `credit` shows a minus; `held` is set apart from the sum (a deposit). */
  kind?: 'normal' | 'credit' | 'held' | 'total';
};

/** Amounts with where they come from, and what they add up to. */
export function PriceLines({ lines, currency = 'usd' }: { lines: readonly PriceLine[]; currency?: string }) {
  return (
    <Stack as="dl" gap={3}>
      {lines.map((line, index) => (
        <div key={index} className={cx(styles.line, styles[line.kind ?? 'normal'])}>
          <dt>
            {line.label}
            {line.detail && <span className={styles.detail}>{line.detail}</span>}
          </dt>
          <dd>
            {line.kind === 'credit' && '−'}
            <Money amount={line.amount} currency={currency} exact />
          </dd>
        </div>
      ))}
    </Stack>
  );
}

/** Facts in two columns: what, and how much. */
export function SpecSheet({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.sheet}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
