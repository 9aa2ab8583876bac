import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/icon';
import { cx } from '../styles/cx';
import { inLabelWords } from './field-words';
import styles from './fields.module.css';

/** Props of every field. `error` is shown under the field and read with it; `null` and '' mean none. */
export type FieldProps<Value> = {
  label: string;
  name?: string;
  value: Value;
  onChange: (value: Value) => void;
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  /** Adds "(optional)" to the label; for forms where most fields are required. */
  optional?: boolean;
  disabled?: boolean;
  /** Keeps the label for screen readers only (search boxes, tables). */
  hideLabel?: boolean;
};

/** The attributes a control needs so that label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  name: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type ShellProps = Omit<FieldProps<never>, 'value' | 'onChange'> & {
  children: (control: ControlProps) => ReactNode;
};

/** Label above, hint under it, control, error below: the frame of every single-control field. */
export function FieldShell({ label, name, error, hint, required, children, ...props }: ShellProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    // `aria-required` through `required` would start the browser's own bubbles; forms are noValidate.
    required,
    disabled: props.disabled,
    'aria-invalid': Boolean(error),
    'aria-describedby': described === '' ? undefined : described,
  };

  return (
    <div className={cx(styles.field, error && styles.invalid)}>
      <label htmlFor={id} className={cx(styles.label, props.hideLabel && 'visually-hidden')}>
        {label}
        {props.optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {children(control)}
      <FieldError id={`${id}-error`} error={error} name={name} label={label} />
    </div>
  );
}

export type FieldErrorProps = {
  id?: string;
  error?: string | null;
  /** The field's name and label: a message that says the one is shown with the other. */
  name?: string;
  label?: ReactNode;
};

/** The message under a field: a symbol and words, never colour alone. */
export function FieldError({ id, error, name, label }: FieldErrorProps) {
  const message = useInSight<HTMLSpanElement>(error || null);
  if (!error) return null;
  return (
    <span ref={message} id={id} className={styles.error} data-field-error={name ?? ''}>
      <Icon name="error" size={16} />
      <span>{inLabelWords(error, name, label)}</span>
    </span>
  );
}

/**
 * Scrolls to what appeared at the end of a field that is in sight, as little as shows it: bars at the lower edge may
 * cover it. Not while something is pressed, which would move from under the pointer.
 *
 * @param shown  what appeared; nothing while null
 */
function useInSight<Element extends HTMLElement>(shown: string | null): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    let frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);

    function show() {
      if (document.documentElement.matches(':active')) frame = requestAnimationFrame(show);
      else if (isInSight(ref.current?.closest(`.${styles.field}`)))
        ref.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [shown]);
  return ref;
}

function isInSight(field: Element | null | undefined): boolean {
  const { top, bottom } = field?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return top < innerHeight && bottom > 0;
}
