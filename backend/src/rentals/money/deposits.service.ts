import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { RefundDepositInput } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { readMoney, wireMoney } from '@kit/server/store/wire-fields';
import { RefundsService, type WantedRefund } from '../../payments/refunds/refunds.service';
import { SettlementsService } from '../../payments/charges/settlements.service';
import type { User } from '../../users/user.entity';
import { grant, type Granted } from '../records/granted-move';
import { RentalEvents } from '../notices/rental-events';
import { hasBill } from '../records/rental-bills.scope';
import { MachineReturn } from '../records/machine-return.entity';
import { BY_HAND, type Collected, RentalRefunds } from './rental-refunds';

/** A refund that may be given: its rental is locked. */
export interface CheckedRefund {
  granted: Granted<'refundDeposit'>;
  deposits: readonly Collected[];
  amount: MinorUnits;
  /** What went back of these deposits before. */
  returned: MinorUnits;
  reason: string | null;
}

/** Gives a deposit back, whole or in part, when an admin says so. */
@Injectable()
export class DepositsService {
  constructor(
    private readonly rentalRefunds: RentalRefunds,
    private readonly refunds: RefundsService,
    private readonly settlements: SettlementsService,
    private readonly events: RentalEvents,
  ) {}

  /**
   * @throws Conflict when the status forbids it, nothing is left, a contested claim is undecided, or it changed since
   *   `updated_at`
   * @throws ValidationFailed for more than is left
   */
  async check(tx: Transaction, admin: User, id: number, input: RefundDepositInput): Promise<CheckedRefund> {
    const depositsNow = async () => (await this.rentalRefunds.deposits(tx, [id])).get(id) ?? [];
    const granted = await grant(tx, id, 'refundDeposit', {
      actor: admin,
      seen: input.updated_at,
      facts: async () => ({
        report: await tx.manager.findOneBy(MachineReturn, { rental_request_id: id }),
        left: leftOf(await depositsNow()),
        hasBill: await hasBill(tx.manager, id),
      }),
    });
    const deposits = await depositsNow();
    const left = leftOf(deposits);
    const amount = readMoney(input.amount ?? null) ?? left;
    if (amount > left) {
      throw ValidationFailed.field('amount', `The amount must not be greater than ${wireMoney(left)}.`);
    }
    const collected = deposits.reduce((sum, { payment }) => sum + payment.amount, 0);
    return { granted, deposits, amount, returned: collected - left, reason: input.reason ?? null };
  }

  /** Writes it; the card provider is called after the commit. */
  async begin(tx: Transaction, admin: User, checked: CheckedRefund): Promise<void> {
    const { granted, deposits, amount: requested, reason: explanation } = checked;
    const wanted: WantedRefund[] = [];
    let open = requested;
    for (const { payment, left: most } of deposits) {
      const amount = Math.min(open, most);
      wanted.push({ payment, amount, reason: BY_HAND, explanation });
      open -= amount;
    }
    const refunds = await this.refunds.begin(tx, wanted);
    await granted.stamp(tx);
    const data = { amount: wireMoney(requested), reason: explanation };
    await this.events.recorded(tx, admin, 'refund_deposit', granted.request, data);
    this.settlements.afterCommit(tx, { refunds });
  }
}

function leftOf(deposits: readonly { left: MinorUnits }[]): MinorUnits {
  return deposits.reduce((sum, { left }) => sum + left, 0);
}
