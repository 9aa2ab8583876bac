import type { Wire } from '@laravel-wire/client';
import type { QueryClient } from '@tanstack/react-query';
import { WireError } from '@laravel-wire/client';
import { type FavouriteIds, type FavouriteInput, favouriteType } from '@yard/contracts/saved';
import { recordKeys } from '@yard/data';
import { favouriteIds } from './favourite-ids';

type Ids = FavouriteIds['ids'];

/** Id until the server's answer has the real one. */
const UNKNOWN = 0;

/**
 * Saves a machine, or takes it off the list, and shows so at once; other hearts may be pressed meanwhile. Lists that are
 * open stay as they are, so that a slip can be undone where it happened.
 *
 * @param wasSaved  what its heart said when it was pressed: where that was not so, what was meant is so already
 * @throws WireError where it is refused; what was shown is rolled back
 */
export async function changeFavourite(
  { wire, client }: { wire: Wire; client: QueryClient },
  machine_id: number,
  wasSaved: boolean,
): Promise<void> {
  const options = favouriteIds(wire);
  const { queryKey } = options;
  const { ids } = await client.ensureQueryData(options);
  const known = ids.find((one) => one.machine_id === machine_id);
  if (known?.id === UNKNOWN || wasSaved !== (known !== undefined)) return;

  await client.cancelQueries({ queryKey });
  const show = (own: Ids) =>
    client.setQueryData(queryKey, (now) => ({
      ids: [...(now?.ids ?? []).filter((one) => one.machine_id !== machine_id), ...own],
    }));
  show(known ? [] : [{ id: UNKNOWN, machine_id }]);
  try {
    if (known) await removed(wire.resource(favouriteType).destroy(known.id));
    else show([{ id: await saved(wire, machine_id), machine_id }]);
  } catch (error) {
    show(known ? [known] : []);
    throw error;
  }
  await client.invalidateQueries({ queryKey: recordKeys.lists(favouriteType), refetchType: 'none' });
}

async function saved(wire: Wire, machine_id: number): Promise<number> {
  const input: FavouriteInput = { machine_id };
  const { id } = await wire.resource(favouriteType).create(input);
  return id;
}

async function removed(request: Promise<void>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof WireError && error.status === 404)) throw error;
  }
}
