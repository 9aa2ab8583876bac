import { useEffect, useRef } from 'react';

/**
 * A list that several calls add to, between two drawings and while an older one is drawn: what came is not lost.
 *
 * @param value     as it is drawn
 * @param onChange  given the whole list
 */
export function useLatest<T extends object>(value: T, onChange: (value: T) => void) {
  const latest = useRef(value);
  const sent = useRef(new WeakSet<T>());
  useEffect(() => {
    // One of ours is drawn when a later one may be on its way.
    if (!sent.current.has(value)) latest.current = value;
  }, [value]);
  const change = (changed: T) => {
    sent.current.add(changed);
    latest.current = changed;
    onChange(changed);
  };
  return { latest, change };
}
