import type { SavedQuery } from '@yard/contracts/saved';
import { withoutEmpty } from '@yard/data';
import { machineListOf, type SearchState } from '../search/search-state';
import type { SearchPlace } from '../search/use-search-place';

export function queryOf(state: SearchState, { centre }: Pick<SearchPlace, 'centre'>): SavedQuery {
  const {
    sort: _sort,
    direction: _direction,
    page: _page,
    per_page: _size,
    ...filters
  } = machineListOf({ ...state, attributes: {} }, centre);
  const { attributes } = state;
  return {
    ...(withoutEmpty(filters) as SavedQuery),
    ...(Object.keys(attributes).length > 0 && { attributes }),
  };
}
