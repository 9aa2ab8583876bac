import { type AdminPaymentRecord, adminPaymentType, paymentLabel, rentalRequestType } from '@yard/contracts';
import { useLiveRecords, useRecord, useRecordCache } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { lastList, ShownTogether, usePageTitle } from '@yard/remote-kit';
import { AwaitedRecord, Box, Grid, LinkButton, Money, PageHeader, Panel, Row, Stack } from '@yard/ui';
import { Link, useParams } from 'react-router';
import { PaymentStatusBadge } from './payment-columns';
import { PaymentFacts, PaymentView } from './payment-view';

export default function PaymentPage() {
  const answer = useRecord(adminPaymentType, Number(useParams().id));
  const { refresh } = useRecordCache(adminPaymentType);
  useLiveRecords(rentalRequestType, { saved: refresh });
  if (answer.data) return <PaymentOnPage key={answer.data.id} payment={answer.data} />;
  return (
    <AwaitedRecord title="We couldn’t load the payment" answer={answer}>
      It may belong to a rental that was removed.
    </AwaitedRecord>
  );
}

function PaymentOnPage({ payment }: { payment: AdminPaymentRecord }) {
  const { id, rental_request_id, machine_subject } = payment;
  usePageTitle(`Payment ${id}`);
  return (
    <ShownTogether>
      <PageHeader
        back={{ to: lastList('/payments'), label: 'Payments' }}
        title={`${paymentLabel(payment)}: ${machine_subject}`}
        status={<PaymentStatusBadge {...payment} />}
        actions={
          <>
            <LinkButton
              kind="quiet"
              icon="history"
              to={`/activity?record_type=rental_request&record_id=${rental_request_id}`}
            >
              History of the rental
            </LinkButton>
            <LinkButton kind="quiet" icon="list" to={`/ledger?rental_request_id=${rental_request_id}`}>
              In the ledger
            </LinkButton>
          </>
        }
      />
      <Grid cells={380} gap={5} align="start">
        <Panel title="What happened">
          <PaymentView payment={payment} />
        </Panel>
        <Stack gap={5}>
          <Panel title="Payment">
            <PaymentFacts payment={payment} />
          </Panel>
          <OthersOfRental payment={payment} />
        </Stack>
      </Grid>
    </ShownTogether>
  );
}

function OthersOfRental({ payment: { id, rental_request_id } }: { payment: AdminPaymentRecord }) {
  const { data } = useWholeList(adminPaymentType, { rental_request_id });
  const others = data?.data.filter((other) => other.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <Panel title="Other payments of the rental">
      <Box as="ul" bare divided>
        {others.map((other) => (
          <Row as="li" key={other.id} gap={1} across={4} align="center" justify="between" wrap padY={2}>
            <Link to={`/payments/${other.id}`}>{paymentLabel(other)}</Link>
            <PaymentStatusBadge {...other} />
            <Money amount={other.amount} currency={other.currency} exact />
          </Row>
        ))}
      </Box>
    </Panel>
  );
}
