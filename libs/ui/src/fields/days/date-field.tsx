import type { DateValue } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../styles/cx';
import { CalendarButton, CalendarDays, CalendarHead, DaySegments } from './calendar-parts';
import { isDayTaken, readDay, type DisabledDates } from './day-value';
import { refusedDay } from './typed-days';
import { useTyping } from './use-typing';
import { FieldError, type FieldProps } from '../field-shell';
import fieldStyles from '../fields.module.css';
import styles from './picker.module.css';
import popoverStyles from '../popover.module.css';

export type DateFieldProps = Omit<FieldProps<string>, 'value'> & {
  /** "YYYY-MM-DD", as on the wire; '' or null for none. */
  value: string | null | undefined;
  min?: string;
  max?: string;
  disabledDates?: DisabledDates;
};

/** One day: typed in segments or picked from a calendar (weeks start on Sunday, day 0: requirement 9.4). */
export default function DateField({ label, name, value, onChange, hint, ...props }: DateFieldProps) {
  const { typed, refusal, change, changeFocus } = useTyping({
    given: (value ?? '').slice(0, 10),
    read: readDay,
    write: (day: DateValue) => day.toString(),
    refuse: (day) => refusedDay(day, props),
    handOn: onChange,
  });
  const error = refusal ?? props.error;
  return (
    <DatePicker
      className={cx(fieldStyles.field, error && fieldStyles.invalid)}
      name={name}
      value={typed}
      onChange={change}
      onFocusChange={changeFocus}
      minValue={readDay(props.min)}
      maxValue={readDay(props.max)}
      isDateUnavailable={(day) => isDayTaken(props.disabledDates, day)}
      isRequired={props.required}
      isDisabled={props.disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      firstDayOfWeek="sun"
      shouldForceLeadingZeros
    >
      <Label className={props.hideLabel ? 'visually-hidden' : (fieldStyles.label ?? '')}>{label}</Label>
      {hint && (
        <Text slot="description" className={fieldStyles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <Group className={cx(fieldStyles.control, styles.group)}>
        <DaySegments fill />
        <CalendarButton />
      </Group>
      {error && (
        <Text slot="errorMessage">
          <FieldError error={error} name={name} label={label} />
        </Text>
      )}
      <Popover className={popoverStyles.popover ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <Calendar>
            <CalendarHead />
            <CalendarDays />
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
