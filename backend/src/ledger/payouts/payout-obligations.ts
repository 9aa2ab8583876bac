import { Injectable } from '@nestjs/common';
import { OPEN_DISPUTES, OPEN_PAYOUTS, PAID_STATUSES, UNDER_WAY_STATUSES } from '@yard/contracts';
import { inWords, rowsOf } from '@kit/server/store/reading';
import { In } from 'typeorm';
import { UserObligations } from '../../users/user-obligations';
import { Payout } from './payout.entity';

/** Ended rentals whose money still moves, or is disputed at a bank that may give it back. */
const UNDECIDED = `SELECT e.id FROM rental_endings e
  JOIN payments p ON p.rental_request_id = e.rental_request_id
  WHERE e.owner_id = ? AND (p.dispute_status ${inWords(OPEN_DISPUTES)}
    OR (e.settled_at IS NULL AND p.status ${inWords([...PAID_STATUSES, ...UNDER_WAY_STATUSES])})) LIMIT 1`;

/** Refuses to delete an account that is still owed money. */
@Injectable()
export class PayoutObligations {
  constructor(people: UserObligations) {
    people.others.register('payouts', async (tx, user_id) => {
      const status = In([...OPEN_PAYOUTS]);
      const isOwed = await tx.manager.existsBy(Payout, { user_id, status });
      // While a rental's money still moves, it is unknown whether there will be a payout.
      return isOwed || (await rowsOf(tx.manager, UNDECIDED, [user_id])).length > 0
        ? 'The account has payouts to come. It can be deleted once they are paid.'
        : null;
    });
  }
}
