import { PAYOUT_STATUSES, payoutType } from '@yard/contracts';
import { failureWords, useLiveRecords, useRecords } from '@yard/data';
import { ListDownload, NarrowedList, type UrlFilters } from '@yard/remote-kit';
import { Button, EmptyState, Grid, PagedTable } from '@yard/ui';
import { adminPayoutWords } from '../../payouts/payout-words';
import { ChoiceFilter } from '../saved-filters';
import { RentalNumberFilter } from '../rental-number-filter';
import { payoutColumns } from './payout-columns';

const PER_PAGE = 20;
const FILTERS = ['status', 'rental_request_id', 'user_id'] as const;
const NARROWED = { user_id: { of: 'user', label: 'Owner' } } as const;
const statusOptions = PAYOUT_STATUSES.map((value) => ({ value, label: adminPayoutWords[value].label }));

/** Every payout to every owner; a failed one can be tried again. */
export function AdminPayouts({ filters }: { filters: UrlFilters }) {
  const { direction } = filters.sortOf(['created_at'], { key: 'created_at', direction: 'desc' });
  const payouts = useRecords(payoutType, {
    ...Object.fromEntries(FILTERS.map((name) => [name, filters.get(name)])),
    direction,
    page: filters.page,
    per_page: PER_PAGE,
  });
  useLiveRecords(payoutType);
  return (
    <>
      <Grid fit={240} gap={3} below={4}>
        <ChoiceFilter filters={filters} name="status" label="Status" options={statusOptions} />
        <RentalNumberFilter filters={filters} />
      </Grid>
      <NarrowedList filters={filters} by={NARROWED} />
      <PagedTable
        label="Payouts to owners"
        noun="payout"
        answer={payouts}
        explain={failureWords}
        columns={payoutColumns}
        rowKey={({ id }) => id}
        onPage={filters.setPage}
        empty={<NoPayouts filters={filters} />}
      />
      <ListDownload list={payouts.data} />
    </>
  );
}

function NoPayouts({ filters }: { filters: UrlFilters }) {
  if (!FILTERS.some((name) => filters.get(name) !== '')) {
    return (
      <EmptyState icon="wallet" title="No payouts yet">
        Owners are paid after a rental is closed.
      </EmptyState>
    );
  }
  const clear = () => filters.set(Object.fromEntries(FILTERS.map((name) => [name, null])));
  return (
    <EmptyState
      icon="search"
      title="No payouts match"
      action={<Button onPress={clear}>Show all payouts</Button>}
    >
      Try fewer filters.
    </EmptyState>
  );
}
