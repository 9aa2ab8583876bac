import { useId } from 'react';
import { Row } from '../layouts/primitives';
import { Icon } from '../icons/icon';
import { cx } from '../styles/cx';
import { FieldError, type FieldProps } from './field-shell';
import styles from './star-field.module.css';
import fieldStyles from './fields.module.css';

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

/** One to five stars: a group of radio buttons, so that arrow keys move and screen readers say each in words. */
export function StarField({ label, name, value, onChange, error, ...props }: FieldProps<number | null>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      className={fieldStyles.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-required={props.required}
      aria-invalid={Boolean(error)}
    >
      <span id={`${id}-label`} className={fieldStyles.label}>
        {label}
        {props.optional && <span className={fieldStyles.optional}> (optional)</span>}
      </span>
      <Row align="center">
        {WORDS.map((word, index) => (
          <label key={word} className={cx(styles.star, index < (value ?? 0) && styles.full)}>
            <input
              type="radio"
              className="visually-hidden"
              name={`${id}-${name ?? ''}`}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <Icon name="star" size={28} />
            <span className="visually-hidden">{`${index + 1} of 5, ${word.toLowerCase()}`}</span>
          </label>
        ))}
        <span className={styles.word} aria-hidden>
          {value === null ? '' : WORDS[value - 1]}
        </span>
      </Row>
      <FieldError id={`${id}-error`} error={error} name={name} label={label} />
    </div>
  );
}
