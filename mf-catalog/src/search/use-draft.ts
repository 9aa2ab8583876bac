import { useEffect, useRef, useState } from 'react';

const SETTLED_AFTER_MS = 400;

/**
 * A value that is being typed: shown at once, handed on when it has settled; a change from outside replaces it.
 *
 * @param clean  what is handed on of what was typed, such as text without its outer blanks; `last` was handed on before
 */
export function useDraft<Value>(
  value: Value,
  commit: (value: Value) => void,
  clean: (typed: Value, last: Value) => Value = (typed) => typed,
) {
  const [draft, setDraft] = useState(value);
  const latest = useRef({ commit, clean });
  const handedOn = useRef(value);
  useEffect(() => {
    latest.current = { commit, clean };
  });

  useEffect(() => {
    // What comes back from here must not take away the blank that is being typed.
    if (value !== handedOn.current) setDraft(value);
    handedOn.current = value;
  }, [value]);

  useEffect(() => {
    const settle = () => {
      const cleaned = latest.current.clean(draft, handedOn.current);
      if (cleaned === handedOn.current) return;
      handedOn.current = cleaned;
      latest.current.commit(cleaned);
    };
    const timer = setTimeout(settle, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft, setDraft] as const;
}

/** Text without its outer blanks. */
export const trimmed = (text: string): string => text.trim();
