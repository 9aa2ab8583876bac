import { ERROR_RETENTION_DAYS, errorReportType } from '@yard/contracts/watching';
import { useRecords } from '@yard/data';
import { NarrowedList, RecordTable, type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import { Button, EmptyState, PageHeader } from '@yard/ui';
import { errorColumns } from './error-columns';
import { ErrorFilters, siteIn, stateIn } from './error-filters';
import { ErrorPanel } from './error-panel';
import { useSeveralErrors } from './use-several-errors';

const SORTS = ['last_seen_at', 'first_seen_at', 'count'];
const NARROWED = { user_id: { of: 'user', label: 'Happened to' } } as const;
const RESOLVED = { open: false, resolved: true, all: null };

/** What went wrong on both sites and in the server, the same thing once; one opens beside the list. */
export function ErrorsPage() {
  const filters = useUrlFilters('error');
  const sort = filters.sortOf(SORTS, { key: 'last_seen_at', direction: 'desc' });
  const reports = useRecords(errorReportType, {
    search: filters.get('search'),
    user_id: filters.get('user_id'),
    site: siteIn(filters),
    resolved: RESOLVED[stateIn(filters)],
    sort: sort.key,
    direction: sort.direction,
    page: filters.page,
    per_page: 25,
  });

  return (
    <>
      <PageHeader
        title="Errors"
        lead={`What went wrong on both sites and in the server. Kept for ${ERROR_RETENTION_DAYS} days after its last time.`}
      />
      <ErrorFilters filters={filters} />
      <NarrowedList filters={filters} by={NARROWED} />
      <RecordTable
        filters={filters}
        label="Errors"
        noun="error"
        answer={reports}
        columns={errorColumns}
        several={useSeveralErrors()}
        sort={sort}
        empty={<NoErrors filters={filters} />}
      />
      {filters.open !== null && (
        <ErrorPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}

function NoErrors({ filters }: { filters: UrlFilters }) {
  const isNarrowed = filters.get('search') !== '' || filters.get('user_id') !== '';
  if (!isNarrowed && siteIn(filters) === '' && stateIn(filters) === 'open') {
    return (
      <EmptyState icon="check-circle" title="No open errors">
        What goes wrong in a browser or in the server appears here, with where, when and to whom it happened.
      </EmptyState>
    );
  }
  const clear = () => filters.set({ search: null, user_id: null, site: null, state: 'all' });
  return (
    <EmptyState icon="search" title="No error matches" action={<Button onPress={clear}>Show all</Button>} />
  );
}
