import { type AdminPaymentRecord, adminPaymentType, rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecord, useRecordCache, useRecords } from '@yard/data';
import { NarrowedList, RecordTable, type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import { AwaitedRecord, LinkButton, PageHeader, SidePanel } from '@yard/ui';
import { NothingFits } from '../nothing-fits';
import { ProposedRefunds } from '../refunds/proposed-refunds';
import { paymentColumns } from './payment-columns';
import { PaymentFilters } from './payment-filters';
import { PaymentView } from './payment-view';

const PER_PAGE = 50;
const FILTERS = ['status', 'kind', 'search', 'from', 'to', 'disputed', 'to_answer', 'machine_id'] as const;
const NARROWED = { machine_id: { of: 'machine', label: 'Machine' } } as const;

/** `/payments`: every payment there was, one of them beside the list. */
export default function PaymentsPage() {
  const filters = useUrlFilters();
  return (
    <>
      <PageHeader title="Payments" lead="What renters’ cards were charged, or should have been." />
      <ProposedRefunds />
      <PaymentFilters filters={filters} />
      <NarrowedList filters={filters} by={NARROWED} />
      <PaymentTable filters={filters} />
    </>
  );
}

function PaymentTable({ filters }: { filters: UrlFilters }) {
  const sort = filters.sortOf(['created_at'], { key: 'created_at', direction: 'desc' });
  const payments = useRecords(adminPaymentType, {
    ...Object.fromEntries(FILTERS.map((name) => [name, filters.get(name)])),
    sort: sort.key,
    direction: sort.direction,
    page: filters.page,
    per_page: PER_PAGE,
  });
  useLivePayments();
  return (
    <>
      <RecordTable
        filters={filters}
        label="Payments"
        noun="payment"
        answer={payments}
        columns={paymentColumns}
        sort={sort}
        empty={
          <NothingFits
            filters={filters}
            names={FILTERS}
            noun="payment"
            icon="card"
            none="A deposit is taken as soon as an owner approves a request."
          />
        }
      />
      {filters.open !== null && (
        <PaymentPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}

/** Payments have no events of their own for admins: those of their rentals trigger a refetch. */
function useLivePayments(): void {
  const { refresh } = useRecordCache(adminPaymentType);
  useLiveRecords(rentalRequestType, { saved: refresh });
}

function PaymentPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(adminPaymentType, id);
  const payment = answer.data;
  return (
    <SidePanel
      title={payment?.machine_subject ?? 'Payment'}
      label={`Payment ${id}`}
      onClose={onClose}
      footer={payment && <Ways payment={payment} />}
    >
      {payment ? (
        <PaymentView payment={payment} />
      ) : (
        <AwaitedRecord title="The payment could not be loaded" answer={answer}>
          It may belong to a rental that was removed.
        </AwaitedRecord>
      )}
    </SidePanel>
  );
}

function Ways({ payment: { id, rental_request_id } }: { payment: AdminPaymentRecord }) {
  return (
    <>
      <LinkButton to={`/rental_requests/${rental_request_id}`} iconEnd="arrow-right">
        Open the rental
      </LinkButton>
      <LinkButton kind="quiet" to={`/payments/${id}`} iconEnd="arrow-right">
        Open as a page
      </LinkButton>
    </>
  );
}
