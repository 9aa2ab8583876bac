import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAlertedCall, useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { stored } from '@yard/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changeFavourite } from './change-favourite';
import { type Favourite, WISH } from './favourite';
import { favouriteIds } from './favourite-ids';
import { useSignIn } from './use-sign-in';

type FavouriteStateProps = { id: number; isRequested: boolean; onChange: (favourite: Favourite) => void };

/** Reports whether the reader has saved a machine: one call for all of a page, none for a guest. */
export default function FavouriteState({ id, isRequested, onChange }: FavouriteStateProps): null {
  const { user } = useSession();
  const wire = useWire();
  const { data } = useQuery({ ...favouriteIds(wire), enabled: user !== null });
  const isSaved = data?.ids.some(({ machine_id }) => machine_id === id) ?? false;
  const { busy, press } = usePress(id, isSaved);

  useEffect(() => onChange({ isSaved, busy, press }), [isSaved, busy, press, onChange]);
  // The first press may come before this code, or before the button knows of it.
  const isDone = useRef(false);
  useEffect(() => {
    if (isRequested && !isDone.current) press();
    isDone.current = isRequested;
  }, [isRequested, press]);
  useEffect(() => {
    if (!data || stored.tab.getItem(WISH) !== String(id)) return;
    stored.tab.removeItem(WISH);
    if (!isSaved) press();
  }, [data, isSaved, id, press]);
  return null;
}

function usePress(id: number, isSaved: boolean): Pick<Favourite, 'busy' | 'press'> {
  const { user } = useSession();
  const wire = useWire();
  const client = useQueryClient();
  const call = useAlertedCall();
  const askToSignIn = useSignIn();
  const [busy, setBusy] = useState(false);
  const isGuest = user === null;
  const press = useCallback(() => {
    if (isGuest) {
      stored.tab.setItem(WISH, String(id));
      return askToSignIn();
    }
    setBusy(true);
    void call(changeFavourite({ wire, client }, id, isSaved)).finally(() => setBusy(false));
  }, [askToSignIn, call, client, id, isGuest, isSaved, wire]);
  return { busy, press };
}
