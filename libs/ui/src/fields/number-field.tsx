import { useState, type ReactNode } from 'react';
import { cx } from '../styles/cx';
import { FieldShell, type FieldProps } from './field-shell';
import { parseNumber } from './parse-number';
import styles from './fields.module.css';

export type NumberFieldProps = Omit<FieldProps<number | null>, 'value'> & {
  value: number | null | undefined;
  /** Shown inside the box, before and after the figure. */
  before?: ReactNode;
  after?: ReactNode;
  whole?: boolean;
  placeholder?: string;
};

/** A figure. `null` while empty or not a number; the text is kept as typed. */
export function NumberField({
  value,
  onChange,
  before,
  after,
  whole,
  placeholder,
  ...shell
}: NumberFieldProps) {
  const [text, setText] = useState(value == null ? '' : String(value));
  // A value set from outside (a reset, the server) replaces the text; one typed here does not reformat it.
  const shown = parseNumber(text) === (value ?? null) ? text : value == null ? '' : String(value);

  return (
    <FieldShell {...shell}>
      {(control) => (
        <span className={cx(styles.control, styles.adorned, styles.number)}>
          {before}
          <input
            {...control}
            type="text"
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={placeholder}
            value={shown}
            onChange={(event) => {
              setText(event.target.value);
              onChange(parseNumber(event.target.value));
            }}
          />
          {after}
        </span>
      )}
    </FieldShell>
  );
}

/** An amount in major units (dollars); the currency's sign stands before the figure. */
export function MoneyField({
  currency = 'USD',
  ...props
}: Omit<NumberFieldProps, 'before'> & { currency?: string }) {
  return <NumberField {...props} before={<span aria-hidden>{currencySign(currency)}</span>} />;
}

function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
