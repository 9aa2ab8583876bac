import type { Ref } from 'react';
import { IconButton } from '../actions/button';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-set';
import { cx } from '../styles/cx';
import { FieldShell, type FieldProps } from './field-shell';
import styles from './fields.module.css';

export type SearchFieldProps = FieldProps<string> & {
  placeholder?: string;
  icon?: IconName;
  onSubmit?: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** A search box: Enter submits, Escape and the cross clear it. */
export function SearchField({
  value,
  onChange,
  placeholder,
  icon = 'search',
  onSubmit,
  inputRef,
  ...shell
}: SearchFieldProps) {
  return (
    <FieldShell {...shell}>
      {(control) => (
        <span className={cx(styles.control, styles.adorned)}>
          <Icon name={icon} />
          <input
            {...control}
            ref={inputRef}
            type="search"
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onChange('');
              if (event.key === 'Enter') onSubmit?.(value);
            }}
          />
          {value !== '' && <IconButton small icon="close" label="Clear" onPress={() => onChange('')} />}
        </span>
      )}
    </FieldShell>
  );
}
