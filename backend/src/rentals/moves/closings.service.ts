import { Injectable } from '@nestjs/common';
import type { CloseInput } from '@yard/contracts';
import { formatMoney, type MinorUnits } from '@yard/money';
import { In } from 'typeorm';
import { CURRENCY } from '@yard/server/base/settings/money';
import { type Transaction, UnitOfWork } from '@yard/server/store/unit-of-work';
import { wireMoney } from '@yard/server/store/wire-fields';
import { Refund } from '../../payments/refunds/refund.entity';
import { RefundsService } from '../../payments/refunds/refunds.service';
import type { User } from '../../people/users/user.entity';
import { grant, type Granted } from '../records/granted-move';
import { LatePayments } from '../money/late-payments';
import { MachineReturn } from '../records/machine-return.entity';
import { RentalNews } from '../notices/rental-news';
import { rentalNotices } from '../notices/rental-notices';
import { RentalRefunds } from '../money/rental-refunds';
import { damageOf } from './returns/return-fields';

/** What an admin decided, and what the owner claims. */
interface Decided {
  amount: MinorUnits;
  claimed: MinorUnits;
  reason: string | null;
  by: { id: number; name: string };
}

/** The end of a rental: the deposit goes back, less what is kept for damage. */
@Injectable()
export class ClosingsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentalRefunds: RentalRefunds,
    private readonly refunds: RefundsService,
    private readonly late: LatePayments,
    private readonly news: RentalNews,
  ) {}

  /**
   * An admin's decision, also on a contested return, kept beside what the owner claims. Without an amount the claim
   * counts.
   *
   * @throws Conflict unless returned, or active past its end, and when it changed since `updated_at`
   * @throws ValidationFailed for more damage than the deposit
   */
  close(admin: User, id: number, input: CloseInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const granted = await grant(tx, id, 'close', { actor: admin, seen: input.updated_at });
      const report = await tx.manager.findOneBy(MachineReturn, { rental_request_id: id });
      const said = input.damage_amount;
      const damage = said === undefined ? (report?.damage_amount ?? 0) : (damageOf(said, granted) ?? 0);
      const decision = { amount: damage, claimed: report?.damage_amount ?? 0, reason: input.reason ?? null };
      await this.end(tx, granted, admin, damage, { ...decision, by: admin });
    });
  }

  /**
   * The move itself.
   *
   * @param actor     null for the product itself
   * @param decision  an admin's, where one had to decide
   */
  async end(
    tx: Transaction,
    granted: Granted<'acceptReturn' | 'close' | 'closeCompleted'>,
    actor: User | null,
    damage: MinorUnits,
    decision?: Decided,
  ): Promise<void> {
    const { request } = granted;
    const deposit = await this.settle(tx, request.id, damage);
    const refunded = deposit.isSettled ? { deposit_refunded_at: tx.now } : {};
    await granted.stamp(tx, { closed_at: tx.now, ...refunded, ...(decision && decided(tx.now, decision)) });
    await this.news.recorded(tx, actor, 'close', request, {
      damage_amount: wireMoney(deposit.kept),
      refund_amount: wireMoney(deposit.back),
      ...(decision && { claimed_amount: wireMoney(decision.claimed), reason: decision.reason }),
    });
    await this.news.tell(tx, request, {
      user_ids: [request.user_id, request.owner_id].filter((userId) => userId !== actor?.id),
      event: 'closed',
      text: (facts) =>
        rentalNotices.closed(
          facts,
          { kept: amountText(deposit.kept), back: amountText(deposit.back) },
          decision && { ...decision, by: decision.by.name, claimed: amountText(decision.claimed) },
        ),
    });
    await this.late.end(tx, request, deposit);
  }

  /** What is left of the deposit: kept as far as the damage goes, the rest on its way back. */
  private async settle(tx: Transaction, requestId: number, damage: MinorUnits) {
    const deposits = await this.rentalRefunds.deposits(tx, requestId);
    const refunds: Refund[] = [];
    let kept = 0;
    for (const { payment, left } of deposits) {
      const keep = Math.min(damage - kept, left);
      const refund = await this.refunds.begin(tx, payment, left - keep, 'close');
      if (refund) refunds.push(refund);
      kept += keep;
    }
    const payment_id = In(deposits.map(({ payment }) => payment.id));
    const isUnderWay = await tx.manager.existsBy(Refund, { payment_id, status: 'pending' });
    const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
    return { refunds, kept, back, isSettled: deposits.length > 0 && !isUnderWay };
  }
}

function decided(decided_at: Date, { amount, by, reason }: Decided) {
  return { decided_at, decided_amount: amount, decided_by: by.id, decision_reason: reason };
}

function amountText(minor: MinorUnits): string | null {
  return minor > 0 ? formatMoney(wireMoney(minor), CURRENCY, { exact: true }) : null;
}
