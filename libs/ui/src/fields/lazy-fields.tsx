import { type ReactNode, useState } from 'react';
import { onSign, useOnSign } from '../actions/use-on-sign';
import { SkeletonBlock } from '../show/skeleton';
import type { ComboBoxProps } from './combo-box';
import type { DateFieldProps } from './days/date-field';
import type { DateRangePickerProps } from './days/date-range-picker';
import type { DayCalendarProps } from './days/day-calendar';
import calendarStyles from './days/day-calendar.module.css';
import { FieldFrame, FramedDay, FramedField } from './field-frame';
import { SearchField } from './search-field';
import type { SuggestFieldProps } from './use-choosing';
import styles from './field-frame.module.css';

// Calendars and searchable lists are a third of the library's weight, and nobody needs them to read a page: they
// arrive when somebody is there, until then in a frame that looks the same.
const comboBoxCode = onSign(() => import('./combo-box'));
const dateFieldCode = onSign(() => import('./days/date-field'));
const dateRangeCode = onSign(() => import('./days/date-range-picker'));
const suggestFieldCode = onSign(() => import('./suggest-field'));
const dayCalendarCode = onSign(() => import('./days/day-calendar'));

/** One of a long list, found by typing. */
export function ComboBox(props: ComboBoxProps) {
  const Code = useOnSign(comboBoxCode);
  const chosen = props.options.find(({ value }) => value === props.value);
  const frame = (
    <FieldFrame {...props} icon="chevron-down">
      {chosen?.label ?? <span className={styles.empty}>{props.placeholder}</span>}
    </FieldFrame>
  );
  return <FramedField frame={frame}>{Code && <Code {...props} />}</FramedField>;
}

/** A search box that offers what one may be looking for. */
export function SuggestField(props: SuggestFieldProps) {
  const Code = useOnSign(suggestFieldCode);
  return <FramedField frame={<SearchField {...props} />}>{Code && <Code {...props} />}</FramedField>;
}

/** One day: typed, or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const Code = useOnSign(dateFieldCode);
  const [isPressed, frame] = useDaysFrame(props, <FramedDay day={(props.value ?? '').slice(0, 10)} />);
  return <FramedField frame={frame}>{Code && <Code {...props} isPressed={isPressed} />}</FramedField>;
}

/** A first and a last day, typed or picked; taken days cannot be chosen. */
export function DateRangePicker(props: DateRangePickerProps) {
  const Code = useOnSign(dateRangeCode);
  const [isPressed, frame] = useDaysFrame(
    props,
    <>
      <FramedDay day={props.value.from} />
      <span>–</span>
      <FramedDay day={props.value.to} />
    </>,
  );
  return <FramedField frame={frame}>{Code && <Code {...props} isPressed={isPressed} />}</FramedField>;
}

/** Remembers that its days were pressed, for a calendar that arrives later. */
function useDaysFrame(props: DateFieldProps | DateRangePickerProps, days: ReactNode) {
  const [isPressed, setPressed] = useState(false);
  const frame = (
    <FieldFrame
      {...props}
      icon="calendar"
      className={styles.days}
      onPress={() => setPressed(true)}
      onType={() => setPressed(false)}
    >
      {days}
    </FieldFrame>
  );
  return [isPressed, frame] as const;
}

/** Free and taken days, to choose from. */
export function DayCalendar(props: DayCalendarProps) {
  const Code = useOnSign(dayCalendarCode);
  return Code ? <Code {...props} /> : <CalendarFrame />;
}

function CalendarFrame() {
  return (
    <div className={calendarStyles.calendar}>
      <SkeletonBlock height="var(--control-height-small)" />
      <div className={calendarStyles.months}>
        <SkeletonBlock />
        <SkeletonBlock />
      </div>
      <p className={calendarStyles.reason} />
    </div>
  );
}
