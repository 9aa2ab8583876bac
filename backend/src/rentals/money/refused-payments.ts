import { Conflict, mustBeUnchanged } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { amountDue, type ChargeAgainInput, type WaivePaymentInput } from '@yard/contracts';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import { PaymentMethodsService } from '../../payments/cards/payment-methods.service';
import { ChargesService } from '../../payments/charges/charges.service';
import { Payment } from '../../payments/payment.entity';
import { ProviderTimeouts } from '../../payments/provider-timeouts';
import type { User } from '../../users/user.entity';
import { RentalEvents } from '../notices/rental-events';
import type { RentalRequest } from '../records/rental-request.entity';
import { UnpaidEvents } from './unpaid/unpaid-events';
import { LatePayments } from './late-payments';
import { RetryPayment } from './retry-payment';
import { RentalCharges } from './rental-charges';
import type { RentalPayment } from '../records/rental-requests.scope';

@Injectable()
export class RefusedPayments {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly methods: PaymentMethodsService,
    private readonly retries: RetryPayment,
    private readonly charges: ChargesService,
    private readonly rentalCharges: RentalCharges,
    private readonly late: LatePayments,
    private readonly timeouts: ProviderTimeouts,
    private readonly unpaid: UnpaidEvents,
    private readonly events: RentalEvents,
  ) {}

  /**
   * Charges the request's card once more.
   *
   * @returns the new attempt's id
   * @throws  Conflict without a card that can be charged, where the bank waits for the renter, and as a retry does
   */
  async chargeAgain(admin: User, found: RentalPayment, input: ChargeAgainInput): Promise<number> {
    const { stripe_payment_method_id: card, user_id } = found.parent;
    if (card === null || !(await this.methods.mayUse(user_id, card))) throw new Conflict(NO_CARD);
    if (found.part.status === 'requires_action') throw new Conflict(RENTERS);
    return this.retries.again(found, {
      actor: admin,
      move: 'chargeAgain',
      seen: input,
      before: (tx, { request }, payment) => {
        if (request.stripe_payment_method_id !== card) throw new Conflict(CARD_CHANGED);
        return this.events.audited(tx, admin, 'charge_again', [{ request, data: dueData(request, payment) }]);
      },
    });
  }

  /**
   * Waives what is owed of a rental that is over: a last attempt has it in its amount, and is never charged. It is
   * written before the one it follows is given up, so that no attempt by schedule comes between.
   *
   * @returns the id of that attempt
   * @throws  as a retry does, but for ServiceUnavailable: money that comes of the last attempt goes back
   */
  async waive(admin: User, found: RentalPayment, { reason, ...seen }: WaivePaymentInput): Promise<number> {
    const asking = { actor: admin, move: 'waive', seen } as const;
    // Check before the provider is asked: what is refused must send no charge that waits.
    await this.retries.check(found, asking);
    // It may be paid by now, which nobody told us yet.
    await this.timeouts.within(this.charges.refresh(found.part.id));
    return this.unitOfWork.run(async (tx) => {
      const { granted, payment } = await this.retries.granted(tx, found, asking);
      const { request } = granted;
      mustBeUnchanged(payment, seen.updated_at, 'payment');
      await this.events.recorded(tx, admin, 'waive', request, { ...dueData(request, payment), reason });
      await this.unpaid.waived(tx, request, payment, reason);
      const { id } = await this.rentalCharges.again(tx, granted, payment, { by: admin.id, reason });
      await this.late.giveUp(tx, [payment]);
      return id;
    });
  }

  /** Asks the renter for another card, once per attempt. @throws Conflict if they were asked already, and as a retry does */
  askForCard(admin: User, found: RentalPayment): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const asking = { actor: admin, move: 'askForCard' } as const;
      const { granted, payment } = await this.retries.granted(tx, found, asking);
      if (payment.card_asked_at) throw new Conflict('The renter was already asked for another card.');
      // Its stamp stays: a form of the renter's that is open is about the same attempt.
      await tx.manager.update(Payment, { id: payment.id }, { card_asked_at: tx.now });
      const data = { payment_id: payment.id, kind: payment.kind };
      await this.events.recorded(tx, admin, 'ask_for_card', granted.request, data);
      await this.unpaid.askForCard(tx, granted, payment);
    });
  }
}

const dueData = (request: RentalRequest, payment: Payment) => ({
  payment_id: payment.id,
  kind: payment.kind,
  amount: wireMoney(amountDue(request, payment)),
});

const NO_CARD = 'This rental has no card. Ask the renter for one.';
const CARD_CHANGED = 'The renter chose another card. Reload the page.';
const RENTERS = 'Only the renter can confirm this payment with their bank.';
