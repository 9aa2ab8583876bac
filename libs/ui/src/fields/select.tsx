import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Icon } from '../icons/icon';
import { FieldShell, type FieldProps } from './field-shell';
import styles from './fields.module.css';

export type Option = {
  value: string;
  label: string;
  disabled?: boolean;
  /** Shown after the label in a list that is searched, such as how many there are. */
  detail?: string | undefined;
};

export type SelectProps = Omit<FieldProps<string>, 'value'> & {
  value: string | null | undefined;
  options: readonly Option[];
  /** Shown while nothing is chosen; choosing it gives ''. */
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

/** One of a short list. The platform's own list opens, so that phones show their wheel. */
export function Select({ value, onChange, options, placeholder, autoComplete, ...shell }: SelectProps) {
  return (
    <FieldShell {...shell}>
      {(control) => (
        <span className={styles.select}>
          <select
            {...control}
            className={styles.control}
            autoComplete={autoComplete}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} />
        </span>
      )}
    </FieldShell>
  );
}
