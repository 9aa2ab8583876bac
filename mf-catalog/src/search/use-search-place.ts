import { WireError } from '@laravel-wire/client';
import { useQuery } from '@tanstack/react-query';
import { addressType, type Geotag } from '@yard/contracts';
import { useRecord, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import type { SearchState } from './search-state';

interface KnownPlace extends Geotag {
  postal_code: string;
  city: string;
  state: string;
}

export interface SearchPlace {
  centre: Geotag | null;
  /** `Austin, TX`; null while nowhere. */
  name: string | null;
  /** Still being looked up: the list waits for it. */
  pending: boolean;
  error: string | null;
  /** Repeats the request, where it failed; null where the answer is known. */
  retry: (() => void) | null;
}

const NOWHERE: SearchPlace = { centre: null, name: null, pending: false, error: null, retry: null };

export function useSearchPlace({
  place,
  address,
  at,
}: Pick<SearchState, 'place' | 'address' | 'at'>): SearchPlace {
  const ofAddress = useAddressPlace(address);
  const named = useNamedPlace(address === '' && at === '' ? place : '');
  if (address !== '') return ofAddress;
  const [lat = 0, lng = 0] = at.split(',').map(Number);
  return at === '' ? named : { ...NOWHERE, centre: { lat, lng }, name: place || at };
}

function useAddressPlace(address: string): SearchPlace {
  const { user } = useSession();
  const found = useRecord(addressType, user && address !== '' ? Number(address) : null);
  if (address === '') return NOWHERE;
  if (found.data) {
    const { geotag, city, state, line1 } = found.data;
    const name = `${line1}, ${city}, ${state}`;
    return { ...NOWHERE, centre: geotag, name, error: geotag ? null : 'This address has no known place.' };
  }
  const failed = user === null || found.isError;
  return { ...NOWHERE, pending: !failed, error: failed ? 'The address in this link is not yours.' : null };
}

function useNamedPlace(text: string): SearchPlace {
  const wire = useWire();
  const found = useQuery({
    queryKey: ['api/places', text.toLowerCase()],
    queryFn: ({ signal }) => wire.http.get<KnownPlace>('api/places', { search: text }, { signal }),
    enabled: text !== '',
    staleTime: Infinity,
    placeholderData: undefined,
  });
  if (text === '') return NOWHERE;
  if (found.data) {
    const { lat, lng, city, state } = found.data;
    return { ...NOWHERE, centre: { lat, lng }, name: `${city}, ${state}` };
  }
  if (!found.isError) return { ...NOWHERE, pending: true };
  const isUnknown = found.error instanceof WireError && found.error.status === 404;
  return isUnknown
    ? {
        ...NOWHERE,
        error: `No place is called “${text}”. Try a ZIP code, or a city with its state: Austin, TX.`,
      }
    : {
        ...NOWHERE,
        error: 'We couldn’t look up this place. Try again in a moment.',
        retry: () => void found.refetch(),
      };
}
