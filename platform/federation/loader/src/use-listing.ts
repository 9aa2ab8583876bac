import { useCallback, useEffect, useState } from 'react';
import type { ListedRemote } from './read-remotes';
import { loadListing } from './remotes';
import { useRetrying } from './use-retrying';

/**
 * The list of remotes, loaded once and until a try works.
 *
 * @param read   reads the list, as `loadListing` has it; must stay the same
 * @param given  what the page brought along: then nothing is requested
 * @returns loaded  the remotes are known, or it is known that they cannot be had
 */
export function useListing<Listing extends { remotes: ListedRemote[] }>(
  read: (body: unknown) => Listing,
  given?: Listing,
) {
  const isGiven = given !== undefined;
  const [state, setState] = useState({ listing: given, loaded: isGiven, failed: false });
  const load = useCallback(
    () => loadListing(read).then((listing) => setState({ listing, loaded: true, failed: false })),
    [read],
  );
  const retry = useCallback(
    () =>
      void load().catch((error: unknown) => {
        console.error('We couldn’t load the list of remotes', error);
        setState((last) => ({ ...last, loaded: true, failed: true }));
      }),
    [load],
  );
  useEffect(() => {
    if (!isGiven) retry();
  }, [retry, isGiven]);
  useRetrying(state.failed ? load : null);
  return { ...state, retry };
}
