import type { ChangeEvent, ComponentProps, HTMLInputAutoCompleteAttribute } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-set';
import { cx } from '../styles/cx';
import { FieldShell, type FieldProps } from './field-shell';
import styles from './fields.module.css';

export type TextFieldProps = Omit<FieldProps<string>, 'value'> & {
  value: string | null | undefined;
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'search';
  maxLength?: number;
  icon?: IconName;
  autoFocus?: boolean;
};

export function TextField({ value, onChange, icon, ...props }: TextFieldProps) {
  const { type = 'text', placeholder, autoComplete, inputMode, maxLength, autoFocus, ...shell } = props;
  const own = { type, placeholder, autoComplete, inputMode, maxLength, autoFocus, value: value ?? '' };
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value);
  return (
    <FieldShell {...shell}>
      {(control) =>
        type === 'password' ? (
          <Password {...control} {...own} onChange={change} />
        ) : icon === undefined ? (
          <input {...control} {...own} className={styles.control} onChange={change} />
        ) : (
          <span className={cx(styles.control, styles.adorned)}>
            <Icon name={icon} />
            <input {...control} {...own} onChange={change} />
          </span>
        )
      }
    </FieldShell>
  );
}

function Password(input: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={cx(styles.control, styles.adorned)}>
      <input {...input} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className={styles.show}
        aria-controls={input.id}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        Show<span className="visually-hidden"> what is typed</span>
      </button>
    </span>
  );
}

export type TextAreaProps = Omit<FieldProps<string>, 'value'> & {
  value: string | null | undefined;
  rows?: number;
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
};

/** Several lines of text; grows with what is written. */
export function TextArea({ value, onChange, rows = 4, placeholder, ...props }: TextAreaProps) {
  const { maxLength, autoFocus, ...shell } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => grow(area.current), [value]);

  return (
    <FieldShell {...shell}>
      {(control) => (
        <textarea
          {...control}
          ref={area}
          rows={rows}
          placeholder={placeholder}
          maxLength={maxLength}
          autoFocus={autoFocus}
          value={value ?? ''}
          className={styles.control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldShell>
  );
}

/** Makes a text area as tall as its text, within the height its style allows. */
export function grow(area: HTMLTextAreaElement | null): void {
  if (area === null) return;
  area.style.height = 'auto';
  if (area.scrollHeight > area.clientHeight) area.style.height = `${area.scrollHeight + 2}px`;
}
