import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-set';
import { cx } from '../styles/cx';
import { FieldError, type FieldProps } from './field-shell';
import fieldStyles from './fields.module.css';
import styles from './field-frame.module.css';
import pickerStyles from './days/picker.module.css';

type FieldFrameProps = Pick<
  FieldProps<never>,
  'label' | 'hint' | 'hideLabel' | 'error' | 'name' | 'disabled'
> & {
  /** Content of the field, as wide and as high as the field itself shows it. */
  children: ReactNode;
  icon: IconName;
  /** The control's own look. */
  className?: string;
  /** Pressed before the code is there. */
  onPress?: () => void;
  onType?: () => void;
};

/**
 * A field as it looks before its code is there: what it is, what stands in it, and something to have the focus. The
 * page's first script (tools/build/first-script.js) notes what is typed at it.
 */
export function FieldFrame({ label, hint, error, name, children, icon, ...props }: FieldFrameProps) {
  const id = useId();
  return (
    <div className={cx(fieldStyles.field, error && fieldStyles.invalid)}>
      <span id={id} className={props.hideLabel ? 'visually-hidden' : fieldStyles.label}>
        {label}
      </span>
      {hint && <span className={fieldStyles.hint}>{hint}</span>}
      <div role="group" aria-labelledby={id}>
        <button
          type="button"
          disabled={props.disabled}
          data-stand-in
          onClick={props.onPress}
          onKeyDown={props.onType}
          className={cx(fieldStyles.control, styles.frame, props.className)}
        >
          <span className={styles.text}>{children}</span>
          <Icon name={icon} size={icon === 'calendar' ? undefined : 18} />
        </button>
      </div>
      <FieldError error={error} name={name} label={label} />
    </div>
  );
}

/** A day before it can be typed: in the parts that it is typed in. */
export function FramedDay({ day }: { day: string }) {
  const isEmpty = day === '';
  return (
    <span className={pickerStyles.input}>
      {(isEmpty ? 'mm/dd/yyyy' : monthFirst(day)).split(/(\/)/).map((part, index) => (
        <span
          key={index}
          className={pickerStyles.segment}
          data-placeholder={isEmpty || undefined}
          data-type={part === '/' ? 'literal' : undefined}
        >
          {part}
        </span>
      ))}
    </span>
  );
}

const monthFirst = (day: string) => day.replace(/^(.+)-(..)-(..)$/, '$2/$3/$1');

/** Shows the frame until the field is there (`children`), then hands the focus and what was typed on to it. */
export function FramedField({ frame, children }: { frame: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const standIn = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    standIn.current = place.current?.querySelector<HTMLElement>('[data-stand-in]') ?? null;
    // The server drew it: whoever went there since was not heard.
    hasFocus.current = place.current?.contains(document.activeElement) ?? false;
  }, []);
  return (
    <div
      ref={place}
      className={styles.place}
      onFocus={() => (hasFocus.current = true)}
      onBlur={({ relatedTarget }) => {
        // Without another: the frame itself went, or nobody has it.
        if (relatedTarget !== null) hasFocus.current = false;
      }}
    >
      {children ? (
        <>
          {children}
          <HandedOn place={place} hadFocus={hasFocus} standIn={standIn} />
        </>
      ) : (
        frame
      )}
    </div>
  );
}

type HandOver = {
  place: RefObject<HTMLDivElement | null>;
  hadFocus: RefObject<boolean>;
  standIn: RefObject<HTMLElement | null>;
};

function HandedOn({ place, hadFocus, standIn }: HandOver) {
  const [, listen] = useState(false);
  // Runs in the same step as the change: who types meanwhile loses no letter.
  useLayoutEffect(() => {
    const typed = standIn.current?.dataset.typed ?? '';
    standIn.current = null;
    const before = document.activeElement;
    const hasFocus = hadFocus.current && before === document.body;
    if (!hasFocus && typed === '') return;
    place.current?.querySelector<HTMLElement>('input:not([hidden]), [role="spinbutton"]')?.focus();
    queueMicrotask(() => {
      // The field hears keys once its effects have run.
      flushSync(() => listen(true));
      for (const key of typed) flushSync(() => play(key));
      if (!hasFocus && before instanceof HTMLElement) before.focus();
    });
  }, [place, hadFocus, standIn]);
  return null;
}

/** Acts as if the key were pressed now, where the caret is. */
function play(key: string): void {
  const how = { bubbles: true, cancelable: true };
  const here = () => document.activeElement ?? document.body;
  if (!here().dispatchEvent(new KeyboardEvent('keydown', { key, ...how }))) return;
  const typing = { data: key, inputType: 'insertText', ...how };
  const box = here();
  if (!box.dispatchEvent(new InputEvent('beforeinput', typing)) || !(box instanceof HTMLInputElement)) return;
  box.setRangeText(key, box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end');
  box.dispatchEvent(new InputEvent('input', typing));
}
