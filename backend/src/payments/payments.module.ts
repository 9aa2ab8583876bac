import { Module } from '@nestjs/common';
import { ChargesService } from './charges.service';
import { CustomersService } from './customers.service';
import { PaymentMethodsController } from './payment-methods.controller';
import { PaymentMethodScope } from './payment-methods.scope';
import { PaymentMethodsService } from './payment-methods.service';
import { PaymentOutcomes } from './payment-outcomes';
import { PAYMENT_PROVIDER } from './payment-provider';
import { PaymentSubject } from './payment-subject';
import { PaymentSweeper } from './payment-sweeper';
import { RefundsService } from './refunds.service';
import { SettlementsService } from './settlements.service';
import { SimulatedCardsController } from './simulator/simulated-cards.controller';
import { SimulatedProvider } from './simulator/simulated-provider';
import { SimulatedStore } from './simulator/simulated-store';

@Module({
  // The literal path before the one with an id.
  controllers: [SimulatedCardsController, PaymentMethodsController],
  providers: [
    SimulatedStore,
    SimulatedProvider,
    { provide: PAYMENT_PROVIDER, useExisting: SimulatedProvider },
    CustomersService,
    PaymentOutcomes,
    PaymentSubject,
    ChargesService,
    RefundsService,
    SettlementsService,
    PaymentSweeper,
    PaymentMethodsService,
    PaymentMethodScope,
  ],
  exports: [
    PaymentOutcomes,
    PaymentSubject,
    ChargesService,
    RefundsService,
    SettlementsService,
    PaymentSweeper,
    PaymentMethodsService,
  ],
})
export class PaymentsModule {}
