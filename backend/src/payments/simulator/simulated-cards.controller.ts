import { Authenticated, CurrentUser, NotFound, Valid, ValidationFailed } from '@laravel-wire/nest';
import { Controller, Inject, Post } from '@nestjs/common';
import {
  type Actor,
  isCardNumber,
  isExpired,
  paymentMethodType,
  type SimulatedCardInput,
  simulatedCardRules,
} from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { Clock } from '../../clock/clock';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../payment-provider';
import { PaymentMethodsService } from '../payment-methods.service';
import { SimulatedProvider } from './simulated-provider';
import { testCardOf } from './test-cards';

/** The card form of the simulator; with Stripe the number never comes to this server. */
@Controller(paymentMethodType.endpoint)
@Authenticated()
export class SimulatedCardsController {
  constructor(
    private readonly methods: PaymentMethodsService,
    private readonly clock: Clock,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  @Post('simulated')
  async store(@CurrentUser() actor: Actor, @Valid(simulatedCardRules) input: SimulatedCardInput) {
    if (!(this.provider instanceof SimulatedProvider)) throw new NotFound();
    mustBeGood(input, todayIn('UTC', this.clock.now()));
    const card = testCardOf(input.number.replace(/ /g, ''));
    const expiry = { exp_month: input.exp_month, exp_year: input.exp_year };
    const method = await this.methods.keep(actor.id, await this.provider.createPaymentMethod(card, expiry));
    return { id: method.stripe_payment_method_id };
  }
}

/** @throws ValidationFailed for a number that is no card's, and a card past its month */
function mustBeGood(input: SimulatedCardInput, today: string): void {
  if (!isCardNumber(input.number)) throw ValidationFailed.field('number', 'The card number is not valid.');
  if (isExpired(input, today)) throw ValidationFailed.field('exp_month', 'The card has expired.');
}
