import { usePageTitle } from '@yard/remote-kit';
import { Box, Button, Hint, Row, Select, Stack } from '@yard/ui';
import { lazy, Suspense } from 'react';
import { foundWords } from '../machines/machine-words';
import { countFilters, type SearchSort, searchSorts, type SearchState } from './search-state';
import type { Search } from './use-search';
import type { SearchPlace } from './use-search-place';
import styles from './search.module.css';

const FilterChips = lazy(() => import('./filter-chips'));
const SaveSearch = lazy(() => import('../saved/save-search'));

type SearchHeadProps = {
  search: Search;
  place: SearchPlace;
  total: number | undefined;
  isBound: boolean;
  category: string | null;
  onFilter: () => void;
};

const sortNames: Record<SearchSort, string> = {
  best: 'Best match',
  near: 'Nearest',
  total: 'Lowest total',
  cheap: 'Lowest day rate',
  dear: 'Highest day rate',
  new: 'Newest',
};

export function SearchHead({ search, place, total, isBound, category, onFilter }: SearchHeadProps) {
  const { state, change } = search;
  const filters = countFilters(state);
  // One that looks for everything is none to be saved.
  const isSomething = category === null && (filters > 0 || state.search !== '') && place.error === null;
  const found = total === undefined ? 'Machines' : foundWords(total, isBound);
  const sorts = searchSorts.filter((sort) => isOffered(sort, place, state));
  usePageTitle(category ?? (state.search === '' ? 'Search' : `Search: ${state.search}`));

  return (
    <Stack as="header" gap={3} below={4}>
      <Row gap={3} across={4} align="center" justify="between" wrap>
        <div>
          <h1 className={styles.title} data-private>
            <span aria-live="polite">{category ?? titleWords(found, place, state)}</span>
          </h1>
          {category && <Hint>Choose a type</Hint>}
        </div>
        <Row gap={3} justify="end" wrap className={styles.tools}>
          <Box as="span" grows={!state.map} only={state.map ? undefined : 'narrow'}>
            <Button icon="filter" onPress={onFilter}>
              {filters === 0 ? 'Filters' : `Filters (${filters})`}
            </Button>
          </Box>
          {category === null && (
            <Button
              icon="pin"
              aria-pressed={state.map}
              onPress={() => change({ map: !state.map, page: state.page })}
            >
              <span className={styles.mapWord}>Map</span>
            </Button>
          )}
          {category === null && (
            <span className={styles.sort}>
              <Select
                label="Sort by"
                hideLabel
                value={state.sort}
                onChange={(chosen) => {
                  const sort = searchSorts.find((known) => known === chosen) ?? 'best';
                  // Its totals are delivered ones: so are all prices of the list, in any order, until that is taken back.
                  change(sort === 'total' ? { sort, delivery: true } : { sort });
                }}
                options={sorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
              />
            </span>
          )}
        </Row>
      </Row>
      {isSomething && (
        <Suspense fallback={<span className={styles.chipsPlace} />}>
          <div className={styles.chipsRow}>
            <FilterChips search={search} place={place} />
            <SaveSearch state={state} place={place} />
          </div>
        </Suspense>
      )}
    </Stack>
  );
}

/** The order by total needs a place and days, the one by distance a place. */
function isOffered(sort: SearchSort, { centre }: SearchPlace, { from }: { from: string }): boolean {
  if (sort === 'total') return centre !== null && from !== '';
  return sort !== 'near' || centre !== null;
}

/** `36 machines near Austin, TX`; without the number while it is not known. */
function titleWords(found: string, { name }: SearchPlace, { search }: SearchState): string {
  if (search === '' && name === null) return `${found} to rent`;
  return `${found}${search === '' ? '' : ` for “${search}”`}${name === null ? '' : ` near ${name}`}`;
}
