import { Authenticated, Can, CurrentUser, type FiltersOf, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  type AnswerDisputeInput,
  answerDisputeRules,
  type ChargeAgainInput,
  chargeAgainRules,
  paymentType,
  rentalRequestType,
  type RetryPaymentInput,
  retryPaymentRules,
  type WaivePaymentInput,
  waivePaymentRules,
} from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { paginated } from '@kit/server/store/page-of';
import { Filters } from '../../audit/exports/filters';
import { DisputeAnswers } from '../../payments/disputes/dispute-answers';
import type { User } from '../../users/user.entity';
import { PaymentRetries } from '../money/payment-retries';
import { RefusedPayments } from '../money/refused-payments';
import { type RentalPayment, rentalPaymentPolicy, RentalPaymentScope } from '../money/rental-payments.scope';
import { RentalPayments } from '../money/rental-payments';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';

@Controller(`${rentalRequestType.endpoint}/:id/payments`)
@Authenticated()
export class RentalPaymentsController {
  constructor(
    private readonly payments: RentalPayments,
    private readonly retries: PaymentRetries,
    private readonly refused: RefusedPayments,
    private readonly answers: DisputeAnswers,
  ) {}

  @Get()
  @Can(RentalRequestScope, rentalRequestPolicy.view)
  async index(
    @CurrentUser() actor: User,
    @Loaded() request: RentalRequest,
    @Filters(paymentType) filters: FiltersOf,
  ) {
    return paginated(await this.payments.page(actor, request, filters), filters, (payment) => payment);
  }

  @Get(':pid')
  @Can(RentalPaymentScope, rentalPaymentPolicy.view, 'pid')
  show(@CurrentUser() actor: User, @Loaded() { parent: request, part: payment }: RentalPayment) {
    return this.payments.shown(actor, request, payment);
  }

  @Post(':pid/retry')
  @HttpCode(200)
  @Can(RentalPaymentScope, rentalPaymentPolicy.retry, 'pid')
  async retry(
    @CurrentUser() actor: User,
    @Loaded() found: RentalPayment,
    @Valid(retryPaymentRules) input: RetryPaymentInput,
  ) {
    return this.payments.show(actor, found.parent, await this.retries.retry(actor, found, input));
  }

  @Post(':pid/charge_again')
  @HttpCode(200)
  @Can(RentalPaymentScope, rentalPaymentPolicy.chargeAgain, 'pid')
  async chargeAgain(
    @CurrentUser() actor: User,
    @Loaded() found: RentalPayment,
    @Valid(chargeAgainRules) input: ChargeAgainInput,
  ) {
    return this.payments.show(actor, found.parent, await this.refused.chargeAgain(actor, found, input));
  }

  @Post(':pid/ask_for_card')
  @HttpCode(200)
  @Can(RentalPaymentScope, rentalPaymentPolicy.askForCard, 'pid')
  async askForCard(@CurrentUser() actor: User, @Loaded() found: RentalPayment) {
    await this.refused.askForCard(actor, found);
    return this.payments.show(actor, found.parent, found.part.id);
  }

  @Post(':pid/waive')
  @HttpCode(200)
  @Can(RentalPaymentScope, rentalPaymentPolicy.waive, 'pid')
  async waive(
    @CurrentUser() actor: User,
    @Loaded() found: RentalPayment,
    @Valid(waivePaymentRules) input: WaivePaymentInput,
  ) {
    return this.payments.show(actor, found.parent, await this.refused.waive(actor, found, input));
  }

  @Post(':pid/answer_dispute')
  @HttpCode(200)
  @Can(RentalPaymentScope, rentalPaymentPolicy.answerDispute, 'pid')
  async answerDispute(
    @CurrentUser() actor: User,
    @Loaded() { parent: request, part: payment }: RentalPayment,
    @Valid(answerDisputeRules) input: AnswerDisputeInput,
  ) {
    await this.answers.answer(payment.id, input.explanation ?? null);
    return this.payments.show(actor, request, payment.id);
  }

  @Post(':pid/refresh')
  @HttpCode(200)
  @Can(RentalPaymentScope, rentalPaymentPolicy.retry, 'pid')
  refresh(@CurrentUser() actor: User, @Loaded() found: RentalPayment) {
    return this.payments.refresh(actor, found);
  }
}
