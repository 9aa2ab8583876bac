import { clockIn, dayOf, readerZone } from '@yard/dates';
import { FieldShell, type FieldProps } from './field-shell';
import styles from './fields.module.css';

/** A day and a time where the reader is; its value is an instant as on the wire, null while there is none. */
export function InstantField({ value, onChange, ...shell }: FieldProps<string | null>) {
  return (
    <FieldShell {...shell}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          className={styles.control}
          value={value === null ? '' : `${dayOf(value)}T${clockIn(readerZone(), new Date(value))}`}
          onChange={({ target }) =>
            onChange(target.value === '' ? null : new Date(target.value).toISOString())
          }
        />
      )}
    </FieldShell>
  );
}
