import { type Answer, many, nothing, one, page } from './answer';
import type { DescribedRoute } from './described-route';
import { schemaName, shapeSchemas } from './shape-schemas';

/** Parts of paths whose records have another name. */
const NAMES: Record<string, string> = {
  bill: 'RentalBill',
  calendars: 'MachineCalendar',
  call_off: 'RentalRequest',
  changes: 'RentalChange',
  desk: 'Overview',
  fleet: 'FleetMachine',
  items: 'BatchRunItem',
  occurrences: 'ErrorOccurrence',
  rental_store_access_requests: 'StoreAccessRequest',
};

type Told = Pick<DescribedRoute, 'path' | 'handler' | 'filters'>;

/** A route answers with the last record that its path names: one, a list or a page of them; what deletes, with none. */
export function usualAnswer({ path, handler, filters }: Told): Answer | null {
  if (handler === 'destroy') return nothing;
  const names = path.split('/').map((part) => NAMES[part] ?? schemaName(singular(part)));
  const name = names.findLast((any) => any in shapeSchemas);
  if (!name) return null;
  if (handler === 'storeMany') return many(name);
  return filters ? page(name) : one(name);
}

const singular = (part: string) => part.replace(/ies$/, 'y').replace(/(ss|ch)es$|([^s])s$/, '$1$2');
