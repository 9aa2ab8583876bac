import { Injectable } from '@nestjs/common';
import { paymentNoun } from '@yard/contracts';
import { formatMoney, type MinorUnits } from '@kit/money';
import { CURRENCY } from '@kit/server/base/settings/money';
import { columnOf, findByColumn } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import type { RefundOf } from '../../payments/payment-outcomes';
import { isByHand } from '../../rentals/money/rental-refunds';
import { RentalEvents, type RequestNotice } from '../../rentals/notices/rental-events';
import { RentalRequest } from '../../rentals/records/rental-request.entity';
import { LedgerPosting } from '../posting/ledger-posting';
import { takenOf } from './taken-from-owners';

/** Tells owners what an admin's refund took of their money. */
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
            title: `${moneyText(amount)} of your earnings was refunded to ${renter}`,
            body: [
              `We refunded ${moneyText(refund.amount)} of the ${paymentNoun(payment)} for ${machine} to ${renter}. ${owes ? OWES : SMALLER}`,
              refund.explanation && `The reason given:\n\n${refund.explanation}`,
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

const moneyText = (amount: MinorUnits) => formatMoney(wireMoney(amount), CURRENCY, { exact: true });
const SMALLER = 'Your payout for this rental is smaller by your share of it.';
const OWES = 'You were paid for this rental already, so we take your share of it from your next payouts.';
