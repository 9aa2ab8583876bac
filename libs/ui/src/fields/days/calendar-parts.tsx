import { useContext, type ClipboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Icon } from '../../icons/icon';
import { readPasted } from './typed-days';
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

/** English with days written as 2026-11-20: requirement 9.3. */
const YEAR_FIRST = 'en-CA';

/** The typed form of a day: year, month and day, each editable with the arrow keys. */
export function DaySegments({ slot, fill }: { slot?: 'start' | 'end'; fill?: boolean }) {
  const paste = usePastedDays(slot);
  return (
    <span className={`${styles.input} ${fill ? styles.fill : ''}`} onPaste={paste}>
      <I18nProvider locale={YEAR_FIRST}>
        <DateInput slot={slot} className={styles.input ?? ''}>
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
      </I18nProvider>
    </span>
  );
}

/** A day that is pasted goes where the caret is; two of them are the first and the last. */
function usePastedDays(slot?: 'start' | 'end') {
  const single = useContext(DatePickerStateContext);
  const range = useContext(DateRangePickerStateContext);
  return (event: ClipboardEvent) => {
    event.preventDefault();
    const [first, second] = readPasted(event.clipboardData.getData('text'));
    if (first === undefined) return;
    single?.setValue(first);
    if (second !== undefined) range?.setDateRange({ start: first, end: second });
    else if (slot !== undefined) range?.setDateTime(slot, first);
  };
}

/** Opens the calendar. */
export function CalendarButton() {
  return (
    <Button className={styles.open ?? ''}>
      <Icon name="calendar" />
    </Button>
  );
}
