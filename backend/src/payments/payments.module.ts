import { answerEarly } from '@laravel-wire/nest';
import { Logger, Module } from '@nestjs/common';
import { stackOf } from '@kit/server/base/logging/log-failure';
import { MetricsModule } from '@kit/server/watch/metrics.module';
import { ProviderTimeouts } from './provider-timeouts';
import { PaymentMethodsController } from './cards/payment-methods.controller';
import { providers as inUse } from './provider-in-use';
import { SimulatedCardsController } from './simulator/simulated-cards.controller';
import { SimulatedStore } from './simulator/simulated-store';
import { StripeClient } from './stripe/stripe-client';
import * as providers from './payments-providers';

const logger = new Logger('PaymentProvider');
const logFailure = (error: unknown) => logger.error('settling', stackOf(error));

@Module({
  imports: [MetricsModule],
  // The literal path before the one with an id.
  controllers: [SimulatedCardsController, PaymentMethodsController],
  providers: [
    ...Object.values(providers),
    ...inUse,
    { provide: ProviderTimeouts, useFactory: () => new ProviderTimeouts(logFailure, answerEarly) },
  ],
  exports: [
    providers.ReconcileQueue,
    StripeClient,
    providers.StripeEvents,
    SimulatedStore,
    providers.DefaultCards,
    providers.DisputesService,
    providers.PaymentOutcomes,
    providers.PaymentSubject,
    providers.ChargesService,
    providers.RefundsService,
    ProviderTimeouts,
    providers.ProviderCalls,
    providers.PaymentSweeper,
    providers.PaymentMethodsService,
  ],
})
export class PaymentsModule {}
