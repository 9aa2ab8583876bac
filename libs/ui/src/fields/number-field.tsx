import { type Figure, readAmount, readFigure } from '@kit/money';
import { useState, type ReactNode } from 'react';
import { Text } from '../layouts/primitives';
import { cx } from '../styles/cx';
import { FieldShell, type FieldProps } from './field-shell';
import { useUnreadable, useUnreadText } from './unreadable';
import styles from './fields.module.css';

export type NumberFieldProps = Omit<FieldProps<number | null>, 'value'> & {
  value: number | null | undefined;
  before?: ReactNode;
  after?: ReactNode;
  whole?: boolean;
  placeholder?: string;
  /** Reads its text; null for what is no figure. */
  read?: (text: string) => Figure | null;
};

/**
 * A figure. `null` while empty or not a number; what is typed stays until the field is left, which shows what will be
 * sent where it was written otherwise. Text that is no number is an error under the
 * field and keeps the form around it from being sent.
 */
export function NumberField({
  value,
  onChange,
  before,
  after,
  whole,
  placeholder,
  read = readFigure,
  ...shell
}: NumberFieldProps) {
  const { shown, type, leave, isReported } = useTypedFigure(value, shell.name, read);
  const example = whole ? 'Write a whole number, such as 12.' : 'Write a number, such as 1,250.50.';

  return (
    <FieldShell {...shell} error={isReported ? example : shell.error}>
      {(control) => (
        <Text as="span" figures className={cx(styles.control, styles.adorned)}>
          {before}
          <input
            {...control}
            type="text"
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={placeholder}
            value={shown}
            onBlur={leave}
            onChange={(event) => {
              type(event.target.value);
              onChange(read(event.target.value)?.value ?? null);
            }}
          />
          {after}
        </Text>
      )}
    </FieldShell>
  );
}

/** The figure as it is typed, and whether its field says by now that it is none. */
function useTypedFigure(
  value: number | null | undefined,
  name: string | undefined,
  read: (text: string) => Figure | null,
) {
  const figureIn = (text: string) => read(text)?.value ?? null;
  const isNoFigure = (text: string) => text.trim() !== '' && figureIn(text) === null;
  const unread = useUnreadText(name);
  const [text, setText] = useState(unread?.text ?? (value == null ? '' : String(value)));
  const [isLeft, setLeft] = useState(false);
  // A value set from outside (a reset, the server) replaces the text; one typed here does not reformat it.
  const isOwn =
    figureIn(text) === (value ?? null) && !(unread && isNoFigure(text) && unread.text === undefined);
  const shown = isOwn ? text : value == null ? '' : String(value);

  const isUnreadable = isNoFigure(shown);
  const isReported = useUnreadable(isUnreadable, isLeft);
  const type = (typed: string) => {
    setText(typed);
    unread?.store(isNoFigure(typed) ? typed : null);
  };
  const leave = () => {
    setLeft(true);
    // A comma may have been meant otherwise.
    if (read(shown)?.doubt) setText(String(value));
  };
  return { shown, type, leave, isReported };
}

/** An amount in major units (dollars); the currency's sign stands before the figure. @param signed  may be below 0 */
export function MoneyField({
  currency = 'USD',
  signed = false,
  ...props
}: Omit<NumberFieldProps, 'before' | 'read'> & { currency?: string; signed?: boolean }) {
  const sign = <span aria-hidden>{currencySign(currency)}</span>;
  return <NumberField {...props} read={signed ? readSigned : readAmount} before={sign} />;
}

const readSigned = (text: string) => readAmount(text, { signed: true });

function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
