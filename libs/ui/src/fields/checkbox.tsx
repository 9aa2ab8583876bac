import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { Icon } from '../icons/icon';
import { FieldError } from './field-shell';
import styles from './choice.module.css';
import fieldStyles from './fields.module.css';

export type CheckboxProps = {
  /** Words, or words with a link ("I agree to the rental agreement"). */
  label: ReactNode;
  name?: string;
  value: boolean | null | undefined;
  onChange: (value: boolean) => void;
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  indeterminate?: boolean;
  /** For a box without visible words (a table row); then `label` is left out. */
  'aria-label'?: string;
};

/** Yes or no, as part of a form. */
export function Checkbox({ label, value, onChange, error, hint, ...props }: CheckboxProps) {
  const { name, required, disabled, indeterminate } = props;
  return (
    <div className={fieldStyles.field}>
      <AriaCheckbox
        className={styles.choice ?? ''}
        name={name}
        isSelected={value ?? false}
        onChange={onChange}
        isRequired={required}
        isDisabled={disabled}
        isIndeterminate={indeterminate}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        aria-label={props['aria-label']}
      >
        <span className={styles.box}>
          <Icon name={indeterminate ? 'minus' : 'check'} size={16} />
        </span>
        {label && (
          <span className={styles.text}>
            {label}
            {hint && <span className={styles.detail}>{hint}</span>}
          </span>
        )}
      </AriaCheckbox>
      <FieldError error={error} />
    </div>
  );
}

export type SwitchProps = Omit<CheckboxProps, 'indeterminate' | 'required' | 'error' | 'aria-label'>;

/** On or off, taking effect at once. */
export function Switch({ label, name, value, onChange, hint, disabled }: SwitchProps) {
  return (
    <AriaSwitch
      className={styles.choice ?? ''}
      name={name}
      isSelected={value ?? false}
      onChange={onChange}
      isDisabled={disabled}
    >
      <span className={styles.track} />
      <span className={styles.text}>
        {label}
        {hint && <span className={styles.detail}>{hint}</span>}
      </span>
    </AriaSwitch>
  );
}
