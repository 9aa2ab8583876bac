import type { TakenSpan } from '@yard/contracts';
import { takenBecause } from '@yard/contracts/taken-words';
import { addDays, formatDays } from '@yard/dates';
import { cx, DayCalendar, type DayCalendarProps, Hint, Row, Stack } from '@yard/ui';
import type { RentalChoice } from './rental-choice';
import { CALENDAR_DAYS } from './use-availability';
import styles from './about.module.css';

export type FreeDaysProps = {
  /** Date at the machine's place. */
  today: string;
  taken: readonly TakenSpan[];
  rules: Pick<DayCalendarProps, 'whyNot' | 'outcome'>;
  choice: RentalChoice;
  change: (changes: Partial<RentalChoice>) => void;
};

export function FreeDays({ today, taken, rules, choice, change }: FreeDaysProps) {
  return (
    <Stack gap={3}>
      <DayCalendar
        label="Free days"
        value={choice}
        onChange={change}
        min={today}
        max={addDays(today, CALENDAR_DAYS)}
        {...rules}
      />
      <Row as="p" gap={2} align="center" size={14} soft>
        <span className={styles.sample} data-drawn aria-hidden /> Free
        <span className={cx(styles.sample, styles.taken)} data-drawn aria-hidden /> Taken
      </Row>
      <TakenList taken={taken} />
    </Stack>
  );
}

const LISTED_AT_ONCE = 4;

function TakenList({ taken }: { taken: readonly TakenSpan[] }) {
  if (taken.length === 0) return <p>Free on every day of the coming year.</p>;
  const later = taken.slice(LISTED_AT_ONCE);
  return (
    <>
      <Spans spans={taken.slice(0, LISTED_AT_ONCE)} />
      {later.length > 0 && (
        <details>
          <Hint as="summary" padY={2}>
            {later.length} more
          </Hint>
          <Spans spans={later} />
        </details>
      )}
    </>
  );
}

function Spans({ spans }: { spans: readonly TakenSpan[] }) {
  return (
    <Hint as="ul" marked>
      {spans.map((span) => (
        <li key={`${span.from}-${span.reason}`}>
          {formatDays(span.from, span.to)}: {takenBecause[span.reason]}
        </li>
      ))}
    </Hint>
  );
}
