import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { DateRangePicker as AriaRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { cx } from '../styles/cx';
import { CalendarButton, CalendarDays, CalendarHead, DaySegments } from './calendar-parts';
import { isDayTaken, readDay, type DisabledDates } from './day-value';
import { FieldError, type FieldProps } from './field-shell';
import fieldStyles from './fields.module.css';
import styles from './picker.module.css';
import popoverStyles from './popover.module.css';

/** First and last day, both "YYYY-MM-DD" and both included; '' while not chosen. */
export type DayRange = { from: string; to: string };

export type DateRangePickerProps = FieldProps<DayRange> & {
  min?: string;
  max?: string;
  disabledDates?: DisabledDates;
  /** A line under the calendar, such as "Crossed-out days are taken". */
  legend?: string;
};

/** A first and a last day, typed or picked; days that are taken cannot be chosen or spanned. */
export default function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, error, hint, name, legend } = props;
  const start = readDay(value.from);
  const end = readDay(value.to);
  return (
    <AriaRangePicker
      className={cx(fieldStyles.field, error && fieldStyles.invalid)}
      startName={name && `${name}_from`}
      endName={name && `${name}_to`}
      value={start && end ? { start, end } : null}
      onChange={(range) => onChange({ from: range?.start.toString() ?? '', to: range?.end.toString() ?? '' })}
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
        <DaySegments slot="start" />
        <span aria-hidden>–</span>
        <DaySegments slot="end" />
        <CalendarButton />
      </Group>
      {error && (
        <Text slot="errorMessage">
          <FieldError error={error} name={name} label={label} />
        </Text>
      )}
      <Popover className={popoverStyles.popover ?? ''}>
        <Dialog className={cx(styles.dialog, styles.range)}>
          <RangeCalendar>
            <CalendarHead />
            <CalendarDays />
          </RangeCalendar>
          {legend && <p className={styles.legend}>{legend}</p>}
        </Dialog>
      </Popover>
    </AriaRangePicker>
  );
}
