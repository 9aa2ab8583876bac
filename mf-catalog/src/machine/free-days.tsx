import { addDays } from '@yard/dates';
import { cx, DayCalendar, type DayCalendarProps, Row, Stack } from '@yard/ui';
import type { RentalChoice } from './rental-choice';
import { CALENDAR_DAYS } from './use-availability';
import styles from './about.module.css';

export type FreeDaysProps = {
  today: string;
  rules: Pick<DayCalendarProps, 'whyNot' | 'outcome'>;
  choice: RentalChoice;
  change: (changes: Partial<RentalChoice>) => void;
};

export function FreeDays({ today, rules, choice, change }: FreeDaysProps) {
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
    </Stack>
  );
}
