import { PICKER } from '@yard/dates';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../actions/button';
import { cx } from '../styles/cx';
import { FieldShell, type FieldProps } from './field-shell';
import styles from './fields.module.css';

/** First time shown where none is given yet: requirement 9.3. */
const FIRST_TIME = `${PICKER.defaultHour}:00`;
const ARROWS = new Set(['ArrowUp', 'ArrowDown']);
const OPENERS = new Set([' ', 'F4']);

export type TimeFieldProps = Omit<FieldProps<string>, 'value'> & {
  /** "HH:mm" (24 hours), as on the wire; seconds are cut. */
  value: string | null | undefined;
  min?: string;
  max?: string;
};

/** A time of day; the browser shows it the reader's way (8:00 AM). */
export function TimeField({ value, onChange, min, max, ...shell }: TimeFieldProps) {
  const { box, begin, press } = useFirstTime(onChange);
  return (
    <FieldShell {...shell}>
      {(control) => (
        <span className={cx(styles.control, styles.adorned, styles.time)}>
          <input
            {...control}
            ref={box}
            type="time"
            min={min}
            max={max}
            step={PICKER.minuteIncrement * 60}
            value={(value ?? '').slice(0, 5)}
            onChange={(event) => onChange(event.target.value)}
            onClick={() => isTouched() && begin()}
            onKeyDown={press}
          />
          <IconButton
            small
            icon="clock"
            label={`Choose a time: ${shell.label}`}
            disabled={shell.disabled}
            onPress={() => {
              begin();
              box.current?.focus();
              box.current?.showPicker();
            }}
          />
        </span>
      )}
    </FieldShell>
  );
}

/** Gives a field without a time the one to begin at, once somebody steps it or opens its list. */
function useFirstTime(onChange: (time: string) => void) {
  const box = useRef<HTMLInputElement>(null);
  /** The browser's own list of times begins where the field stands, so that it has to stand there first. */
  const begin = () => {
    if (box.current !== null && isUntouched(box.current)) flushSync(() => onChange(FIRST_TIME));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (opensList(event)) return begin();
    if (!ARROWS.has(event.key) || !isUntouched(event.currentTarget)) return;
    event.preventDefault();
    onChange(FIRST_TIME);
  };
  return { box, begin, press };
}

/** A time that is typed in part has no value either. */
const isUntouched = ({ value, validity }: HTMLInputElement): boolean => value === '' && !validity.badInput;

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

const opensList = ({ key, altKey }: KeyboardEvent): boolean =>
  OPENERS.has(key) || (altKey && ARROWS.has(key));
