import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OPEN_PAYOUTS } from '@yard/contracts';
import { In, IsNull } from 'typeorm';
import { UserObligations } from '../../users/user-obligations';
import { RentalEnding } from '../posting/rental-ending.entity';
import { Payout } from './payout.entity';

/** Who still has money to come stays: says so to those who delete accounts. */
@Injectable()
export class PayoutObligations implements OnModuleInit {
  constructor(private readonly people: UserObligations) {}

  onModuleInit(): void {
    this.people.others.register('payouts', async (tx, user_id) => {
      const status = In([...OPEN_PAYOUTS]);
      const isOwed = await tx.manager.existsBy(Payout, { user_id, status });
      // Of a rental whose money still moves it is not known yet whether there will be one.
      const undecided = { owner_id: user_id, settled_at: IsNull() };
      return isOwed || (await tx.manager.existsBy(RentalEnding, undecided))
        ? 'The account has payouts to come. It can be deleted once they are paid.'
        : null;
    });
  }
}
