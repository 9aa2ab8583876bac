import { PICKER } from '@yard/dates';
import { FieldShell, type FieldProps } from './field-shell';
import styles from './fields.module.css';

/** Where a time begins that is not given yet: requirement 9.3. */
const FIRST_TIME = `${PICKER.defaultHour}:00`;
const ARROWS = new Set(['ArrowUp', 'ArrowDown']);

export type TimeFieldProps = Omit<FieldProps<string>, 'value'> & {
  /** "HH:mm" (24 hours), as on the wire; seconds are cut. */
  value: string | null | undefined;
  min?: string;
  max?: string;
};

/** A time of day; the browser shows it the reader's way (8:00 AM). */
export function TimeField({ value, onChange, min, max, ...shell }: TimeFieldProps) {
  return (
    <FieldShell {...shell}>
      {(control) => (
        <input
          {...control}
          type="time"
          className={styles.control}
          min={min}
          max={max}
          step={PICKER.minuteIncrement * 60}
          value={(value ?? '').slice(0, 5)}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (!ARROWS.has(event.key) || !isUntouched(event.currentTarget)) return;
            event.preventDefault();
            onChange(FIRST_TIME);
          }}
        />
      )}
    </FieldShell>
  );
}

/** A time that is typed in part has no value either. */
const isUntouched = ({ value, validity }: HTMLInputElement): boolean => value === '' && !validity.badInput;
