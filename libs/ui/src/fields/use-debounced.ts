import { useEffect, useRef, useState } from 'react';
import { returned } from './returned';

/** Pause after the last key before a list is requested again. */
const PAUSE_MS = 300;

interface Debouncing<Value> {
  /** Cleans typed text before it is handed on, such as of outer blanks; `last` was handed on before. */
  clean?: (typed: Value, last: Value) => Value;
  pauseMs?: number;
}

/**
 * Value of a field that lives elsewhere, as in the page's address: shown at once, handed on after a pause. A change
 * from outside replaces it; an own value that comes back, however late, does not.
 *
 * @returns what the field shows, and what it tells of each key
 */
export function useDebounced<Value>(
  value: Value,
  handOn: (value: Value) => void,
  { clean = asTyped, pauseMs = PAUSE_MS }: Debouncing<Value> = {},
) {
  const [typed, setTyped] = useState(value);
  const latest = useRef({ handOn, clean });
  const sent = useRef<readonly Value[]>([value]);
  useEffect(() => {
    latest.current = { handOn, clean };
  });
  useEffect(() => {
    if (!sent.current.includes(value)) setTyped(value);
    sent.current = returned(sent.current, value);
  }, [value]);
  useEffect(() => {
    const passOn = () => {
      const last = sent.current[sent.current.length - 1] as Value;
      const cleaned = latest.current.clean(typed, last);
      if (cleaned === last) return;
      sent.current = [...sent.current, cleaned];
      latest.current.handOn(cleaned);
    };
    const timer = setTimeout(passOn, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return [typed, setTyped] as const;
}

const asTyped = <Value>(typed: Value): Value => typed;

export const trimmed = (text: string): string => text.trim();
