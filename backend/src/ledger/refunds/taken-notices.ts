import { Injectable } from '@nestjs/common';
import { firstNameOf, paymentNoun } from '@yard/contracts';
import { columnOf, findByColumn } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { RefundOf } from '../../payments/payment-outcomes';
import { isByHand } from '../../rentals/money/rental-refunds';
import { moneyText } from '../../rentals/notices/amount-of';
import { RentalEvents, type RequestNotice } from '../../rentals/notices/rental-events';
import { RentalRequest } from '../../rentals/records/rental-request.entity';
import { LedgerPosting } from '../posting/ledger-posting';
import { takenOf } from './taken-from-owners';

/** Notifies owners of the share that an admin's refund took from their earnings. */
@Injectable()
export class TakenNotices {
  constructor(
    private readonly books: LedgerPosting,
    private readonly events: RentalEvents,
  ) {}

  /** @param refunds  whose entries are posted */
  async notify(tx: Transaction, refunds: readonly RefundOf[]): Promise<void> {
    const byHand = refunds.filter(({ refund }) => refund.status === 'succeeded' && isByHand(refund));
    if (byHand.length === 0) return;
    const taken = await takenOf(tx.manager, 'refund_id', columnOf(columnOf(byHand, 'refund'), 'id'));
    const ids = columnOf(columnOf(byHand, 'payment'), 'rental_request_id');
    const requests = await findByColumn(tx.manager, RentalRequest, 'id', ids);
    const due = await this.books.due(tx.manager, ids);
    const notices = byHand.flatMap(({ refund, payment }): RequestNotice[] => {
      const request = requests.get(payment.rental_request_id);
      const amount = taken.get(refund.id) ?? 0;
      if (!request || amount <= 0) return [];
      const owes = (due.get(request.id) ?? 0) < 0;
      return [
        {
          request,
          user_ids: [request.owner_id],
          event: 'refund_taken',
          text: ({ machine, renter }) => ({
            title: `We refunded ${moneyText(amount)} of your earnings to ${renter}`,
            body: [
              `We refunded ${moneyText(refund.amount)} of the ${paymentNoun(payment)} for ${machine} to ${firstNameOf(renter)}. ${owes ? OWES : SMALLER}`,
              refund.explanation && `Reason:\n\n${refund.explanation}`,
            ]
              .filter(Boolean)
              .join('\n\n'),
          }),
          dedupe_key: `refund-${refund.id}-taken`,
        },
      ];
    });
    await this.events.notifyAll(tx, notices);
  }
}

const SMALLER = 'We’ll take your share from your payout for this rental.';
const OWES = 'We already paid you for this rental, so we’ll take your share from your next payouts.';
