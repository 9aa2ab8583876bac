import { useContext, useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'react-aria-components/Button';
import { CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { Icon } from '../../icons/icon';
import { usePastedDays } from './pressed-days';
import { isNoDay } from './typed-days';
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

export function CalendarDays() {
  return (
    <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
      {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
    </CalendarGrid>
  );
}

interface DaySegmentsProps {
  slot?: 'start' | 'end';
  fill?: boolean;
  /** Called with what stood there when it was left and is no day: "02/30/2027". The parts are empty then. */
  onNoDay: (typed: string) => void;
}

/** The typed form of a day, as the site's language writes it: month, day and year, each editable with the arrow keys. */
export function DaySegments({ slot, fill, onNoDay }: DaySegmentsProps) {
  const paste = usePastedDays();
  return (
    <span
      className={`${styles.input} ${fill ? styles.fill : ''}`}
      data-day={slot ?? 'day'}
      onPaste={(event) => paste(event, slot)}
    >
      <DateInput slot={slot} className={styles.input ?? ''}>
        {(segment) => (
          <LeftPart onNoDay={onNoDay}>
            <DateSegment segment={segment} className={styles.segment ?? ''} />
          </LeftPart>
        )}
      </DateInput>
    </span>
  );
}

/** The library makes a day out of parts that name none (30 February the 28th) once they are left: not here. */
function LeftPart({ children, onNoDay }: Pick<DaySegmentsProps, 'onNoDay'> & { children: ReactNode }) {
  const state = useContext(DateFieldStateContext);
  const latest = useRef(state);
  const { part, begin } = useSlash();
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.parentElement?.contains(relatedTarget) || isInCalendar(relatedTarget, currentTarget))
      return;
    // The caret moves on with the last digit, before that one is drawn.
    flushSync(() => undefined);
    const typed = latest.current?.segments.map(({ text }) => text).join('') ?? '';
    if (!isNoDay(typed)) return;
    // Before the library hears that its parts are left.
    flushSync(() => latest.current?.setValue(null));
    onNoDay(typed);
  };
  return (
    <span ref={part} className={styles.part} onFocusCapture={begin} onBlurCapture={leave}>
      {children}
    </span>
  );
}

/** "1/5/2026": the slash ends a part that could have a second digit. Where nothing was typed it has ended by itself. */
function useSlash() {
  const part = useRef<HTMLSpanElement>(null);
  const isTyped = useRef(false);
  useEffect(() => {
    const span = part.current;
    const hear = ({ data }: InputEvent) => {
      if (isTyped.current && data !== null && /^[/.-]$/.test(data)) nextPart(span)?.focus();
      else isTyped.current = true;
    };
    span?.addEventListener('beforeinput', hear);
    return () => span?.removeEventListener('beforeinput', hear);
  }, []);
  return { part, begin: () => (isTyped.current = false) };
}

/** The part after the one in here and its slash; none after the year. */
function nextPart(part: HTMLElement | null): HTMLElement | null {
  return (
    part?.nextElementSibling?.nextElementSibling?.querySelector<HTMLElement>('[contenteditable]') ?? null
  );
}

function isInCalendar(to: EventTarget | null, from: Element): boolean {
  const dialog = to instanceof Element ? to.closest('[role="dialog"]') : null;
  return dialog !== null && dialog !== from.closest('[role="dialog"]');
}

export function CalendarButton() {
  return (
    <Button className={styles.open ?? ''}>
      <Icon name="calendar" />
    </Button>
  );
}
