import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Icon } from '../icons/icon';
import styles from './picker.module.css';

/** Month name with the two arrows. */
export function CalendarHead() {
  return (
    <header className={styles.head}>
      <Button slot="previous" className={styles.turn ?? ''}>
        <Icon name="chevron-left" />
      </Button>
      <CalendarHeading />
      <Button slot="next" className={styles.turn ?? ''}>
        <Icon name="chevron-right" />
      </Button>
    </header>
  );
}

/** The days of one month. */
export function CalendarDays() {
  return (
    <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
      {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
    </CalendarGrid>
  );
}

/** The typed form of a day: month, day and year, each editable with the arrow keys. */
export function DaySegments({ slot, fill }: { slot?: 'start' | 'end'; fill?: boolean }) {
  return (
    <DateInput slot={slot} className={`${styles.input} ${fill ? styles.fill : ''}`}>
      {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
    </DateInput>
  );
}

/** Opens the calendar. */
export function CalendarButton() {
  return (
    <Button className={styles.open ?? ''}>
      <Icon name="calendar" />
    </Button>
  );
}
