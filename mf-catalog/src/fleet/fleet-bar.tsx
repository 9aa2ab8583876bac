import type { FleetSpan } from '@yard/contracts';
import { fleetType, lateRenter } from '@yard/contracts/fleet';
import { useRecordCache } from '@yard/data';
import { formatDays } from '@yard/dates';
import { cx, Text } from '@yard/ui';
import { Link } from 'react-router';
import styles from './fleet.module.css';
import { columnsOf, type Days } from './shown-days';
import { useFreeBlackout } from '../my-machines/use-free-blackout';

export function FleetBar({ machineId, span, shown }: { machineId: number; span: FleetSpan; shown: Days }) {
  const { refresh } = useRecordCache(fleetType);
  const free = useFreeBlackout(machineId, refresh);
  const isLate = lateRenter(span) !== null;
  const { start, end } = columnsOf(span, shown);
  const place = {
    className: cx(styles.bar, styles[isLate ? 'late' : span.reason]),
    'data-drawn': true,
    style: { gridColumn: `${start} / ${end}` },
    title: spanWords(span),
  };
  const words = <BarWords span={span} />;
  const { blackout_id } = span;
  if (span.reason === 'rental' || span.reason === 'request') {
    return (
      <Link {...place} to={`/rentals/${span.rental_request_id}`} aria-label={spanWords(span)}>
        {words}
      </Link>
    );
  }
  if (blackout_id === null || span.machine_calendar_id !== null) {
    return (
      <span {...place} role="img" aria-label={spanWords(span)}>
        {words}
      </span>
    );
  }
  return (
    <button
      {...place}
      type="button"
      aria-label={spanWords(span)}
      onClick={() => void free({ id: blackout_id, start_date: span.from, end_date: span.to })}
    >
      {words}
    </button>
  );
}

function BarWords({ span }: { span: FleetSpan }) {
  return (
    <Text as="span" cut>
      {span.reason === 'turnaround' ? '' : barWords(span)}
    </Text>
  );
}

function barWords(span: FleetSpan): string {
  const { reason, label, machine_calendar_id } = span;
  const late = lateRenter(span);
  if (late !== null) return `Late: ${late}`;
  if (reason !== 'blackout') return label ?? '';
  return label ?? (machine_calendar_id === null ? 'Blocked' : 'Other calendar');
}

/** "Ray Renter, Mon, Dec 14 – Fri, Dec 18, 2026": as it is read aloud, and in its tooltip. */
function spanWords(span: FleetSpan): string {
  const days = formatDays(span.from, span.to);
  const label = barWords(span);
  if (lateRenter(span) !== null) return `${label}, ${days}`;
  const words = {
    rental: `Rented by ${label}`,
    request: `Requested by ${label}`,
    turnaround: `Turnaround after ${label}’s rental`,
    blackout: span.label === null ? label : `Blocked: ${label}`,
  };
  return `${words[span.reason]}, ${days}`;
}
