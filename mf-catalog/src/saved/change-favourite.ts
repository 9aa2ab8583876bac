import type { Wire } from '@laravel-wire/client';
import type { QueryClient } from '@tanstack/react-query';
import { WireError } from '@laravel-wire/client';
import { type FavouriteIds, type FavouriteInput, favouriteType } from '@yard/contracts/saved';
import { recordKeys } from '@yard/data';
import { FAVOURITE_IDS } from './favourite-ids';

interface Stores {
  wire: Wire;
  client: QueryClient;
}

/**
 * Saves a machine, or takes it off the list, and shows so at once. Lists that are open stay as they are, so that a slip
 * can be undone where it happened.
 *
 * @throws WireError where it is refused; what was shown is taken back
 */
export async function changeFavourite({ wire, client }: Stores, machine_id: number): Promise<void> {
  await client.cancelQueries({ queryKey: FAVOURITE_IDS });
  const before = client.getQueryData<FavouriteIds>(FAVOURITE_IDS);
  const others = (before?.ids ?? []).filter((one) => one.machine_id !== machine_id);
  const known = before?.ids.find((one) => one.machine_id === machine_id);
  const show = (ids: FavouriteIds['ids']) => client.setQueryData<FavouriteIds>(FAVOURITE_IDS, { ids });
  const all = wire.resource(favouriteType);

  show(known ? others : [...others, { id: 0, machine_id }]);
  try {
    if (known) await removed(all.destroy(known.id));
    else {
      const input: FavouriteInput = { machine_id };
      const { id } = await all.create(input);
      show([...others, { id, machine_id }]);
    }
  } catch (error) {
    client.setQueryData(FAVOURITE_IDS, before);
    throw error;
  }
  await client.invalidateQueries({ queryKey: recordKeys.lists(favouriteType), refetchType: 'none' });
}

/** One that is gone already, by another device, is gone. */
async function removed(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof WireError && error.status === 404)) throw error;
  }
}
