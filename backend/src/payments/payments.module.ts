import { Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { User } from '../users/user.entity';
import { AskTurns } from './ask-turns';
import { ChargeCalls } from './charge-calls.service';
import { ChargeRecords } from './charge-records.service';
import { ChargesService } from './charges.service';
import { CustomersService } from './customers.service';
import { DisputeAnswers } from './disputes/dispute-answers.service';
import { DisputeRecords } from './disputes/dispute-records';
import { DisputesService } from './disputes/disputes.service';
import { ProviderReview } from './disputes/provider-review';
import { DefaultCards } from './default-cards';
import { Patience } from './patience';
import { PaymentMethod } from './payment-method.entity';
import { PaymentMethodsController } from './payment-methods.controller';
import { PaymentMethodScope } from './payment-methods.scope';
import { PaymentMethodsService } from './payment-methods.service';
import { PaymentOutcomes } from './payment-outcomes';
import { PaymentSubject } from './payment-subject';
import { PaymentSweeper } from './payment-sweeper';
import { Payment } from './payment.entity';
import { providers } from './provider-in-use';
import { RefundRecords } from './refund-records.service';
import { Refund } from './refund.entity';
import { RefundsService } from './refunds.service';
import { ReturnedRefunds } from './returned-refunds';
import { SettlementsService } from './settlements.service';
import { SimulatedObject } from './simulated-object.entity';
import { SimulatedCardsController } from './simulator/simulated-cards.controller';
import { SimulatedStore } from './simulator/simulated-store';
import { StoredCards } from './stored-cards.service';
import { StripeEvent } from './stripe-event.entity';
import { StripeClient } from './stripe/stripe-client';
import { CardNotices } from './webhooks/card-notices.service';
import { OldEvents } from './webhooks/old-events';
import { PaymentNotices } from './webhooks/payment-notices.service';
import { StripeEvents } from './webhooks/stripe-events';
import { WebhookInbox } from './webhooks/webhook-inbox.service';
import { WebhookRoute } from './webhooks/webhook-route';

const logger = new Logger('PaymentProvider');
const logFailure = (error: unknown) =>
  logger.error('settling', error instanceof Error ? error.stack : String(error));

@Module({
  imports: [TypeOrmModule.forFeature([Payment, PaymentMethod, Refund, SimulatedObject, StripeEvent, User])],
  // The literal path before the one with an id.
  controllers: [SimulatedCardsController, PaymentMethodsController],
  providers: [
    ...providers,
    CustomersService,
    DefaultCards,
    PaymentOutcomes,
    PaymentSubject,
    ChargeCalls,
    ChargeRecords,
    ChargesService,
    RefundRecords,
    RefundsService,
    ReturnedRefunds,
    DisputeRecords,
    DisputesService,
    DisputeAnswers,
    ProviderReview,
    { provide: Patience, useFactory: () => new Patience(logFailure) },
    SettlementsService,
    AskTurns,
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
    AskTurns,
    StripeClient,
    StripeEvents,
    SimulatedStore,
    DefaultCards,
    DisputeAnswers,
    PaymentOutcomes,
    PaymentSubject,
    ChargesService,
    RefundsService,
    Patience,
    SettlementsService,
    PaymentSweeper,
    PaymentMethodsService,
  ],
})
export class PaymentsModule {}
