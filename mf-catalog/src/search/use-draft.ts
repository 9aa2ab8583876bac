import { useEffect, useRef, useState } from 'react';

const SETTLED_AFTER_MS = 400;

/** A value that is being typed: shown at once, handed on when it has settled; a change from outside replaces it. */
export function useDraft<Value>(value: Value, commit: (value: Value) => void) {
  const [draft, setDraft] = useState(value);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => setDraft(value), [value]);

  useEffect(() => {
    if (draft === value) return undefined;
    const timer = setTimeout(() => latest.current(draft), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
    // A value that comes from outside is taken over above; only typing starts the clock.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [draft]);
  return [draft, setDraft] as const;
}
