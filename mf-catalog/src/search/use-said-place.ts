import type { MachinesFound } from '@yard/contracts';
import { useEffect } from 'react';
import type { Search } from './use-search';

/** "Excavator near Austin", typed as what is looked for: the place is the search's, and its distance counts. */
export function useSaidPlace(
  { state, change }: Search,
  interpreted: MachinesFound['interpreted'] | undefined,
) {
  const isAnywhere = state.place === '' && state.address === '' && state.at === '';
  const near = isAnywhere && interpreted?.from === state.search.trim() ? interpreted.near : undefined;
  const { place, search } = near ?? {};
  useEffect(() => {
    if (place !== undefined && search !== undefined) change({ place, search });
  }, [place, search, change]);
}
