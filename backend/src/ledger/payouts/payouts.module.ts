import { Module } from '@nestjs/common';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { LedgerModule } from '../ledger.module';
import { PaymentsModule } from '../../payments/payments.module';
import { RentalsModule } from '../../rentals/rentals.module';
import { PayoutAccountsController } from './payout-accounts.controller';
import { PayoutAccounts } from './payout-accounts';
import { PayoutDue } from './payout-due';
import { PayoutEvents } from './payout-events';
import { PayoutIntents } from './payout-intents';
import { PayoutNotices } from './payout-notices';
import { PayoutObligations } from './payout-obligations';
import { PAYOUT_PROVIDER } from './payout-provider';
import { PayoutRuns } from './payout-runs';
import { PayoutSweeper } from './payout-sweeper';
import { PayoutTransfers } from './payout-transfers';
import { PayoutsController } from './payouts.controller';
import { PayoutScope } from './payouts.scope';
import { PayoutsService } from './payouts.service';
import { SimulatedPayouts } from './simulated-payouts';
import { StripePayouts } from './stripe-payouts';

@Module({
  imports: [PaymentsModule, RentalsModule, LedgerModule],
  // The literal path before the one with an id.
  controllers: [PayoutAccountsController, PayoutsController],
  providers: [
    SimulatedPayouts,
    StripePayouts,
    {
      provide: PAYOUT_PROVIDER,
      inject: [ENVIRONMENT, SimulatedPayouts, StripePayouts],
      useFactory: ({ payments }: Environment, simulated: SimulatedPayouts, stripe: StripePayouts) =>
        payments === 'stripe' ? stripe : simulated,
    },
    PayoutDue,
    PayoutNotices,
    PayoutIntents,
    PayoutTransfers,
    PayoutRuns,
    PayoutAccounts,
    PayoutEvents,
    PayoutObligations,
    PayoutSweeper,
    PayoutsService,
    PayoutScope,
  ],
})
export class PayoutsModule {}
