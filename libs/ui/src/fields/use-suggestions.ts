import type { SuggestionRecord } from '@yard/contracts';
import { useEffect, useState } from 'react';

/** A single letter begins too much. */
const TYPED_MIN = 2;
/** Short for somebody who types, and long enough that the server is not called for every letter. */
const SETTLED_AFTER_MS = 150;

export type Suggest<T = SuggestionRecord> = (typed: string, signal: AbortSignal) => Promise<T[]>;

/** Suggestions for a text; the last ones stay until the next are there. */
export function useSuggestions<T>(text: string, isEnabled: boolean, suggest: Suggest<T>): T[] {
  const [found, setFound] = useState<T[]>([]);
  const typed = text.trim();
  const isEnough = typed.length >= TYPED_MIN;

  useEffect(() => {
    if (!isEnabled || !isEnough) return undefined;
    const asking = new AbortController();
    // A failed request gives no suggestions: the search itself says what is wrong.
    const ask = () => void suggest(typed, asking.signal).then(setFound, () => setFound([]));
    const timer = setTimeout(ask, SETTLED_AFTER_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed, isEnabled, isEnough, suggest]);
  return isEnough ? found : [];
}
