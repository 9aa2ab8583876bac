import {
  isWaived,
  paymentNoun,
  type PaymentRecord,
  type RentalRequestRecord,
  wasCollected,
} from '@yard/contracts';
import { Banner, Button } from '@yard/ui';
import { paymentChanges } from '../../words/changes';
import { paidWords } from '../../words/paid-words';
import { whatWords } from '../../words/payment-words';
import { RentalSheet } from '../rental-sheet';
import { ChangeList } from '../seen/seen-first';

export interface PayOutcomeProps {
  request: RentalRequestRecord;
  payment: PaymentRecord;
  onClose: () => void;
}

/** In place of the choice of a card, where another attempt got ahead of it: there is nothing to pay now. */
export function PayOutcome({ request, payment, onClose }: PayOutcomeProps) {
  const isOver = wasCollected(payment) || isWaived(payment);
  return (
    <RentalSheet title={`Pay the ${paymentNoun(payment)}`} request={request} onClose={onClose}>
      <div role="status">
        <Banner tone={isOver ? 'good' : 'info'} title={isOver ? paidWords(payment) : charging(payment)}>
          {meanwhile(payment)}
        </Banner>
      </div>
      <Button kind="primary" onPress={onClose}>
        Close
      </Button>
    </RentalSheet>
  );
}

function meanwhile(payment: PaymentRecord): string | null {
  if (isWaived(payment)) return payment.waiver_reason;
  return wasCollected(payment)
    ? 'It was paid meanwhile. Nothing is charged twice.'
    : 'It is being tried already. What the bank answers is shown here.';
}

const charging = (payment: PaymentRecord) => `${whatWords(payment)} is being charged`;

/** What became of a payment by somebody else's attempt, against what the reader had read. */
export function PayChanged({ seen, payment }: { seen: PaymentRecord; payment: PaymentRecord }) {
  if (seen.id === payment.id && seen.updated_at === payment.updated_at) return null;
  const changes = paymentChanges(seen, payment);
  return (
    <div role="alert">
      <Banner tone="warn" title="This was tried again while you read">
        {changes.length > 0 ? <ChangeList changes={changes} /> : 'It was refused once more.'}
      </Banner>
    </div>
  );
}
