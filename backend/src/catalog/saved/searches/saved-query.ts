import type { ErrorBag } from '@laravel-wire/core';
import { readFilters, ValidationFailed } from '@laravel-wire/nest';
import type { AttributeFilter, MachineFilters } from '@yard/contracts';
import { attributeInAddress, machineFilters, machineType } from '@yard/contracts';
import type { SavedQuery } from '@yard/contracts/saved';
import { mustFitWindow } from '../../search/flexible/sought-days';
import { readAttributeFilters } from '../../search/attributes/attribute-filter';

/** Parameters that say how a list is shown, not what is in it. */
const NO_FILTERS = ['page', 'per_page', 'sort', 'direction', 'facets'];

/**
 * The filters of a search in one form, whatever they were sent as: what the list of machines makes of them, in its
 * order, without those that narrow nothing.
 *
 * @param field  what the query is called in an error bag
 * @throws       ValidationFailed, as the list says it; and where nothing is left
 */
export function canonicalQuery(given: unknown, field: string, now: Date): SavedQuery {
  const sent = Object.entries(given ?? {}).filter(([name]) => !NO_FILTERS.includes(name));
  const { errors, filters } = readFilters(machineType, Object.fromEntries(sent), { strict: true, now });
  if (Object.keys(errors).length > 0) throw new ValidationFailed(nameErrors(errors, field));

  mustFitWindow(filters as Partial<MachineFilters>, (name) => `${field}.${name}`);
  filters['attributes'] = attributesIn(filters['attributes'], field);
  const names = new Set(Object.keys(machineFilters.lines).map((name) => name.split('.')[0] ?? name));
  const stored = [...names].flatMap((name) => {
    const value = filters[name];
    return value == null || value === false ? [] : [[name, inOrder(value)] as const];
  });
  if (stored.length > 0) return Object.fromEntries(stored);
  throw ValidationFailed.field(field, `The ${field.replaceAll('_', ' ')} field is required.`);
}

/** @throws ValidationFailed, as the list says it. @returns null where nothing is filtered */
function attributesIn(given: unknown, field: string) {
  const read = readAttributeFilters(given);
  if (!read.ok) throw new ValidationFailed(nameErrors(read.errors, field));
  const filters = [...read.filters].filter(([, filter]) => attributeInAddress(filter) !== '');
  if (filters.length === 0) return null;
  return Object.fromEntries(filters.map(([name, filter]) => [name, withoutOpenBounds(filter)]));
}

/** Without the bounds that are left open: the search is the same with them and without. */
function withoutOpenBounds(filter: AttributeFilter): AttributeFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null));
}

function nameErrors(errors: ErrorBag, field: string): ErrorBag {
  return Object.fromEntries(Object.entries(errors).map(([name, texts]) => [`${field}.${name}`, texts]));
}

/** Members of what lies deeper, in the order of their names. */
function inOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, deeper]) => [name, inOrder(deeper)]));
}
