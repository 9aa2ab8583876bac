import type { UrlFilters } from '@yard/remote-kit';
import { useEffect, useRef, useState } from 'react';

/** Pause after the last key before a list is asked again. */
const PAUSE_MS = 300;

/** A text filter that follows what is typed, a moment later. @returns the text of the box, and its setter */
export function useTypedFilter(filters: UrlFilters, name: string): [string, (text: string) => void] {
  const stored = filters.get(name);
  const [text, setText] = useState(stored);
  const written = useRef(stored);
  const { set } = filters;

  // A change from outside (Back, a cleared filter) is shown; one of our own is already.
  useEffect(() => {
    if (stored !== written.current) setText(stored);
    written.current = stored;
  }, [stored]);
  useEffect(() => {
    if (text.trim() === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = text.trim();
      set({ [name]: text.trim() });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, name, set]);
  return [text, setText];
}
