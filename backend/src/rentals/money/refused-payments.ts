import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { amountDue, type ChargeAgainInput, type WaivePaymentInput } from '@yard/contracts';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { wireMoney } from '@kit/server/store/present';
import { PaymentMethodsService } from '../../payments/cards/payment-methods.service';
import { Payment } from '../../payments/payment.entity';
import type { User } from '../../users/user.entity';
import { RentalEvents } from '../notices/rental-events';
import type { RentalRequest } from '../records/rental-request.entity';
import { UnpaidEvents } from './unpaid/unpaid-events';
import { PaymentRetries, type Retry } from './payment-retries';
import type { RentalPayment } from '../records/rental-requests.scope';

@Injectable()
export class RefusedPayments {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly methods: PaymentMethodsService,
    private readonly retries: PaymentRetries,
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
   * Waives what is owed of a rental that is over: a last attempt has it in its amount, and is never charged.
   *
   * @returns the id of that attempt
   * @throws  as a retry does
   */
  waive(admin: User, found: RentalPayment, { reason, ...seen }: WaivePaymentInput): Promise<number> {
    const before: Retry['before'] = async (tx, { request }, payment) => {
      await this.events.recorded(tx, admin, 'waive', request, { ...dueData(request, payment), reason });
      await this.unpaid.waived(tx, request, payment, reason);
    };
    return this.retries.waive(found, { actor: admin, move: 'waive', seen, before }, reason);
  }

  /** Asks the renter for another card, once per attempt. @throws Conflict if they were asked already, and as a retry does */
  askForCard(admin: User, found: RentalPayment): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const asking = { actor: admin, move: 'askForCard' } as const;
      const { granted, payment } = await this.retries.granted(tx, found, asking);
      if (payment.card_asked_at) throw new Conflict('The renter was asked for another card before.');
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

const NO_CARD = 'There is no card to charge.';
const CARD_CHANGED = 'The renter has chosen another card since.';
const RENTERS = 'The bank waits for the renter, who alone can confirm this payment.';
