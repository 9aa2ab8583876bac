import { Conflict, mustBeUnchanged, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { isClaimUndecided, type RefundDepositInput, rentalRequestPolicy } from '@yard/contracts';
import { UnitOfWork } from '@yard/server/store/unit-of-work';
import { readMoney, wireMoney } from '@yard/server/store/wire-fields';
import type { Refund } from '../../payments/refunds/refund.entity';
import { RefundsService } from '../../payments/refunds/refunds.service';
import { SettlementsService } from '../../payments/charges/settlements.service';
import type { User } from '../../people/users/user.entity';
import { holdFor, mustAllow } from '../records/held-request';
import { RentalNews } from '../notices/rental-news';
import { MachineReturn } from '../records/machine-return.entity';
import { RentalRefunds } from './rental-refunds';

const UNDECIDED =
  'The owner claims damage and the renter contests it. Decide on the return first; the deposit stays until then.';

/** Gives a deposit back, whole or in part, when an admin says so. */
@Injectable()
export class DepositsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentalRefunds: RentalRefunds,
    private readonly refunds: RefundsService,
    private readonly settlements: SettlementsService,
    private readonly news: RentalNews,
  ) {}

  /**
   * @throws Conflict when the status forbids it, nothing is left, a contested claim is undecided, or it changed since
   *   `updated_at`
   * @throws ValidationFailed for more than is left
   */
  refund(admin: User, id: number, input: RefundDepositInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const held = await holdFor(tx, id, { actor: admin, may: rentalRequestPolicy.refundDeposit });
      mustAllow('refundDeposit', held);
      mustBeUnchanged(held.request, input.updated_at, 'rental request');
      const report = await tx.manager.findOneBy(MachineReturn, { rental_request_id: id });
      if (isClaimUndecided(held.status, report)) throw new Conflict(UNDECIDED);
      const deposits = await this.rentalRefunds.deposits(tx, id);
      const left = deposits.reduce((sum, deposit) => sum + deposit.left, 0);
      if (left === 0) throw new Conflict('There is no deposit left to refund.');
      const asked = readMoney(input.amount ?? null) ?? left;
      if (asked > left) {
        throw ValidationFailed.field('amount', `The amount must not be greater than ${wireMoney(left)}.`);
      }
      const explanation = input.reason ?? null;
      const refunds: Refund[] = [];
      let open = asked;
      for (const deposit of deposits) {
        const refund = await this.refunds.begin(tx, deposit.payment, open, 'refund_deposit', explanation);
        if (refund) refunds.push(refund);
        open -= refund?.amount ?? 0;
      }
      await tx.update(held.request, held.request.nextVersion());
      const data = { amount: wireMoney(asked), reason: explanation };
      await this.news.recorded(tx, admin, 'refund_deposit', held.request, data);
      this.settlements.afterCommit(tx, { refunds });
    });
  }
}
