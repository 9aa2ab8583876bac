import { useId, type ReactNode } from 'react';
import { Box, Hint, Row } from '../layouts/primitives';
import { cx } from '../styles/cx';
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
export function RadioCards({ label, name, value, onChange, options, ...props }: RadioCardsProps) {
  const { error, hint } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      className={fieldStyles.field}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-required={props.required}
      aria-invalid={Boolean(error)}
    >
      <span id={`${id}-label`} className={cx(fieldStyles.label, props.hideLabel && 'visually-hidden')}>
        {label}
        {props.optional && <span className={fieldStyles.optional}> (optional)</span>}
      </span>
      {hint && (
        <span id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
      {/* Above the cards: below a long list nobody would see it. */}
      <FieldError id={`${id}-error`} error={error} name={name} label={label} />
      <div className={styles.cards}>
        {options.map((option) => (
          <Card
            key={option.value}
            option={option}
            name={name ?? id}
            isChosen={option.value === value}
            disabled={props.disabled || option.disabled}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </div>
  );
}

type CardProps = {
  option: RadioCard;
  name: string;
  isChosen: boolean;
  disabled: boolean | undefined;
  onChoose: () => void;
};

function Card({ option, name, isChosen, disabled, onChoose }: CardProps) {
  return (
    <label className={styles.card}>
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        value={option.value}
        checked={isChosen}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className={styles.dot} />
      <CardText option={option} />
    </label>
  );
}

function CardText({ option }: { option: RadioCard }) {
  return (
    <Box as="span" shrinks grows>
      <Row as="span" across={3} justify="between" wrap weight={600}>
        <span>{option.label}</span>
        {option.aside !== undefined && <span>{option.aside}</span>}
      </Row>
      {option.detail && (
        <Hint as="span" block weight={400}>
          {option.detail}
        </Hint>
      )}
    </Box>
  );
}
