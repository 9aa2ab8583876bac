import type { DateValue } from '@internationalized/date';
import type { KeyboardEvent, ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { cx } from '../../styles/cx';
import { FieldError, type FieldProps } from '../field-shell';
import fieldStyles from '../fields.module.css';
import { CalendarButton } from './calendar-parts';
import { type DayParts, useOpenedByPress } from './pressed-days';
import { isDayTaken, readDay, type DisabledDates } from './day-value';
import styles from './picker.module.css';

/** Days that can be chosen, "YYYY-MM-DD". */
export type DayLimits = { min?: string; max?: string; disabledDates?: DisabledDates };

type PickerProps = DayLimits & Pick<FieldProps<never>, 'required' | 'disabled'>;

export function pickerProps(
  { min, max, disabledDates, required, disabled }: PickerProps,
  error?: string | null,
) {
  return {
    className: cx(fieldStyles.field, error && fieldStyles.invalid),
    minValue: readDay(min),
    maxValue: readDay(max),
    isDateUnavailable: (day: DateValue) => isDayTaken(disabledDates, day),
    isRequired: required,
    isDisabled: disabled,
    isInvalid: Boolean(error),
    validationBehavior: 'aria',
    firstDayOfWeek: 'sun',
    shouldForceLeadingZeros: true,
  } as const;
}

/** Enter sends the form, as in any field. Half a day is said once its part is left. */
function sendByEnter({ key, target }: KeyboardEvent): void {
  if (key !== 'Enter' || !(target instanceof HTMLElement) || !target.isContentEditable) return;
  const form = target.closest('form');
  target.blur();
  form?.requestSubmit();
}

type FrameProps = Pick<FieldProps<never>, 'label' | 'hideLabel' | 'hint' | 'name' | 'error' | 'disabled'> & {
  parts: DayParts;
  children: ReactNode;
};

/** Label above, hint under it, the days that are typed with the calendar's button, error below. */
export function DayFieldFrame({ label, hideLabel, hint, name, error, parts, ...props }: FrameProps) {
  const open = useOpenedByPress(parts);
  return (
    <>
      <Label className={hideLabel ? 'visually-hidden' : (fieldStyles.label ?? '')}>{label}</Label>
      {hint && (
        <Text slot="description" className={fieldStyles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <Group
        ref={parts.frame}
        className={cx(fieldStyles.control, styles.group)}
        // The library keeps presses on the parts to itself.
        onClickCapture={props.disabled ? undefined : open}
        onKeyDown={sendByEnter}
      >
        {props.children}
        <CalendarButton />
      </Group>
      {error && (
        <Text slot="errorMessage">
          <FieldError error={error} name={name} label={label} />
        </Text>
      )}
    </>
  );
}
