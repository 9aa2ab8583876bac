import { type AdminPaymentRecord, adminPaymentType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import { AwaitedRecord, LinkButton, SidePanel } from '@yard/ui';
import { PaymentView } from './payment-view';

export function PaymentPanel({ id, onClose }: { id: number; onClose: () => void }) {
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
