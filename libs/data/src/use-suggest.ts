import type { SuggestionRecord } from '@yard/contracts';
import { useCallback } from 'react';
import { useWire } from './data-provider';

/** Asks what somebody who types so may look for. */
export function useSuggest() {
  const { http } = useWire();
  return useCallback(
    (q: string, signal: AbortSignal) =>
      http
        .get<{ suggestions: SuggestionRecord[] }>('api/machines/suggestions', { q }, { signal })
        .then(({ suggestions }) => suggestions),
    [http],
  );
}
