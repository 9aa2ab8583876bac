import { Box, Button, cx, Grid, Page, Sheet, SkeletonText } from '@yard/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { MachinesFound } from '@yard/contracts';
import { foundWords } from '../machines/machine-words';
import { CategoryChoice } from './category-choice';
import { useSaveSearch } from './last-search';
import { SearchHead } from './search-head';
import { SearchResults } from './search-results';
import { machineListOf, placeSaid } from './search-state';
import { useBeside } from './use-beside';
import { useFound } from './use-found';
import { type Search, useSearch } from './use-search';
import { useSearchPlace } from './use-search-place';
import styles from './search.module.css';

// A phone shows them once they are requested.
const SearchFilters = lazy(() => import('./search-filters'));
const NoPlace = lazy(() => import('./no-place'));
const SearchMap = lazy(() => import('./map/search-map'));

export default function SearchPage() {
  const search = useSearch();
  useSaveSearch();
  const { state } = search;
  const place = useSearchPlace(state);
  const choosesType = state.category !== '' && state.type === '' && state.search === '';
  const list = machineListOf(state, place.centre);
  const machines = useFound(list, { enabled: !place.pending && place.error === null && !choosesType });
  useSaidPlace(search, machines.data?.interpreted);
  const [isFiltering, setFiltering] = useState(false);
  const isNowhere = place.error !== null && !choosesType;
  const isMap = state.map && !choosesType && !isNowhere;
  // Filters, list and map have no room beside one another.
  const isBeside = useBeside() && !isMap;
  const results = useRef<HTMLDivElement>(null);
  const filters = (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <SearchFilters search={search} place={place} />
    </Suspense>
  );
  const isBound = machines.data?.total_is_bound === true;
  // The number of the search before is none of this one.
  const isKnown = !place.pending && !isNowhere && !machines.isPlaceholderData;
  const total = isKnown ? machines.data?.total : undefined;

  return (
    <Page>
      <Grid gap={8} lead={isMap ? undefined : 312} className={cx(isMap && styles.mapped)}>
        {!isMap && (
          <Box as="aside" only="wide" className={styles.filters} aria-label="Filters">
            {isBeside && filters}
          </Box>
        )}
        <Box shrinks className={styles.list}>
          <SearchHead
            search={search}
            place={place}
            total={choosesType ? undefined : total}
            isBound={isBound}
            category={choosesType ? state.category : null}
            onFilter={() => setFiltering(true)}
          />
          {isMap && (
            <div className={styles.map}>
              <Suspense>
                <SearchMap search={search} place={place} filters={list} page={machines.data} list={results} />
              </Suspense>
            </div>
          )}
          <Box ref={results} tabIndex={-1} shrinks className={styles.found}>
            {choosesType ? (
              <CategoryChoice state={state} />
            ) : isNowhere ? (
              <Suspense>
                <NoPlace search={search} place={place} />
              </Suspense>
            ) : (
              <SearchResults search={search} machines={machines} place={place} />
            )}
          </Box>
        </Box>
      </Grid>
      <Sheet title="Filters" isOpen={isFiltering} onClose={() => setFiltering(false)}>
        {filters}
        <div className={styles.sheetFoot}>
          <Button kind="primary" wide onPress={() => setFiltering(false)}>
            {total === undefined ? 'Show machines' : `Show ${foundWords(total, isBound)}`}
          </Button>
        </div>
      </Sheet>
    </Page>
  );
}

/** "Excavator near Austin", typed as what is looked for: the place is the search's, and its distance counts. */
function useSaidPlace({ state, change }: Search, interpreted: MachinesFound['interpreted'] | undefined) {
  const { place, search } = placeSaid(state, interpreted) ?? {};
  useEffect(() => {
    if (place !== undefined && search !== undefined) change({ place, search });
  }, [place, search, change]);
}
