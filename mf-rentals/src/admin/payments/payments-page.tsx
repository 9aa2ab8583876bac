import { type DeskPaymentRecord, deskPaymentType, rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecordCache, useRecords } from '@yard/data';
import { EmptyState, ErrorState, PageHeader, Pagination, type Sort, Table } from '@yard/ui';
import { type UrlFilters, useUrlFilters } from '../../page/use-url-filters';
import { paymentColumns } from './payment-columns';
import { PaymentFilters } from './payment-filters';
import { PaymentPanel } from './payment-panel';

const PER_PAGE = 50;
const FILTERS = ['status', 'kind', 'rental_request_id', 'from', 'to'] as const;

/** `/payments`: every payment there was, one of them beside the list. */
export default function PaymentsPage() {
  const filters = useUrlFilters();
  return (
    <>
      <PageHeader title="Payments" lead="What renters’ cards were charged, or should have been." />
      <PaymentFilters filters={filters} />
      <PaymentTable filters={filters} />
    </>
  );
}

function PaymentTable({ filters }: { filters: UrlFilters }) {
  const direction = filters.get('direction') === 'asc' ? 'asc' : 'desc';
  const sort: Sort = { key: 'created_at', direction };
  const { data, error, isFetching, refetch } = useRecords(deskPaymentType, {
    ...Object.fromEntries(FILTERS.map((name) => [name, filters.get(name)])),
    sort: sort.key,
    direction,
    page: filters.page,
    per_page: PER_PAGE,
  });
  useLivePayments();
  if (error && !data) {
    return (
      <ErrorState
        title="The payments could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {error.message}
      </ErrorState>
    );
  }
  const open = data?.data.find(({ id }) => id === Number(filters.get('open')));
  return (
    <>
      <Table<DeskPaymentRecord>
        label="Payments"
        columns={paymentColumns}
        rows={data?.data}
        rowKey={({ id }) => id}
        selected={open?.id}
        onSelect={({ id }) => filters.set({ open: String(id) })}
        sort={sort}
        onSort={(chosen) => filters.set({ direction: chosen.direction })}
        empty={<NoPayments isFiltered={FILTERS.some((name) => filters.get(name) !== '')} />}
      />
      {data && (
        <Pagination
          page={data.current_page}
          lastPage={data.last_page}
          total={data.total}
          noun="payments"
          onPage={(page) => filters.set({ page: String(page) })}
        />
      )}
      {open && <PaymentPanel key={open.id} payment={open} onClose={() => filters.set({ open: null })} />}
    </>
  );
}

function NoPayments({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState icon="search" title="No payment fits">
      Take a filter away to see more.
    </EmptyState>
  ) : (
    <EmptyState icon="card" title="No payments yet">
      A deposit is taken as soon as an owner approves a request.
    </EmptyState>
  );
}

/** Payments have no news of their own for admins: those of their rentals say when to look again. */
function useLivePayments(): void {
  const { refresh } = useRecordCache(deskPaymentType);
  useLiveRecords(rentalRequestType, { saved: refresh });
}
