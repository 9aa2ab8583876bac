import { Injectable } from '@nestjs/common';
import { type CloseInput, mayMoneyComeBack } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { columnOf } from '@kit/server/store/reading';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import type { Refund } from '../../payments/refunds/refund.entity';
import { RefundsService, type WantedRefund } from '../../payments/refunds/refunds.service';
import type { User } from '../../users/user.entity';
import { grant, type Granted } from '../records/grant';
import { hasBill } from '../records/locked-request';
import { BreakdownCredits } from '../money/breakdown-credits';
import { LatePayments } from '../money/late-payments';
import { MachineReturn } from '../records/machine-return.entity';
import { UnpaidRents } from '../money/unpaid/unpaid-rents';
import { closedNotices, type Decided } from '../notices/closed-notices';
import { RentalEvents } from '../notices/rental-events';
import { type Collected, RentalRefunds } from '../money/rental-refunds';
import { damageOf } from './returns/return-fields';
import { ReturnedDays } from './returns/returned-days';

/** A rental that is closed, and what of its deposit is retained. */
export interface Closing {
  granted: Granted<'acceptReturn' | 'close' | 'closeCompleted' | 'closeBilled'>;
  damage: MinorUnits;
  /** True if the bill, not a claim for damage, retains it. */
  isBilled?: boolean;
  decision?: Decided | undefined;
}

interface ClosedDeposit {
  refunds: readonly Refund[];
  retained: MinorUnits;
  back: MinorUnits;
  /** True if no part of it is on its way, nor may come back from a bank. */
  isSettled: boolean;
}

const NO_DEPOSIT: ClosedDeposit = { refunds: [], retained: 0, back: 0, isSettled: false };

/** The end of a rental: the deposit goes back, less what is retained for damage. */
@Injectable()
export class Close {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentalRefunds: RentalRefunds,
    private readonly refunds: RefundsService,
    private readonly credits: BreakdownCredits,
    private readonly late: LatePayments,
    private readonly unpaid: UnpaidRents,
    private readonly days: ReturnedDays,
    private readonly events: RentalEvents,
  ) {}

  /**
   * An admin's decision, also on a contested return, stored beside what the owner claims. Without an amount the claim
   * counts.
   *
   * @throws Conflict unless returned, or active past its end, and when it changed since `updated_at`
   * @throws ValidationFailed for more damage than the deposit
   */
  close(admin: User, id: number, input: CloseInput): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const facts = async () => ({ hasBill: await hasBill(tx.manager, id) });
      const granted = await grant(tx, id, 'close', { actor: admin, seen: input.updated_at, facts });
      const report = await tx.manager.findOneBy(MachineReturn, { rental_request_id: id });
      const claimed = report?.damage_amount ?? 0;
      const given = input.damage_amount;
      const damage = given === undefined ? claimed : (damageOf(given, granted) ?? 0);
      const decision = { amount: damage, claimed, reason: input.reason ?? null, by: admin };
      await this.endAll(tx, [{ granted, damage, decision }], admin);
    });
  }

  /** The move itself. @param actor  null for the product itself. @returns what of each deposit goes back, in their order */
  async endAll(tx: Transaction, all: readonly Closing[], actor: User | null): Promise<MinorUnits[]> {
    const deposits = await this.refundDeposit(tx, all);
    const credits = await this.credits.begin(tx, columnOf(all, 'granted'));
    const endings = all.map(({ granted, decision, isBilled = false }) => {
      const { request } = granted;
      const deposit = deposits.get(request.id) ?? NO_DEPOSIT;
      const refunds = [...deposit.refunds, ...(credits.get(request.id) ?? [])];
      return { granted, request, decision, isBilled, ...deposit, refunds };
    });
    const charged = await this.unpaid.charged(tx.manager, unreturned(all));
    const stamped = endings.map(({ granted, request, isSettled, decision }) => {
      const refunded = isSettled ? { deposit_refunded_at: tx.now } : {};
      const out = charged.has(request.id) ? { handed_over_unpaid_at: tx.now } : {};
      const stamps = decision && decided(tx.now, decision);
      return granted.change({ closed_at: tx.now, ...refunded, ...out, ...stamps });
    });
    await tx.updateAll(stamped);
    await this.days.closed(tx, columnOf(all, 'granted'));
    const owing = await this.unpaid.owing(tx.manager, columnOf(columnOf(endings, 'request'), 'id'));
    const moved = endings.map(({ request, retained, back, decision }) => ({
      request,
      data: {
        damage_amount: wireMoney(retained),
        refund_amount: wireMoney(back),
        ...(owing.has(request.id) && { rent_owed: true }),
        ...(decision && { claimed_amount: wireMoney(decision.claimed), reason: decision.reason }),
      },
    }));
    await this.events.recordedAll(tx, actor, 'close', moved);
    await this.events.notifyAll(tx, closedNotices(endings, actor, { owing, charged }));
    await this.late.end(tx, endings);
    return columnOf(endings, 'back');
  }

  /** Refunds the deposits, less the part retained for damage. */
  private async refundDeposit(tx: Transaction, all: readonly Closing[]): Promise<Map<number, ClosedDeposit>> {
    const ids = all.map(({ granted }) => granted.request.id);
    const deposits = await this.rentalRefunds.deposits(tx, ids);
    const shared = all.map(({ granted: { request }, damage }) => {
      return { id: request.id, ...sharesOf(deposits.get(request.id) ?? [], damage) };
    });
    const refunds = await this.rentalRefunds.begin(tx, columnOf(shared, 'back').flat());
    const payments = columnOf([...deposits.values()].flat(), 'payment');
    const underWay = await this.refunds.underWay(tx, payments);
    return new Map(
      shared.map(({ id, retained }) => {
        const own = deposits.get(id) ?? [];
        const begun = refunds.get(id) ?? [];
        const back = begun.reduce((sum, { amount }) => sum + amount, 0);
        const isMoving = ({ payment: { id: of, dispute_status } }: Collected) =>
          underWay.has(of) || mayMoneyComeBack(dispute_status);
        const isSettled = own.length > 0 && !own.some(isMoving);
        return [id, { refunds: begun, retained, back, isSettled }];
      }),
    );
  }
}

/** The damage is retained of the first deposits; what is left of them goes back. */
function sharesOf(deposits: readonly Collected[], damage: MinorUnits) {
  let retained = 0;
  const back = deposits.map(({ payment, left }): WantedRefund => {
    const keep = Math.min(damage - retained, left);
    retained += keep;
    return { payment, amount: left - keep, reason: 'close' };
  });
  return { retained, back };
}

function unreturned(all: readonly Closing[]): number[] {
  const requests = all
    .filter(({ granted }) => granted.status === 'active')
    .map(({ granted }) => granted.request);
  return requests.filter((request) => !request.handed_over_unpaid_at).map(({ id }) => id);
}

function decided(decided_at: Date, { amount, by, reason }: Decided) {
  return { decided_at, decided_amount: amount, decided_by: by.id, decision_reason: reason };
}

// Hooks of `RentalEndings` run within the transaction: the ledger and payouts record the end. Hooks of `PaymentOutcomes`
// run when a refund ends: `PaymentEvents` notifies the renter, and the ledger posts it.
