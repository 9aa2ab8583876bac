import type { Paginated } from '@laravel-wire/core';
import { useQuery } from '@tanstack/react-query';
import { type FacetChoice, type MachineFacets, type MachineRecord, machineType } from '@yard/contracts';
import { recordKeys, useWire, withoutEmpty } from '@yard/data';
import { machineListOf, type SearchState } from './search-state';
import type { SearchPlace } from './use-search-place';

type Counted = Paginated<MachineRecord> & { facets?: MachineFacets };

/** Fetched beside the list, so that no page of it waits for counts, and the next page needs none. */
export function useFacets(state: SearchState, place: SearchPlace): MachineFacets {
  const wire = useWire();
  const { page: _page, sort: _sort, direction: _direction, ...filters } = machineListOf(state, place.centre);
  const query = withoutEmpty({ ...filters, per_page: 1, facets: 1 });
  const counted = useQuery({
    queryKey: [...recordKeys.all(machineType), 'facets', query],
    queryFn: ({ signal }) => wire.http.get<Counted>(machineType.endpoint, query, { signal }),
    enabled: !place.pending && place.error === null,
  });
  return counted.data?.facets ?? {};
}

/** `12`; `250+` where there may be more. */
export function countText({ count, count_is_bound }: Pick<FacetChoice, 'count' | 'count_is_bound'>): string {
  return `${count.toLocaleString('en-US')}${count_is_bound ? '+' : ''}`;
}

/** The number beside a choice; one that was not counted has no machine, unless some were left out. */
export function countOf(choices: readonly FacetChoice[] | undefined, value: unknown): string | undefined {
  if (choices === undefined) return undefined;
  const choice = choices.find((one) => String(one.value) === String(value));
  if (choice) return countText(choice);
  return choices.some(({ count_is_bound }) => count_is_bound) ? undefined : '0';
}

/** Types that have machines before those without; each part stays as it came. */
export function offeredFirst<T extends { id: number }>(
  types: readonly T[],
  counted: readonly FacetChoice[] | undefined,
): T[] {
  const isOffered = ({ id }: T) => countOf(counted, id) !== '0';
  return [...types.filter(isOffered), ...types.filter((type) => !isOffered(type))];
}
