import { daysWords } from '@yard/contracts';
import { formatDays } from '@yard/dates';
import { usePageTitle } from '@yard/remote-kit';
import { Box, Button, Row, Select, Text } from '@yard/ui';
import { lazy, Suspense } from 'react';
import { foundWords } from '../machines/machine-words';
import { countFilters, type SearchSort, searchSorts, type SearchState } from './search-state';
import type { Search } from './use-search';
import type { SearchPlace } from './use-search-place';
import styles from './search.module.css';

const SaveSearch = lazy(() => import('../saved/save-search'));

type SearchHeadProps = {
  search: Search;
  place: SearchPlace;
  total: number | undefined;
  isBound: boolean;
  /** The category whose types are shown in place of machines. */
  category: string | null;
  failed: boolean;
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

export function SearchHead({
  search: { state, change },
  place,
  total,
  isBound,
  category,
  onFilter,
  failed,
}: SearchHeadProps) {
  const filters = countFilters(state);
  // One that looks for everything is none to be saved.
  const isSomething = filters > 0 || state.search !== '';
  const sorts = searchSorts.filter((sort) => isOffered(sort, place, state));
  usePageTitle(category ?? (state.search === '' ? 'Search' : `Search: ${state.search}`));

  return (
    <Row as="header" gap={4} align="end" justify="between" wrap below={5}>
      <div>
        <h1>{category ?? 'Machines to rent'}</h1>
        <Row across={4} align="center" wrap className={styles.countRow}>
          <Text soft above={1} className={styles.count} role="status">
            {category ? 'Choose a type' : failed ? '' : headWords(total, isBound, place, state)}
          </Text>
          {isSomething && category === null && place.error === null && (
            <Suspense fallback={<span className={styles.savePlace} />}>
              <SaveSearch state={state} place={place} />
            </Suspense>
          )}
        </Row>
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
  );
}

/** The order by total needs a place and days, the one by distance a place. */
function isOffered(sort: SearchSort, { centre }: SearchPlace, { from }: { from: string }): boolean {
  if (sort === 'total') return centre !== null && from !== '';
  return sort !== 'near' || centre !== null;
}

function headWords(
  total: number | undefined,
  isBound: boolean,
  place: SearchPlace,
  { from, to, flexible }: Pick<SearchState, 'from' | 'to' | 'flexible'>,
): string {
  if (total === undefined) return 'Searching…';
  const where = place.name === null ? '' : ` near ${place.name}`;
  const when =
    from === ''
      ? ''
      : `, free ${flexible === null ? '' : `for ${daysWords(flexible)} in `}${formatDays(from, to, 'short')}`;
  return `${foundWords(total, isBound)}${where}${when}`;
}
