import {
  canRetry,
  duePayments,
  hasFailed,
  hasReceipt,
  isOver,
  isWaived,
  paymentLabel,
  type PaymentRecord,
  type RentalRequestRecord,
  zoneOf,
} from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import {
  Box,
  Button,
  ButtonGroup,
  Hint,
  LinkButton,
  Money,
  Panel,
  PriceLines,
  Row,
  Stack,
  StatusBadge,
  Text,
} from '@yard/ui';
import { coverWords } from '../words/cover-words';
import { type DisputedPayment, isDisputed, disputeNotice } from '../words/dispute-words';
import { failureWords, othersFailureWords } from '../words/payment-words';
import { priceLines } from '../words/price-lines';
import type { Reader } from '../words/reader';
import { wordsOfPayment } from '../words/status-words';
import { stampWords } from '../words/time-words';
import { DisputeBadge } from './disputes/dispute-badge';
import { RefusedCard } from './paying/refused-card';
import { documentAddress } from './documents/document-address';

export interface RentalMoneyProps {
  request: RentalRequestRecord;
  reader: Reader;
  /** Tries a payment again; absent where the reader cannot. */
  onPay?: (payment: PaymentRecord) => void;
}

export function RentalMoney({ request, reader, onPay }: RentalMoneyProps) {
  const { currency } = useSettings();
  const due = duePayments(request);
  const cover = coverWords(request);
  const isDue = (payment: PaymentRecord) => due.some(({ id }) => id === payment.id);
  return (
    <Panel title="Money">
      {cover && <Hint>{cover}</Hint>}
      <PriceLines lines={priceLines(request, currency)} currency={currency} />
      {request.delivery_message && <Hint>{request.delivery_message}</Hint>}
      <Text as="h3" size={16} above={4} below={2}>
        Payments
      </Text>
      {request.payments.length === 0 && (
        <Hint>{isOver(request.status) ? 'Nothing was charged.' : 'Nothing charged yet.'}</Hint>
      )}
      <Box as="ul" bare divided>
        {request.payments.map((payment) => (
          <Payment
            key={payment.id}
            payment={payment}
            request={request}
            reader={reader}
            onPay={onPay && isDue(payment) ? () => onPay(payment) : undefined}
          />
        ))}
      </Box>
      <ReceiptLinks request={request} reader={reader} />
    </Panel>
  );
}

interface PaymentProps {
  payment: PaymentRecord;
  request: RentalRequestRecord;
  reader: Reader;
  onPay?: () => void;
}

function Payment({ payment, request, reader, onPay }: PaymentProps) {
  const zone = zoneOf(request.machine);
  const at = payment.succeeded_at ?? payment.waived_at ?? payment.attempted_at;
  return (
    <Stack as="li" gap={1} padY={3}>
      <Row gap={2} justify="between" wrap>
        <span>{paymentLabel(payment, request)}</span>
        <Money amount={payment.amount} currency={payment.currency} exact />
      </Row>
      <Row gap={2} justify="between" wrap>
        <Row as="span" gap={1} wrap inline>
          <StatusBadge {...wordsOfPayment(payment)} />
          {isDisputed(payment) && <DisputeBadge dispute={payment.dispute} />}
        </Row>
        {at && <Hint as="span">{stampWords(at, zone)}</Hint>}
      </Row>
      {reader === 'admin'
        ? canRetry(payment) && <RefusedCard request={request} payment={payment} zone={zone} />
        : hasFailed(payment) && (
            <Hint>{reader === 'renter' ? failureWords(payment) : othersFailureWords(payment)}</Hint>
          )}
      {isWaived(payment) && <Hint>{payment.waiver_reason}</Hint>}
      {payment.refunded_amount > 0 && (
        <Hint>
          <Money amount={payment.refunded_amount} currency={payment.currency} exact /> refunded.
        </Hint>
      )}
      {isDisputed(payment) && <Dispute payment={payment} of={{ reader, renter: request.user.name, zone }} />}
      {onPay && <PayWithAnotherCard onPress={onPay} />}
    </Stack>
  );
}

const PayWithAnotherCard = ({ onPress }: { onPress: () => void }) => (
  <ButtonGroup>
    <Button small onPress={onPress}>
      Pay with another card
    </Button>
  </ButtonGroup>
);

function Dispute({ payment, of }: { payment: DisputedPayment; of: Parameters<typeof disputeNotice>[1] }) {
  const { title, text } = disputeNotice(payment, of);
  return <Hint>{`${title}. ${text}`}</Hint>;
}

/** The renter's receipt, once there is something to have a receipt for; it is none of the owner's papers. */
function ReceiptLinks({ request, reader }: { request: RentalRequestRecord; reader: Reader }) {
  if (reader === 'owner' || !request.payments.some(hasReceipt)) return null;
  return (
    <ButtonGroup>
      <LinkButton to={documentAddress(request.id, 'receipt.pdf')} ownTab icon="receipt" small>
        Receipt (PDF)
      </LinkButton>
      <LinkButton to={documentAddress(request.id, 'receipt.csv')} icon="download" small>
        Receipt (CSV)
      </LinkButton>
    </ButtonGroup>
  );
}
