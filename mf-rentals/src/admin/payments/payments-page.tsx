import {
  type AdminPaymentRecord,
  adminPaymentType,
  PAYMENT_LABELS,
  rentalRequestType,
} from '@yard/contracts';
import { useLiveRecords, useRecord, useRecordCache } from '@yard/data';
import type { UrlFilters } from '@yard/remote-kit';
import { AdminList } from '@yard/remote-kit/admin-list';
import { AwaitedRecord, LinkButton, SidePanel, Stack } from '@yard/ui';
import { paymentWords } from '../../words/status-words';
import { ProposedRefunds } from '../refunds/proposed-refunds';
import { ChoiceFilter, DaysFilter, ListFilters, OnOffFilter } from '../saved-filters';
import { paymentColumns } from './payment-columns';
import { PaymentFacts, PaymentView } from './payment-view';

const statusOptions = Object.entries(paymentWords).map(([value, { label }]) => ({ value, label }));
const kindOptions = Object.entries(PAYMENT_LABELS).map(([value, label]) => ({ value, label }));

export default function PaymentsPage() {
  useLivePayments();
  return (
    <AdminList
      type={adminPaymentType}
      title="Payments"
      lead="Charges to renters’ cards, failed ones included."
      above={<ProposedRefunds />}
      noun="payment"
      perPage={50}
      Filters={PaymentFilters}
      sent={['search', 'status', 'kind', 'from', 'to', 'disputed', 'to_answer']}
      narrowed={{ machine_id: { of: 'machine', label: 'Machine' } }}
      order={[['created_at'], { key: 'created_at', direction: 'desc' }]}
      columns={paymentColumns}
      none={{
        icon: 'card',
        title: 'No payments yet',
        children: 'A deposit is charged as soon as an owner approves a request.',
      }}
      Panel={PaymentPanel}
    />
  );
}

/** Payments have no events of their own for admins: those of their rentals trigger a refetch. */
function useLivePayments(): void {
  const { refresh } = useRecordCache(adminPaymentType);
  useLiveRecords(rentalRequestType, { saved: refresh });
}

function PaymentFilters({ filters }: { filters: UrlFilters }) {
  return (
    <ListFilters filters={filters} placeholder="Rental no., person, email, provider ID">
      <DaysFilter filters={filters} from="from" to="to" label="Made" />
      <ChoiceFilter filters={filters} name="status" label="Status" options={statusOptions} />
      <ChoiceFilter filters={filters} name="kind" label="For" placeholder="Anything" options={kindOptions} />
      <OnOffFilter filters={filters} name="disputed" label="Disputed" />
      <OnOffFilter filters={filters} name="to_answer" label="Dispute to answer" />
    </ListFilters>
  );
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
        <Stack gap={5}>
          <PaymentView payment={payment} />
          <PaymentFacts payment={payment} />
        </Stack>
      ) : (
        <AwaitedRecord title="We couldn’t load the payment" answer={answer}>
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
