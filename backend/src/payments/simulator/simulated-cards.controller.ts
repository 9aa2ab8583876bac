import { Authenticated, CurrentUser, NotFound, Valid, ValidationFailed } from '@laravel-wire/nest';
import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import type { Actor, SimulatedAuthenticationInput, SimulatedCardInput } from '@yard/contracts';
import {
  fullYear,
  isCardNumber,
  isExpired,
  paymentMethodType,
  simulatedAuthenticationRules,
  simulatedCardRules,
} from '@yard/contracts';
import { todayIn } from '@yard/dates';
import { Clock } from '@kit/server/base/clock/clock';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../payment-provider';
import { answerOf } from '../provider-answer';
import { StoredCards } from '../cards/stored-cards';
import { SimulatedProvider } from './simulated-provider';
import { refusalAtSetUp, testCardOf } from './test-cards';

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
    const number = input.number.replace(/ /g, '');
    mustBeTaken(number);
    const card = testCardOf(number);
    const expiry = { exp_month: input.exp_month, exp_year: fullYear(input.exp_year) };
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
  if (isExpired({ ...input, exp_year: fullYear(input.exp_year) }, today))
    throw ValidationFailed.field('exp_month', 'The card has expired.');
}

/** The field that a refusal is about; any other is about the card as a whole, which its number names. */
const REFUSED_FIELDS: Record<string, string> = { expired_card: 'exp_month', incorrect_cvc: 'cvc' };

/**
 * The card is confirmed when it is given, as Stripe's setup intents do.
 *
 * @throws ValidationFailed in the bank's words
 */
function mustBeTaken(number: string): void {
  const refusal = refusalAtSetUp(number);
  if (refusal) throw ValidationFailed.field(REFUSED_FIELDS[refusal.code] ?? 'number', refusal.message);
}
