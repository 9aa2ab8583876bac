import { machineShape } from '../catalog/machine-records';
import { flag, instant, orNull, type RecordOf, text, whole } from '../fields';
import { anything, described, list, mapLike, nested, part, record } from '../shapes';
import type { MachineFilters } from '../catalog/machine';

/** Filters of the list of machines, those that narrow it: at least one. */
export type SavedQuery = Partial<Omit<MachineFilters, 'facets'>>;

export const savedSearchShape = record('saved_search', {
  user_id: whole,
  name: text,
  query: described('Filters of the list of machines.', mapLike<SavedQuery>(anything)),
  place: described('What the place of lat and lng is called.', orNull(text)),
  notify: described('Whether a mail names the machines that are new in it, once a day.', flag),
  notified_at: described('When the last one was written.', orNull(instant)),
});
/** A search that somebody makes again and again, or wants to be notified of. */
export type SavedSearchRecord = RecordOf<typeof savedSearchShape>;

export const favouriteShape = record('favourite', {
  user_id: whole,
  machine_id: whole,
  subject: described('What the machine was called when it was saved.', text),
  machine: described('As its page shows it; null while it is not offered.', orNull(nested(machineShape))),
});
/** A machine that somebody keeps in mind. */
export type FavouriteRecord = RecordOf<typeof favouriteShape>;

export const favouriteIdsShape = part(
  { ids: list(nested(part({ id: whole, machine_id: whole }))) },
  'favourite_ids',
);
/** A favourite and its machine, to mark the machines on a page: `GET api/favourites/ids`. */
export type FavouriteIds = RecordOf<typeof favouriteIdsShape>;
