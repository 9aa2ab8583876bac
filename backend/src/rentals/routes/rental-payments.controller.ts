import { Action, Authenticated, CurrentUser, type FiltersOf, Loaded, Show, Valid } from '@laravel-wire/nest';
import { Controller } from '@nestjs/common';
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
import { paginated } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import { DisputesService } from '../../payments/disputes/disputes.service';
import type { User } from '../../users/user.entity';
import { RetryPayment } from '../money/retry-payment';
import { RefusedPayments } from '../money/refused-payments';
import { RentalPayments } from '../money/rental-payments';
import type { RentalRequest } from '../records/rental-request.entity';
import type { RentalPayment } from '../records/rental-requests.scope';
import { ofRequest, RentalPaymentScope, RentalRequestScope } from '../records/rental-requests.scope';

@Controller(`${rentalRequestType.endpoint}/:id/payments`)
@Authenticated()
export class RentalPaymentsController {
  constructor(
    private readonly payments: RentalPayments,
    private readonly retries: RetryPayment,
    private readonly refused: RefusedPayments,
    private readonly answers: DisputesService,
  ) {}

  @Show('', RentalRequestScope, rentalRequestPolicy.view)
  async index(
    @CurrentUser() actor: User,
    @Loaded() request: RentalRequest,
    @Filters(paymentType) filters: FiltersOf,
  ) {
    return paginated(await this.payments.page(actor, request, filters), filters, (payment) => payment);
  }

  @Show(':pid', RentalPaymentScope, ofRequest('view'), 'pid')
  show(@CurrentUser() actor: User, @Loaded() { parent: request, part: payment }: RentalPayment) {
    return this.payments.shown(actor, request, payment);
  }

  @Action(':pid/retry', RentalPaymentScope, ofRequest('retry'), 'pid')
  async retry(
    @CurrentUser() actor: User,
    @Loaded() found: RentalPayment,
    @Valid(retryPaymentRules) input: RetryPaymentInput,
  ) {
    return this.payments.show(actor, found.parent, await this.retries.retry(actor, found, input));
  }

  @Action(':pid/charge_again', RentalPaymentScope, ofRequest('chargeAgain'), 'pid')
  async chargeAgain(
    @CurrentUser() actor: User,
    @Loaded() found: RentalPayment,
    @Valid(chargeAgainRules) input: ChargeAgainInput,
  ) {
    return this.payments.show(actor, found.parent, await this.refused.chargeAgain(actor, found, input));
  }

  @Action(':pid/ask_for_card', RentalPaymentScope, ofRequest('askForCard'), 'pid')
  async askForCard(@CurrentUser() actor: User, @Loaded() found: RentalPayment) {
    await this.refused.askForCard(actor, found);
    return this.payments.show(actor, found.parent, found.part.id);
  }

  @Action(':pid/waive', RentalPaymentScope, ofRequest('waive'), 'pid')
  async waive(
    @CurrentUser() actor: User,
    @Loaded() found: RentalPayment,
    @Valid(waivePaymentRules) input: WaivePaymentInput,
  ) {
    return this.payments.show(actor, found.parent, await this.refused.waive(actor, found, input));
  }

  @Action(':pid/answer_dispute', RentalPaymentScope, ofRequest('answerDispute'), 'pid')
  async answerDispute(
    @CurrentUser() actor: User,
    @Loaded() { parent: request, part: payment }: RentalPayment,
    @Valid(answerDisputeRules) input: AnswerDisputeInput,
  ) {
    await this.answers.answer(payment.id, input.explanation ?? null);
    return this.payments.show(actor, request, payment.id);
  }

  @Action(':pid/refresh', RentalPaymentScope, ofRequest('retry'), 'pid')
  refresh(@CurrentUser() actor: User, @Loaded() found: RentalPayment) {
    return this.payments.refresh(actor, found);
  }
}
