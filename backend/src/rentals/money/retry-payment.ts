import { Conflict, mustBeUnchanged, ServiceUnavailable, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { ChargeAgainInput, RetryPaymentInput } from '@yard/contracts';
import { amountDue, dueNow, isGivenBack } from '@yard/contracts';
import { canApply } from '@yard/contracts/rental-moves';
import { CalendarService } from '../../catalog/calendar/calendar.service';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { ChargesService, GIVEN_UP } from '../../payments/charges/charges.service';
import { PaymentMethodsService } from '../../payments/cards/payment-methods.service';
import { Payment } from '../../payments/payment.entity';
import { NOT_REACHED } from '../../payments/provider-answer';
import { ProviderCalls } from '../../payments/provider-calls';
import type { User } from '../../users/user.entity';
import { grant, type Granted } from '../records/grant';
import { isForSame, PENDING_OR_PAID, RentalCharges } from './rental-charges';
import { mustBeAsAgreed, mustBeDue } from './seen-sum';
import { UnpaidRents } from './unpaid/unpaid-rents';
import type { RentalPayment } from '../records/rental-requests.scope';
import { invalid } from '../rules/terms/agreed-terms';

type RetryMove = 'retry' | 'chargeAgain' | 'askForCard' | 'waive';

interface Asking {
  actor: User;
  /** Retries a payment, requests a new card for it, or waives it. */
  move: RetryMove;
  /** The payment's `updated_at` and the sum that was due, where they are known. */
  seen?: ChargeAgainInput;
}

interface Attempt extends Asking {
  /** Runs in the new attempt's transaction, before it is written. */
  before: (tx: Transaction, granted: Granted<RetryMove>, payment: Payment) => Promise<unknown>;
}

@Injectable()
export class RetryPayment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly methods: PaymentMethodsService,
    private readonly calendar: CalendarService,
    private readonly charges: ChargesService,
    private readonly rentalCharges: RentalCharges,
    private readonly unpaid: UnpaidRents,
    private readonly providerCalls: ProviderCalls,
  ) {}

  /**
   * The renter retries.
   *
   * @returns the new attempt's id
   * @throws  ValidationFailed for a card that is not the renter's, or none at all
   * @throws  what `again` throws
   */
  async retry(renter: User, found: RentalPayment, input: RetryPaymentInput): Promise<number> {
    const card = input.stripe_payment_method_id ?? found.parent.stripe_payment_method_id;
    if (card === null) throw ValidationFailed.field('stripe_payment_method_id', NO_CARD);
    if (!(await this.methods.mayUse(renter.id, card))) {
      throw new ValidationFailed(invalid('stripe_payment_method_id'));
    }
    return this.again(found, {
      actor: renter,
      move: 'retry',
      seen: input,
      before: (tx, { request }) => tx.update(request, { stripe_payment_method_id: card }),
    });
  }

  /**
   * @returns the new attempt's id
   * @throws  ServiceUnavailable when it is unknown whether the last attempt is over
   * @throws  Conflict unless the last attempt failed or waits for the renter, and for a request that is over;
   *          also when the payment or the sum that is due changed since it was seen
   */
  async again(found: RentalPayment, { before, ...asking }: Attempt): Promise<number> {
    // Check before the last attempt is given up: a retry that is not allowed must not cancel it.
    await this.check(found, asking);
    // Cancel the old intent first: two must not be payable at once. Stripe may answer that it is paid already.
    const isGivenUp = await this.charges.abandon(found.part.id);
    if (!isGivenUp) throw new ServiceUnavailable(NOT_REACHED);
    return this.unitOfWork.run(async (tx) => {
      const { granted, payment } = await this.granted(tx, found, asking);
      // `abandon` above has just changed the row: that change is not one the caller missed.
      if (payment.failure_message !== GIVEN_UP) mustBeUnchanged(payment, asking.seen?.updated_at, 'payment');
      await before(tx, granted, payment);
      const next = await this.rentalCharges.again(tx, granted, payment);
      this.providerCalls.afterCommit(tx, { payments: [next] });
      return next.id;
    });
  }

  /** @throws as `granted`, and Conflict where the payment changed since it was seen */
  async check(found: RentalPayment, asking: Asking): Promise<void> {
    mustBeUnchanged(found.part, asking.seen?.updated_at, 'payment');
    await this.unitOfWork.run((tx) => this.granted(tx, found, asking));
  }

  /** @throws Forbidden, Conflict as the move's row says, and for a payment that has another beside it */
  async granted(tx: Transaction, { parent, part }: RentalPayment, { actor, move, seen }: Asking) {
    let reading: Promise<Payment> | undefined;
    const read = () => (reading ??= tx.manager.findOneByOrFail(Payment, { id: part.id }));
    const granted = await grant(tx, parent.id, move, {
      actor,
      facts: async ({ request: { start_date, end_date }, machine, status }) => {
        const payment = await read();
        return {
          payment,
          isFree: status !== 'pending' || (await this.calendar.isFree(tx, machine, start_date, end_date)),
          isNotBack: await this.calendar.isNotBack(tx, machine, { from: start_date, to: end_date }),
          isOwed: await this.unpaid.isOwed(tx.manager, payment),
        };
      },
    });
    const payment = await read();
    if (await this.stands(tx, payment)) throw new Conflict(`The ${payment.kind} has been tried again since.`);
    const due = amountDue(granted.request, payment);
    mustBeDue(seen?.amount, due);
    const withRent = due + (await this.rentWith(tx, granted, payment));
    await mustBeAsAgreed(tx.manager, seen?.seen, granted.request, withRent);
    return { granted, payment };
  }

  /**
   * True if another attempt is under way or paid. A later one counts even if refunded, which was on purpose; an earlier
   * one was refunded because its days were taken.
   */
  private async stands(tx: Transaction, payment: Payment): Promise<boolean> {
    const attempts = await this.rentalCharges.ofKind(tx, payment.rental_request_id, payment.kind);
    for (const other of attempts.filter((one) => one.id !== payment.id && isForSame(one, payment))) {
      if (other.id > payment.id && isGivenBack(other)) return true;
      const isMade = PENDING_OR_PAID.includes(other.status);
      if (isMade && !(await this.rentalCharges.isGoingBack(tx, other))) return true;
    }
    return false;
  }

  /** The rent that is charged with a deposit that books the machine. */
  private async rentWith(tx: Transaction, granted: Granted<RetryMove>, { kind }: Payment) {
    if (kind !== 'deposit' || !canApply('book', granted.status)) return 0;
    const { now } = await this.rentalCharges.plan(tx, granted, { hasCard: true, isBooked: true });
    return dueNow({ now: now.filter((charge) => charge.kind === 'rental') });
  }
}

const NO_CARD = 'The stripe payment method id field is required.';

// Hooks of `PaymentOutcomes` run when the payment ends: `PaymentEvents` notifies both people and books a machine whose
// deposit is paid; the ledger posts the money.
