import { Authenticated, CurrentUser, NotFound, Valid, ValidationFailed } from '@laravel-wire/nest';
import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import {
  type Actor,
  isCardNumber,
  isExpired,
  paymentMethodType,
  type SimulatedAuthenticationInput,
  simulatedAuthenticationRules,
  type SimulatedCardInput,
  simulatedCardRules,
} from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { Clock } from '../../clock/clock';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../payment-provider';
import { answerOf } from '../provider-answer';
import { StoredCards } from '../stored-cards.service';
import { SimulatedProvider } from './simulated-provider';
import { testCardOf } from './test-cards';

/** The card form of the simulator; with Stripe the number never comes to this server. */
@Controller(paymentMethodType.endpoint)
@Authenticated()
export class SimulatedCardsController {
  constructor(
    private readonly cards: StoredCards,
    private readonly clock: Clock,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  @Post('simulated')
  async store(@CurrentUser() actor: Actor, @Valid(simulatedCardRules) input: SimulatedCardInput) {
    const simulator = this.simulator();
    mustBeGood(input, todayIn('UTC', this.clock.now()));
    const card = testCardOf(input.number.replace(/ /g, ''));
    const expiry = { exp_month: input.exp_month, exp_year: input.exp_year };
    const method = await this.cards.attach(actor.id, await simulator.createPaymentMethod(card, expiry));
    return { id: method.stripe_payment_method_id };
  }

  /** The secret is what allows it, as on the bank's own page. */
  @Post('simulated/authentication')
  @HttpCode(204)
  async authenticate(@Valid(simulatedAuthenticationRules) input: SimulatedAuthenticationInput) {
    const outcome = input.outcome === 'complete' ? 'complete' : 'fail';
    const answer = await answerOf(this.simulator().authenticate(input.client_secret, outcome));
    if (answer.is === 'rejected') throw ValidationFailed.field('client_secret', answer.message);
  }

  private simulator(): SimulatedProvider {
    if (this.provider instanceof SimulatedProvider) return this.provider;
    throw new NotFound();
  }
}

/** @throws ValidationFailed for a number that is no card's, and a card past its month */
function mustBeGood(input: SimulatedCardInput, today: string): void {
  if (!isCardNumber(input.number)) throw ValidationFailed.field('number', 'The card number is not valid.');
  if (isExpired(input, today)) throw ValidationFailed.field('exp_month', 'The card has expired.');
}
