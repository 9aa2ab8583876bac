import {
  useContext,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Icon } from '../../icons/icon';
import { readDay } from './day-value';
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

interface DaySegmentsProps {
  slot?: 'start' | 'end';
  fill?: boolean;
  /** Told of what stood there when it was left and is no day: "2027-02-30". The parts are empty then. */
  onNoDay: (typed: string) => void;
}

/** The typed form of a day: year, month and day, each editable with the arrow keys. */
export function DaySegments({ slot, fill, onNoDay }: DaySegmentsProps) {
  const paste = usePastedDays(slot);
  return (
    <span className={`${styles.input} ${fill ? styles.fill : ''}`} onPaste={paste}>
      <I18nProvider locale={YEAR_FIRST}>
        <DateInput slot={slot} className={styles.input ?? ''}>
          {(segment) => (
            <LeftPart onNoDay={onNoDay}>
              <DateSegment segment={segment} className={styles.segment ?? ''} />
            </LeftPart>
          )}
        </DateInput>
      </I18nProvider>
    </span>
  );
}

/** The library makes a day out of parts that name none (30 February the 28th) once they are left: not here. */
function LeftPart({ children, onNoDay }: Pick<DaySegmentsProps, 'onNoDay'> & { children: ReactNode }) {
  const state = useContext(DateFieldStateContext);
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.parentElement?.contains(relatedTarget)) return;
    // The caret moves on with the last digit, before that one is drawn.
    flushSync(() => undefined);
    const typed = latest.current?.segments.map(({ text }) => text.replace(/\D/g, '') || '-').join('') ?? '';
    if (!/^\d+-\d\d-\d\d$/.test(typed) || readDay(typed.padStart(10, '0'))) return;
    // Before the library hears that its parts are left.
    flushSync(() => latest.current?.setValue(null));
    onNoDay(typed);
  };
  return (
    <span className={styles.part} onBlurCapture={leave}>
      {children}
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
