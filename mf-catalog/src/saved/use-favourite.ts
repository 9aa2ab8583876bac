import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAlertedCall, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { useCallback, useEffect, useState } from 'react';
import { FAVOURITE_IDS, type FavouriteIds } from './favourite-ids';
import { keepWish, takeWish } from './favourite-wish';
import { useSignIn } from './use-sign-in';

export interface Favourite {
  isSaved: boolean;
  busy: boolean;
  /** Of a guest the way to the sign-in: what was wished for is done once they are back. */
  toggle: () => void;
}

/** Whether the reader has saved a machine: one call for all machines of a page, and none for a guest. */
export function useFavourite(machineId: number): Favourite {
  const { user } = useSession();
  const wire = useWire();
  const client = useQueryClient();
  const call = useAlertedCall();
  const askToSignIn = useSignIn();
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: FAVOURITE_IDS,
    queryFn: ({ signal }) => wire.http.get<FavouriteIds>('api/favourites/ids', {}, { signal }),
    enabled: user !== null,
  });
  const known = data?.ids.find(({ machine_id }) => machine_id === machineId);

  const change = useCallback(async () => {
    setBusy(true);
    // What only a press needs comes with the first one.
    const changed = import('./change-favourite').then(({ changeFavourite }) =>
      changeFavourite({ wire, client }, machineId),
    );
    await call(changed).finally(() => setBusy(false));
  }, [call, client, machineId, wire]);

  useEffect(() => {
    if (data && takeWish(machineId) && !known) void change();
  }, [data, known, machineId, change]);

  const toggle = () => {
    if (user) return void change();
    keepWish(machineId);
    askToSignIn();
  };
  return { isSaved: known !== undefined, busy, toggle };
}
