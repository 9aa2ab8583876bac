import type { MachinePage, MachinesFound } from '@yard/contracts';
import { failureWords } from '@yard/data';
import { Button, EmptyState, LoadFailed, Pagination, SkeletonCards, Stack } from '@yard/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { MachineCards } from '../machines/machine-cards';
import { type NeededAt, neededAt } from '../machines/needed-at';
import { freeWords } from './alternative-groups';
import { daysFor } from './search-days';
import { placeSaid, type SearchState } from './search-state';
import type { Search } from './use-search';
import type { SearchPlace } from './use-search-place';

// Not loaded where enough is found.
const Alternatives = lazy(() => import('./alternatives'));

type ResultsProps = {
  search: Search;
  machines: UseQueryResult<MachinePage>;
  /** While it is looked up the list cannot be requested. */
  place: SearchPlace;
};

export function SearchResults({ search, machines, place }: ResultsProps) {
  const { state } = search;
  const waiting = place.pending;
  const needed = neededAt(state, place.centre);
  const page = machines.data;
  if (machines.isLoadingError) {
    return (
      <LoadFailed title="We couldn’t search" answer={machines}>
        {failureWords(machines.error)} Your filters are still here.
      </LoadFailed>
    );
  }
  if (page === undefined || (waiting && machines.isPending)) return <SkeletonCards count={6} />;

  return (
    <Stack gap={6} faded={machines.isPlaceholderData || waiting}>
      {isReadable(state, page.interpreted) && <Interpreted {...page.interpreted} />}
      {page.data.length === 0 ? (
        <NothingFound search={search} page={page} />
      ) : (
        <Found search={search} page={page} needed={needed} />
      )}
      {page.alternatives.length > 0 && (
        <Suspense fallback={<SkeletonCards count={page.alternatives.length} />}>
          <Alternatives
            alternatives={page.alternatives}
            days={daysFor({ free_from: null }, state)}
            needed={needed}
          />
        </Suspense>
      )}
    </Stack>
  );
}

type FoundProps = { search: Search; page: MachinePage };

function Found({ search: { state, change }, page, needed }: FoundProps & { needed: NeededAt }) {
  return (
    <>
      <MachineCards
        machines={page.data}
        label="Machines found"
        level={2}
        days={(machine) => daysFor(machine, state)}
        needed={needed}
        note={freeWords}
      />
      <Pagination
        page={page.current_page}
        lastPage={page.last_page}
        total={page.total_is_bound ? undefined : page.total}
        noun="machines"
        onPage={(next) => {
          change({ page: next });
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
}

function NothingFound({ search: { state, change, clear }, page: { alternatives } }: FoundProps) {
  const isNarrow = state.radius !== null && (state.place !== '' || state.address !== '');
  return (
    <EmptyState
      icon="search"
      title="No machines match"
      action={
        isNarrow ? (
          <Button onPress={() => change({ radius: null })}>Search any distance</Button>
        ) : (
          <Button onPress={clear}>Clear all filters</Button>
        )
      }
    >
      {closeWords(alternatives)}
    </EmptyState>
  );
}

/** Machines of the same kind, or any, have nothing else of what was looked for. */
function closeWords(alternatives: MachinePage['alternatives']): string {
  if (alternatives.some(({ reason }) => reason !== 'kind')) return 'These come close.';
  const others = alternatives.length > 0 ? ' Here are some others.' : '';
  return `Try other dates, other words or fewer filters.${others}`;
}

/** False for words of the search before this one, and for those that a place's own search is about to replace. */
function isReadable<I extends MachinesFound['interpreted']>(
  state: SearchState,
  interpreted: I,
): interpreted is NonNullable<I> {
  return interpreted?.from === state.search && placeSaid(state, interpreted) === undefined;
}

/** The words that were searched instead of those typed. */
function Interpreted({ to, left_out }: NonNullable<MachinesFound['interpreted']>) {
  return !left_out ? (
    <p>
      Showing results for <strong>{to}</strong>
    </p>
  ) : (
    <p>
      Nothing matches every word. Showing <strong>{to}</strong>, without {left_out.join(', ')}.
    </p>
  );
}
