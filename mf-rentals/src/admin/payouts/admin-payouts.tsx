import { PAYOUT_STATUSES, payoutType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { NarrowedList, RecordTable, type UrlFilters } from '@yard/remote-kit';
import { EmptyState, Grid, PriceLines } from '@yard/ui';
import { adminPayoutWords, sumOf } from '../../payouts/payout-words';
import { ChoiceFilter } from '../saved-filters';
import { RentalNumberFilter } from '../rental-number-filter';
import { payoutColumns } from './payout-columns';

const PER_PAGE = 20;
const FILTERS = ['status', 'rental_request_id', 'user_id'] as const;
const NARROWED = { user_id: { of: 'user', label: 'Owner' } } as const;
const statusOptions = PAYOUT_STATUSES.map((value) => ({ value, label: adminPayoutWords[value].label }));

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
      <RecordTable
        label="Payouts to owners"
        noun="payout"
        filters={filters}
        answer={payouts}
        columns={payoutColumns}
        detail={(payout) => <PriceLines lines={sumOf(payout)} currency={payout.currency} />}
        empty={
          <EmptyState
            icon="wallet"
            title={FILTERS.some((name) => filters.get(name)) ? 'No payouts match' : 'No payouts yet'}
          >
            Owners are paid after a rental is closed.
          </EmptyState>
        }
      />
    </>
  );
}
