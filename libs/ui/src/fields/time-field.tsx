import { FieldShell, type FieldProps } from './field-shell';
import styles from './fields.module.css';

/** Minutes between the times offered; specification section 9. */
const minuteIncrement = 5;

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
          step={minuteIncrement * 60}
          value={(value ?? '').slice(0, 5)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldShell>
  );
}
