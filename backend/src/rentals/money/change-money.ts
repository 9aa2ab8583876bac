import { Injectable } from '@nestjs/common';
import type { Plan, SeenTerms } from '@yard/contracts';
import { changePlan, dueNow, isPaid, isUnderWay, wasCollected } from '@yard/contracts';
import type { MinorUnits } from '@kit/money';
import { findGroups, groupedBy } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { ChargesService } from '../../payments/charges/charges.service';
import { ProviderCalls } from '../../payments/provider-calls';
import { Payment } from '../../payments/payment.entity';
import type { LockedRequest } from '../records/locked-request';
import { RentalCharges } from './rental-charges';
import { RentalRefunds } from './rental-refunds';
import { mustBeAsAgreed } from './seen-sum';

/**
 * Charges or refunds what a change of a rental costs more or less. That is a payment of its own where the rent was
 * collected; before that the price of the rent changes.
 */
@Injectable()
export class ChangeMoney {
  constructor(
    private readonly charges: ChargesService,
    private readonly due: RentalCharges,
    private readonly refunds: RentalRefunds,
    private readonly providerCalls: ProviderCalls,
  ) {}

  /** True while rent is being charged, or a change is unpaid: the next change cannot be priced then. */
  async isMoving(tx: Transaction, { request }: LockedRequest): Promise<boolean> {
    const rents = await this.rents(tx, request.id);
    const attempts = groupedBy(rents, ({ rental_change_id }) => rental_change_id ?? 0);
    const isOwed = [...attempts].some(([changeId, own]) => changeId > 0 && !own.some(wasCollected));
    return isOwed || rents.some(isUnderWay);
  }

  /** Writes the charge or the refunds that its plan says; they are settled after the commit. */
  async pay(
    tx: Transaction,
    locked: LockedRequest,
    { id, difference }: { id: number | null; difference: MinorUnits },
  ): Promise<void> {
    const { request } = locked;
    const rents = await this.rents(tx, request.id);
    const { now, back } = await this.plan(tx, locked, { ...request, difference });
    if (rents.length === 0) {
      return this.providerCalls.afterCommit(tx, { payments: await this.due.rent(tx, locked) });
    }
    for (const { amount } of back) {
      const refunds = await this.refunds.ofRent(tx, rents.filter(isPaid), amount);
      this.providerCalls.afterCommit(tx, { refunds });
    }
    for (const { kind, amount } of now) {
      const { stripe_payment_method_id } = request;
      const charge = { rental_request_id: request.id, kind, amount, stripe_payment_method_id };
      const payment = await this.charges.begin(tx, { ...charge, rental_change_id: id });
      this.providerCalls.afterCommit(tx, { payments: [payment] });
    }
  }

  /** Charges or refunds of accepting a change. @param to  the rental after it */
  async plan(tx: Transaction, { request, zone, status }: LockedRequest, to: Changed): Promise<Plan> {
    const { start_date, subtotal, difference } = to;
    const payments = await this.rents(tx, request.id);
    const facts = { person_id: request.user_id, status, start_date, subtotal, difference, payments };
    return changePlan(facts, zone, tx.now);
  }

  /** @throws Conflict where the change charges or costs something else than was shown */
  async mustBeAsSeen(
    tx: Transaction,
    locked: LockedRequest,
    to: Changed,
    seen: SeenTerms | null | undefined,
  ): Promise<void> {
    if (!seen) return;
    const { subtotal } = to;
    const due = dueNow(await this.plan(tx, locked, to));
    await mustBeAsAgreed(tx.manager, seen, { ...locked.request, subtotal }, due);
  }

  private async rents(tx: Transaction, id: number): Promise<Payment[]> {
    const payments = await findGroups(tx.manager, Payment, 'rental_request_id', [id]);
    return (payments.get(id) ?? []).filter(({ kind }) => kind === 'rental');
  }
}

interface Changed {
  start_date: string;
  subtotal: MinorUnits;
  difference: MinorUnits;
}
