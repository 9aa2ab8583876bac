import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Hint } from '../layouts/primitives';
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
  /** Name of a box without visible words (a table row); then `label` is left out. */
  'aria-label'?: string;
};

/** Yes or no, as part of a form. */
export function Checkbox({
  label,
  value,
  onChange,
  error,
  hint,
  indeterminate = false,
  ...rest
}: CheckboxProps) {
  const errorId = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div className={fieldStyles.field}>
      <label className={styles.choice}>
        <input
          {...rest}
          ref={box}
          type="checkbox"
          className="visually-hidden"
          checked={value ?? false}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.box}>
          <Icon name={indeterminate ? 'minus' : 'check'} size={16} />
        </span>
        <ChoiceText label={label} hint={hint} />
      </label>
      <FieldError id={errorId} error={error} name={rest.name} label={label} />
    </div>
  );
}

export type SwitchProps = Omit<CheckboxProps, 'indeterminate' | 'required' | 'error' | 'aria-label'> & {
  error?: string | null;
};

/** A control that is on or off and takes effect at once. */
export function Switch({ label, name, value, onChange, hint, disabled, error }: SwitchProps) {
  const errorId = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          role="switch"
          className="visually-hidden"
          name={name}
          disabled={disabled}
          checked={value ?? false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.track} data-drawn />
        <ChoiceText label={label} hint={hint} />
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

function ChoiceText({ label, hint }: { label: ReactNode; hint: ReactNode }) {
  if (!label) return null;
  return (
    <span className={styles.text}>
      {label}
      {hint && (
        <Hint as="span" block weight={400}>
          {hint}
        </Hint>
      )}
    </span>
  );
}
