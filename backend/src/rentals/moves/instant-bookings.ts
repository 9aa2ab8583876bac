import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { isUnderWay, type Plan } from '@yard/contracts';
import { CalendarService } from '../../catalog/calendar/calendar.service';
import { isOffered } from '../../catalog/search/machine-visibility';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { Payment } from '../../payments/payment.entity';
import { ProviderCalls } from '../../payments/provider-calls';
import { Approval } from './approve';
import { type Granted, grantSystem } from '../records/grant';
import type { LockedRequest } from '../records/locked-request';
import { LatePayments } from '../money/late-payments';
import { RentalCharges } from '../money/rental-charges';

/** Machines that are booked at once: a deposit that is collected approves the request in the owner's place. */
@Injectable()
export class InstantBookings {
  constructor(
    private readonly calendar: CalendarService,
    private readonly charges: RentalCharges,
    private readonly providerCalls: ProviderCalls,
    private readonly approval: Approval,
    private readonly late: LatePayments,
  ) {}

  /** Charges to a good card: deposit and due rent; without instant booking, those of the owner's answer. */
  async plan(
    tx: Transaction,
    locked: LockedRequest,
    hasCard = locked.request.stripe_payment_method_id !== null,
  ): Promise<Plan> {
    // A deposit that is there, or on its way, is not what books it now.
    const isTried = hasCard && !(await this.charges.hasDeposit(tx, locked.request.id));
    const isBooked = isTried && (await this.granted(tx, locked)) !== null;
    return this.charges.plan(tx, locked, { hasCard, isBooked });
  }

  /** Tries the card of a request whose plan books it; a refused one leaves the request to the owner. */
  async try(tx: Transaction, locked: LockedRequest, plan: Plan): Promise<void> {
    if (plan.becomes === 'pending') return;
    const payments = await this.charges.deposit(tx, locked);
    const [deposit] = payments;
    if (deposit?.status === 'succeeded') await this.book(tx, locked, deposit);
    else this.providerCalls.afterCommit(tx, { payments });
  }

  /** @throws Conflict while a deposit for the present terms is being collected */
  async mustNotWait(tx: Transaction, requestId: number): Promise<void> {
    if ((await this.charges.ofKind(tx, requestId, 'deposit')).some(isUnderWay)) {
      throw new Conflict('A payment for this rental request is waiting. Confirm it or cancel the request.');
    }
  }

  /**
   * Approves a pending request whose deposit is collected. When the days are gone meanwhile, or the owner decides
   * again in person, the deposit comes back.
   *
   * @returns whether it is booked
   */
  async book(tx: Transaction, locked: LockedRequest, deposit: Payment): Promise<boolean> {
    const booking = await this.granted(tx, locked);
    const payments = booking && (await this.approval.within(tx, booking, null));
    if (!payments) {
      await this.late.giveBack(tx, deposit);
      return false;
    }
    this.providerCalls.afterCommit(tx, { payments });
    return true;
  }

  /** At once only what is free and offered still: a suspended owner answers nobody, and books nothing either. */
  private async granted(tx: Transaction, locked: LockedRequest): Promise<Granted<'book'> | null> {
    const { machine, request } = locked;
    const booking = grantSystem(tx, locked, 'book', {
      isOffered: await isOffered(tx.manager, machine),
      isFree: await this.calendar.isFree(tx, machine, request.start_date, request.end_date),
    });
    return typeof booking === 'string' ? null : booking;
  }
}
