import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OPEN_PAYOUTS } from '@yard/contracts';
import { In } from 'typeorm';
import { UserObligations } from '../../users/user-obligations';
import { Payout } from './payout.entity';

/** Who still has money to come stays: says so to those who delete accounts. */
@Injectable()
export class PayoutObligations implements OnModuleInit {
  constructor(private readonly people: UserObligations) {}

  onModuleInit(): void {
    this.people.others.register('payouts', async (tx, user_id) => {
      const status = In([...OPEN_PAYOUTS]);
      const isOwed = await tx.manager.existsBy(Payout, { user_id, status });
      return isOwed ? 'The account has payouts to come. It can be deleted once they are paid.' : null;
    });
  }
}
