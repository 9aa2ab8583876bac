import { answerEarly } from '@laravel-wire/nest';
import { Logger, Module } from '@nestjs/common';
import { MetricsModule } from '@kit/server/watch/metrics.module';
import { ReconcileQueue } from './reconcile-queue';
import { ChargesService } from './charges/charges.service';
import { CustomersService } from './cards/customers.service';
import { DisputesService } from './disputes/disputes.service';
import { ProviderReview } from './disputes/provider-review';
import { DefaultCards } from './cards/default-cards';
import { ProviderTimeouts } from './provider-timeouts';
import { PaymentMethodsController } from './cards/payment-methods.controller';
import { PaymentMethodScope } from './cards/payment-methods.scope';
import { PaymentMethodsService } from './cards/payment-methods.service';
import { PaymentMetrics } from './payment-metrics';
import { PaymentOutcomes } from './payment-outcomes';
import { PaymentSubject } from './payment-subject';
import { PaymentSweeper } from './payment-sweeper';
import { providers } from './provider-in-use';
import { RefundsService } from './refunds/refunds.service';
import { ReturnedRefunds } from './refunds/returned-refunds';
import { ProviderCalls } from './provider-calls';
import { SimulatedCardsController } from './simulator/simulated-cards.controller';
import { SimulatedStore } from './simulator/simulated-store';
import { StoredCards } from './cards/stored-cards';
import { StripeClient } from './stripe/stripe-client';
import { CardNotices } from './webhooks/card-notices';
import { OldEvents } from './webhooks/old-events';
import { PaymentNotices } from './webhooks/payment-notices';
import { StripeEvents } from './webhooks/stripe-events';
import { WebhookInbox } from './webhooks/webhook-inbox';
import { WebhookRoute } from './webhooks/webhook-route';

const logger = new Logger('PaymentProvider');
const logFailure = (error: unknown) =>
  logger.error('settling', error instanceof Error ? error.stack : String(error));

@Module({
  imports: [MetricsModule],
  // The literal path before the one with an id.
  controllers: [SimulatedCardsController, PaymentMethodsController],
  providers: [
    ...providers,
    CustomersService,
    DefaultCards,
    PaymentMetrics,
    PaymentOutcomes,
    PaymentSubject,
    ChargesService,
    RefundsService,
    ReturnedRefunds,
    DisputesService,
    ProviderReview,
    { provide: ProviderTimeouts, useFactory: () => new ProviderTimeouts(logFailure, answerEarly) },
    ProviderCalls,
    ReconcileQueue,
    PaymentSweeper,
    PaymentMethodsService,
    PaymentMethodScope,
    StoredCards,
    StripeEvents,
    WebhookInbox,
    OldEvents,
    WebhookRoute,
    PaymentNotices,
    CardNotices,
  ],
  exports: [
    ReconcileQueue,
    StripeClient,
    StripeEvents,
    SimulatedStore,
    DefaultCards,
    DisputesService,
    PaymentOutcomes,
    PaymentSubject,
    ChargesService,
    RefundsService,
    ProviderTimeouts,
    ProviderCalls,
    PaymentSweeper,
    PaymentMethodsService,
  ],
})
export class PaymentsModule {}
