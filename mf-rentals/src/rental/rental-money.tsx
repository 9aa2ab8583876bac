import type { PaymentRecord, RentalRequestRecord } from '@yard/contracts';
import { useSettings } from '@yard/remote-kit';
import { Button, Money, Panel, PriceLines, StatusBadge } from '@yard/ui';
import { retryable } from '../words/payment-step';
import { priceLines } from '../words/price-lines';
import { paymentKinds, paymentWords } from '../words/status-words';
import { instantWords, zoneOf } from '../words/time-words';
import styles from './rental.module.css';

export interface RentalMoneyProps {
  request: RentalRequestRecord;
  /** Tries a payment again; absent where the reader cannot. */
  onPay?: (payment: PaymentRecord) => void;
}

/** What it costs, explained, and what became of each payment. */
export function RentalMoney({ request, onPay }: RentalMoneyProps) {
  const { currency } = useSettings();
  const due = [retryable(request.payments, 'deposit'), retryable(request.payments, 'rental')];
  const isDue = (payment: PaymentRecord) => due.some((one) => one?.id === payment.id);
  return (
    <Panel title="Money">
      <PriceLines lines={priceLines(request, currency)} currency={currency} />
      {request.delivery_message && <p className={styles.soft}>{request.delivery_message}</p>}
      <h3 className={styles.subtitle}>Payments</h3>
      {request.payments.length === 0 && <p className={styles.soft}>Nothing was charged so far.</p>}
      <ul className={styles.payments}>
        {request.payments.map((payment) => (
          <Payment
            key={payment.id}
            payment={payment}
            zone={zoneOf(request.machine)}
            onPay={onPay && isDue(payment) ? () => onPay(payment) : undefined}
          />
        ))}
      </ul>
    </Panel>
  );
}

function Payment({ payment, zone, onPay }: { payment: PaymentRecord; zone: string; onPay?: () => void }) {
  const { label, tone, icon } = paymentWords[payment.status];
  const at = payment.succeeded_at ?? payment.attempted_at;
  return (
    <li className={styles.payment}>
      <div className={styles.paymentHead}>
        <span>{paymentKinds[payment.kind]}</span>
        <Money amount={payment.amount} currency={payment.currency} exact />
      </div>
      <div className={styles.paymentHead}>
        <StatusBadge tone={tone} icon={icon}>
          {label}
        </StatusBadge>
        {at && <span className={styles.soft}>{instantWords(at, zone)}</span>}
      </div>
      {payment.status === 'failed' && (
        <p className={styles.soft}>{payment.failure_message ?? 'There was no card to charge.'}</p>
      )}
      {payment.refunded_amount > 0 && (
        <p className={styles.soft}>
          <Money amount={payment.refunded_amount} currency={payment.currency} exact /> went back.
        </p>
      )}
      {onPay && (
        <Button small onPress={onPay}>
          Pay with another card
        </Button>
      )}
    </li>
  );
}
