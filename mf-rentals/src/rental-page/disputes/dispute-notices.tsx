import { canAnswerDispute, type PaymentRecord, type RentalRequestRecord, zoneOf } from '@yard/contracts';
import { Banner, Button } from '@yard/ui';
import { openDisputes, disputeNotice } from '../../words/dispute-words';
import type { Reader } from '../../words/reader';

export interface DisputeNoticesProps {
  request: RentalRequestRecord;
  reader: Reader;
  /** Opens what is sent to the bank; absent for those who cannot send it. */
  onAnswer?: (payment: PaymentRecord) => void;
}

/** Payments that the renter's bank claims back, until it has decided. */
export function DisputeNotices({ request, reader, onAnswer }: DisputeNoticesProps) {
  return openDisputes(request.payments).map((payment) => {
    const canAnswer = canAnswerDispute(payment.dispute.status);
    const { title, text } = disputeNotice(payment, {
      reader,
      renter: request.user.name,
      zone: zoneOf(request.machine),
    });
    return (
      <Banner key={payment.id} tone={canAnswer ? 'bad' : 'warn'} title={title}>
        <p>{text}</p>
        {canAnswer && onAnswer && (
          <Button small icon="shield" onPress={() => onAnswer(payment)}>
            Send the evidence
          </Button>
        )}
      </Banner>
    );
  });
}
