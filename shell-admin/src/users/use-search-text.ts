import { useEffect, useRef, useState } from 'react';

const pauseMs = 250;

/** The text of a search box: goes on once the typing pauses, and follows when the address changes it. */
export function useSearchText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const settle = useRef(onSettle);
  useEffect(() => {
    settle.current = onSettle;
  });
  useEffect(() => setText(settled), [settled]);
  useEffect(() => {
    if (text.trim() === settled) return undefined;
    const timer = setTimeout(() => settle.current(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return [text, setText] as const;
}
