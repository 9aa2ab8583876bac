import type { Provider } from '@nestjs/common';
import { Clock } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { tracedPort } from '@kit/server/base/tracing/traced-port';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider';
import { SimulatedProvider } from './simulator/simulated-provider';
import { SimulatedStore } from './simulator/simulated-store';
import { StripeClient } from './stripe/stripe-client';
import { StripeProvider } from './stripe/stripe-provider';
import { StripeEvents, type StripeNotice } from './webhooks/stripe-events';

/** Both adapters, and which of them the environment chose. */
export const providers: Provider[] = [
  StripeClient,
  StripeProvider,
  SimulatedStore,
  {
    provide: SimulatedProvider,
    useFactory: (store: SimulatedStore, clock: Clock, events: StripeEvents) =>
      new SimulatedProvider(
        store,
        () => clock.now(),
        (id, payment_intent) => events.handle(disputeNotice(id, payment_intent)),
      ),
    inject: [SimulatedStore, Clock, StripeEvents],
  },
  {
    provide: PAYMENT_PROVIDER,
    useFactory: (
      { payments }: Environment,
      stripe: PaymentProvider,
      simulator: PaymentProvider,
    ): PaymentProvider =>
      tracedPort(payments === 'stripe' ? stripe : simulator, {
        name: 'payments',
        service: payments,
        plain: ['isTestMethod'],
      }),
    inject: [ENVIRONMENT, StripeProvider, SimulatedProvider],
  },
];

/** The simulator has no messages to send: it says so itself. */
function disputeNotice(id: string, payment_intent: string): StripeNotice {
  const object = { id, object: 'dispute', payment_intent };
  return { id: `simulated-${id}`, type: 'charge.dispute.created', account: null, object };
}
