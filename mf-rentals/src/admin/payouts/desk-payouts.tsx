import { PAYOUT_STATUSES, payoutType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { EmptyState, ErrorState, Pagination, Select, Table } from '@yard/ui';
import type { UrlFilters } from '../../page/use-url-filters';
import { deskPayoutWords } from '../../payouts/payout-words';
import styles from '../admin.module.css';
import { RentalNumberFilter } from '../rental-number-filter';
import { payoutColumns } from './payout-columns';

const PER_PAGE = 20;
const statusOptions = PAYOUT_STATUSES.map((value) => ({ value, label: deskPayoutWords[value].label }));

/** Every payout to every owner; a failed one can be tried again. */
export function DeskPayouts({ filters }: { filters: UrlFilters }) {
  const [status, rental_request_id] = [filters.get('status'), filters.get('rental_request_id')];
  const query = { status, rental_request_id, page: filters.page, per_page: PER_PAGE };
  const { data, error, isFetching, refetch } = useRecords(payoutType, query);
  useLiveRecords(payoutType);
  if (error && !data) {
    return (
      <ErrorState
        title="The payouts could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {error.message}
      </ErrorState>
    );
  }
  return (
    <>
      <div className={styles.twoFilters}>
        <Select
          label="Status"
          placeholder="Any"
          value={status}
          onChange={(chosen) => filters.set({ status: chosen })}
          options={statusOptions}
        />
        <RentalNumberFilter filters={filters} />
      </div>
      <Table
        label="Payouts to owners"
        columns={payoutColumns}
        rows={data?.data}
        rowKey={({ id }) => id}
        empty={<NoPayouts isFiltered={status !== '' || rental_request_id !== ''} />}
      />
      {data && (
        <Pagination
          page={data.current_page}
          lastPage={data.last_page}
          total={data.total}
          noun="payouts"
          onPage={(page) => filters.set({ page: String(page) })}
        />
      )}
    </>
  );
}

function NoPayouts({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState icon="search" title="No payout fits">
      Take a filter away to see more.
    </EmptyState>
  ) : (
    <EmptyState icon="wallet" title="No payouts yet">
      An owner is paid once a rental is closed.
    </EmptyState>
  );
}
