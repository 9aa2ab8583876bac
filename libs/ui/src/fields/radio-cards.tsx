import { useId, type ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { FieldError, type FieldProps } from './field-shell';
import styles from './choice.module.css';
import fieldStyles from './fields.module.css';

export type RadioCard = {
  value: string;
  label: string;
  /** A line under the label. */
  detail?: ReactNode;
  /** Right of the label: a price, a distance. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps = Omit<FieldProps<string>, 'value'> & {
  value: string | null | undefined;
  options: readonly RadioCard[];
};

/** One of a few, each with room for an explanation; arrow keys move between them. */
export function RadioCards({
  label,
  name,
  value,
  onChange,
  error,
  hint,
  options,
  ...props
}: RadioCardsProps) {
  const errorId = useId();
  return (
    <RadioGroup
      className={fieldStyles.field ?? ''}
      name={name}
      value={value ?? null}
      onChange={onChange}
      isRequired={props.required}
      isDisabled={props.disabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      aria-describedby={error ? errorId : undefined}
    >
      <Label className={props.hideLabel ? 'visually-hidden' : (fieldStyles.label ?? '')}>{label}</Label>
      {hint && <span className={fieldStyles.hint}>{hint}</span>}
      <div className={styles.cards}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.disabled}
            className={styles.card ?? ''}
          >
            <span className={styles.dot} />
            <span className={styles.cardBody}>
              <span className={styles.cardLabel}>
                <span>{option.label}</span>
                {option.aside !== undefined && <span>{option.aside}</span>}
              </span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </RadioGroup>
  );
}
