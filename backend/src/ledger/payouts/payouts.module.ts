import { Module } from '@nestjs/common';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { LedgerModule } from '../ledger.module';
import { PaymentsModule } from '../../payments/payments.module';
import { RentalsModule } from '../../rentals/rentals.module';
import { PayoutAccountsController } from './payout-accounts.controller';
import { PAYOUT_PROVIDER } from './payout-provider';
import { PayoutsController } from './payouts.controller';
import * as providers from './payouts-providers';

@Module({
  imports: [PaymentsModule, RentalsModule, LedgerModule],
  // The literal path before the one with an id.
  controllers: [PayoutAccountsController, PayoutsController],
  providers: [
    ...Object.values(providers),
    {
      provide: PAYOUT_PROVIDER,
      inject: [ENVIRONMENT, providers.SimulatedPayouts, providers.StripePayouts],
      useFactory: (
        { payments }: Environment,
        simulated: providers.SimulatedPayouts,
        stripe: providers.StripePayouts,
      ) => (payments === 'stripe' ? stripe : simulated),
    },
  ],
})
export class PayoutsModule {}
