import type { Provider } from '@nestjs/common';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider';
import { SimulatedProvider } from './simulator/simulated-provider';
import { SimulatedStore } from './simulator/simulated-store';
import { StripeClient } from './stripe/stripe-client';
import { StripeProvider } from './stripe/stripe-provider';

/** Both adapters, and which of them the environment chose. */
export const providers: Provider[] = [
  StripeClient,
  StripeProvider,
  SimulatedStore,
  {
    provide: SimulatedProvider,
    useFactory: (store: SimulatedStore) => new SimulatedProvider(store),
    inject: [SimulatedStore],
  },
  {
    provide: PAYMENT_PROVIDER,
    useFactory: (
      { payments }: Environment,
      stripe: PaymentProvider,
      simulator: PaymentProvider,
    ): PaymentProvider => (payments === 'stripe' ? stripe : simulator),
    inject: [ENVIRONMENT, StripeProvider, SimulatedProvider],
  },
];
