import type { DateValue } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { CalendarDays, CalendarHead, DaySegments } from './calendar-parts';
import { DayFieldFrame, pickerProps, type DayLimits } from './day-field-frame';
import { readDay } from './day-value';
import { TypedOn } from './pressed-days';
import { refusedDay } from './typed-days';
import { useTyping } from './use-typing';
import { Popover } from '../../overlays/popover';
import type { FieldProps } from '../field-shell';
import styles from './picker.module.css';
import popoverStyles from '../popover.module.css';

export type DateFieldProps = DayLimits &
  Omit<FieldProps<string>, 'value'> & {
    /** "YYYY-MM-DD", as on the wire; '' or null for none. */
    value: string | null | undefined;
    isPressed?: boolean;
  };

/** One day: typed in segments or picked from a calendar (weeks start on Sunday, day 0: requirement 9.4). */
export default function DateField({ label, name, value, onChange, hint, ...props }: DateFieldProps) {
  const { typed, refusal, parts, change, changeFocus, refuseTyped } = useTyping({
    given: (value ?? '').slice(0, 10),
    read: readDay,
    write: (day: DateValue) => day.toString(),
    refuse: (day) => refusedDay(day, props),
    handOn: onChange,
  });
  const error = refusal ?? props.error;
  return (
    <DatePicker
      {...pickerProps(props, error)}
      name={name}
      value={typed}
      onChange={change}
      onFocusChange={changeFocus}
      defaultOpen={props.isPressed}
    >
      <DayFieldFrame {...props} label={label} hint={hint} name={name} error={error} parts={parts}>
        <DaySegments fill onNoDay={refuseTyped} />
      </DayFieldFrame>
      <Popover className={popoverStyles.popover ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <TypedOn parts={parts}>
            <Calendar>
              <CalendarHead />
              <CalendarDays />
            </Calendar>
          </TypedOn>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
