import type { PlaceSuggestionRecord, SuggestionRecord } from '@yard/contracts';
import { useCallback } from 'react';
import { useWire } from './data-provider';

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

export function useSuggestPlaces() {
  const { http } = useWire();
  return useCallback(
    async (q: string, signal: AbortSignal): Promise<SuggestionRecord[]> => {
      const { places } = await http.get<{ places: PlaceSuggestionRecord[] }>('api/places', { q }, { signal });
      return places.map(({ label, lat, lng }) => ({ kind: 'place', label, id: null, filters: { lat, lng } }));
    },
    [http],
  );
}
