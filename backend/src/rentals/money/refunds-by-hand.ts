import { ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { RefundDepositInput } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { readMoney, wireMoney } from '@kit/server/store/present';
import { RefundsService, type WantedRefund } from '../../payments/refunds/refunds.service';
import { ProviderCalls } from '../../payments/provider-calls';
import type { User } from '../../users/user.entity';
import { grant, type Granted } from '../records/grant';
import { hasBill } from '../records/locked-request';
import { RentalEvents } from '../notices/rental-events';
import { MachineReturn } from '../records/machine-return.entity';
import { BY_HAND, type Collected, OF_PAYMENT, RentalRefunds } from './rental-refunds';

/** Refunds the deposit, unless a payment is named. */
export type HandRefundInput = RefundDepositInput & { payment_id?: number | null };

/** A refund that may be given: its rental is locked. */
export interface CheckedRefund {
  granted: Granted<'refundDeposit'>;
  payments: readonly Collected[];
  amount: MinorUnits;
  /** The refundable rest before it. */
  left: MinorUnits;
  /** The amount of these payments refunded before. */
  returned: MinorUnits;
  reason: string | null;
  /** Null for the deposit as a whole. */
  payment_id: number | null;
}

/** Gives money back, whole or in part, when an admin says so. */
@Injectable()
export class RefundsByHand {
  constructor(
    private readonly rentalRefunds: RentalRefunds,
    private readonly refunds: RefundsService,
    private readonly providerCalls: ProviderCalls,
    private readonly events: RentalEvents,
  ) {}

  /**
   * @throws Conflict when the status forbids it, nothing is left, a contested claim is undecided, or it changed since
   *   `updated_at`
   * @throws ValidationFailed for more than is left, and for a payment of another rental
   */
  async check(tx: Transaction, admin: User, id: number, input: HandRefundInput): Promise<CheckedRefund> {
    const payment_id = input.payment_id ?? null;
    let payments: Collected[] = [];
    const granted = await grant(tx, id, 'refundDeposit', {
      actor: admin,
      seen: input.updated_at,
      facts: async () => {
        payments = await this.rentalRefunds.byHand(tx, id, payment_id);
        const left = leftOf(payments);
        if (payment_id !== null) mustBeLeft(readMoney(input.amount ?? null), left);
        return {
          report: await tx.manager.findOneBy(MachineReturn, { rental_request_id: id }),
          left,
          hasBill: await hasBill(tx.manager, id),
          isDeposit: payments.every(({ payment }) => payment.kind === 'deposit'),
        };
      },
    });
    const left = leftOf(payments);
    const amount = readMoney(input.amount ?? null) ?? left;
    mustBeLeft(amount, left);
    const collected = payments.reduce((sum, { payment }) => sum + payment.amount, 0);
    const reason = input.reason ?? null;
    return { granted, payments, amount, left, returned: collected - left, reason, payment_id };
  }

  /** Writes it; the card provider is called after the commit. */
  async begin(tx: Transaction, admin: User, checked: CheckedRefund): Promise<void> {
    const { granted, payments, amount: requested, reason: explanation } = checked;
    const wanted: WantedRefund[] = [];
    let open = requested;
    for (const { payment, left: most } of payments) {
      const amount = Math.min(open, most);
      const reason = payment.kind === 'deposit' ? BY_HAND : OF_PAYMENT;
      wanted.push({ payment, amount, reason, explanation });
      open -= amount;
    }
    const refunds = await this.refunds.begin(tx, wanted);
    await granted.stamp(tx);
    const data = { amount: wireMoney(requested), reason: explanation };
    const action = checked.payment_id === null ? 'refund_deposit' : 'refund_payment';
    const of = checked.payment_id === null ? {} : { payment_id: checked.payment_id };
    await this.events.recorded(tx, admin, action, granted.request, { ...data, ...of });
    this.providerCalls.afterCommit(tx, { refunds });
  }
}

/** The amount is checked before the status of the money: 422 comes before 409. */
function mustBeLeft(amount: MinorUnits | null, left: MinorUnits): void {
  if (amount === null || amount <= left) return;
  throw ValidationFailed.field('amount', `The amount must not be greater than ${wireMoney(left)}.`);
}

function leftOf(payments: readonly { left: MinorUnits }[]): MinorUnits {
  return payments.reduce((sum, { left }) => sum + left, 0);
}
