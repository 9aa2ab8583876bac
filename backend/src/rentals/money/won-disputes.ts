import { Injectable } from '@nestjs/common';
import { isOver } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { ProviderCalls } from '../../payments/provider-calls';
import type { Payment } from '../../payments/payment.entity';
import type { Refund } from '../../payments/refunds/refund.entity';
import { Cancellation } from '../records/cancellation.entity';
import type { LockedRequest } from '../records/locked-request';
import { MachineReturn } from '../records/machine-return.entity';
import { RentalBill } from '../records/rental-bill.entity';
import { BreakdownCredits } from './breakdown-credits';
import { RentalEndings } from './rental-endings';
import { RentalRefunds, sumOf } from './rental-refunds';

/** Money that came, or that a bank gave back, after its rental had ended: what the end decided is done with it now. */
@Injectable()
export class WonDisputes {
  constructor(
    private readonly refunds: RentalRefunds,
    private readonly credits: BreakdownCredits,
    private readonly providerCalls: ProviderCalls,
    private readonly endings: RentalEndings,
  ) {}

  /**
   * Writes the refunds, and what more of the deposit is retained.
   *
   * @returns the sum of the refunds; null where the rental goes on
   */
  async applyEnding(tx: Transaction, locked: LockedRequest, payment: Payment): Promise<MinorUnits | null> {
    const { request, status } = locked;
    if (!isOver(status) && !request.deleted_at) return null;
    const refunds = await this[status === 'closed' ? 'closed' : 'ended'](tx, locked, payment);
    this.providerCalls.afterCommit(tx, { refunds });
    if (payment.kind === 'deposit') {
      const { deposit } = await this.refunds.leftOf(tx, request.id);
      const given = await this.refunds.givenByHand(tx, request.id, await endedAt(tx, locked));
      await this.endings.retainedMore(tx, request.id, deposit + given);
    }
    return sumOf(refunds);
  }

  /** The owner's, but for the deposit above the damage and for days that the machine was down. */
  private async closed(tx: Transaction, locked: LockedRequest, payment: Payment): Promise<Refund[]> {
    const { id } = locked.request;
    if (payment.kind === 'rental') return (await this.credits.begin(tx, [locked])).get(id) ?? [];
    if (payment.kind !== 'deposit') return [];
    const { deposit } = await this.refunds.leftOf(tx, id);
    const amount = deposit - (await keptForDamage(tx, locked));
    return this.refunds.some(tx, payment, { amount, reason: 'close' });
  }

  private async ended(tx: Transaction, locked: LockedRequest, payment: Payment): Promise<Refund[]> {
    const { user_id } = locked.request;
    const cancellation = await cancellationOf(tx, locked);
    const byRenter = cancellation?.user_id === user_id;
    if (cancellation && byRenter) return this.refunds.ofTier(tx, locked, payment, cancellation.created_at);
    return this.refunds.whole(tx, payment, 'cancellation');
  }
}

function cancellationOf({ manager }: Transaction, { request }: LockedRequest): Promise<Cancellation | null> {
  return manager.findOneBy(Cancellation, { rental_request_id: request.id });
}

async function endedAt(tx: Transaction, locked: LockedRequest): Promise<Date | null> {
  return locked.request.closed_at ?? (await cancellationOf(tx, locked))?.created_at ?? null;
}

/** The retained deposit in the end of a closed rental; a bill's part stays as when the bill was written. */
async function keptForDamage({ manager }: Transaction, { request }: LockedRequest): Promise<MinorUnits> {
  const bill = await manager.findOneBy(RentalBill, { rental_request_id: request.id });
  if (bill) return bill.from_deposit;
  const report = await manager.findOneBy(MachineReturn, { rental_request_id: request.id });
  return request.decided_amount ?? report?.damage_amount ?? 0;
}
