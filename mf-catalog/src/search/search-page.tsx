import { Button, Container, Sheet, SkeletonText } from '@yard/ui';
import { lazy, Suspense, useState } from 'react';
import { CategoryChoice } from './category-choice';
import { useKeepSearch } from './last-search';
import { SearchHead } from './search-head';
import { SearchResults } from './search-results';
import { NoPlace } from './no-place';
import { machineListOf } from './search-state';
import { useBeside } from './use-beside';
import { useFound } from './use-found';
import { useSearch } from './use-search';
import { useSearchPlace } from './use-search-place';
import styles from './search.module.css';

// A phone shows them once they are asked for.
const SearchFilters = lazy(() => import('./search-filters'));

/** Finding a machine: filters beside the list (in a sheet on a phone); the address keeps all of it. */
export default function SearchPage() {
  const search = useSearch();
  useKeepSearch();
  const { state } = search;
  const place = useSearchPlace(state);
  const choosesType = state.category !== '' && state.type === '' && state.search === '';
  const machines = useFound(machineListOf(state, place.centre), {
    enabled: !place.pending && place.error === null && !choosesType,
  });
  const [isFiltering, setFiltering] = useState(false);
  const isNowhere = place.error !== null && !choosesType;
  const isBeside = useBeside();
  const filters = (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <SearchFilters search={search} place={place} />
    </Suspense>
  );
  const total = place.pending || isNowhere ? undefined : machines.data?.total;

  return (
    <Container>
      <div className={styles.page}>
        <aside className={styles.filters} aria-label="Filters">
          {isBeside && filters}
        </aside>
        <div className={styles.list}>
          <SearchHead
            search={search}
            place={place}
            total={choosesType ? undefined : total}
            isBound={machines.data?.total_is_bound === true}
            category={choosesType ? state.category : null}
            failed={machines.isError || isNowhere}
            onFilter={() => setFiltering(true)}
          />
          {choosesType ? (
            <CategoryChoice state={state} />
          ) : isNowhere ? (
            <NoPlace search={search} place={place} />
          ) : (
            <SearchResults search={search} machines={machines} waiting={place.pending} />
          )}
        </div>
      </div>
      <Sheet title="Filters" isOpen={isFiltering} onClose={() => setFiltering(false)}>
        {filters}
        <div className={styles.sheetFoot}>
          <Button kind="primary" wide onPress={() => setFiltering(false)}>
            {total === undefined ? 'Show machines' : `Show ${total.toLocaleString('en-US')} machines`}
          </Button>
        </div>
      </Sheet>
    </Container>
  );
}
