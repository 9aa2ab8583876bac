import { Module } from '@nestjs/common';
import { AgreementsModule } from '../agreements/agreements.module';
import { AddressesModule } from '../catalog/addresses/addresses.module';
import { CatalogModule } from '../catalog/catalog.module';
import { MediaModule } from '../catalog/media/media.module';
import { MessagingModule } from '../messaging/messaging.module';
import { PaymentsModule } from '../payments/payments.module';
import { BATCH_STEPS } from './batches/rental-batches';
import { ProposedRefundsController } from './money/proposed/proposed-refunds.controller';
import { rentalConversation } from './notices/messages/rental-conversation';
import { RentalsReader } from './notices/changed-rentals';
import { AgreementController } from './routes/agreement.controller';
import { BreakdownsController } from './routes/breakdowns.controller';
import { CalendarFeedController } from './routes/calendar-feed.controller';
import { EvidenceController } from './routes/evidence.controller';
import { FleetController } from './routes/fleet.controller';
import { HandoversController } from './routes/handovers.controller';
import { MachineLabelsController } from './routes/machine-labels.controller';
import { MachineReturnsController } from './routes/machine-returns.controller';
import { QuotesController } from './routes/quotes.controller';
import { ReceiptController } from './routes/receipt.controller';
import { RentalBillsController } from './routes/rental-bills.controller';
import { RentalChangesController } from './routes/rental-changes.controller';
import { RentalMovesController } from './routes/rental-moves.controller';
import { RentalPaymentsController } from './routes/rental-payments.controller';
import { RentalRequestsController } from './routes/rental-requests.controller';
import { UnpaidRentsController } from './routes/unpaid-rents.controller';
import { UserPaymentsController } from './routes/user-payments.controller';
import { RentalsSeen } from './views/rentals-seen';
import * as providers from './rental-providers';

@Module({
  imports: [AddressesModule, AgreementsModule, CatalogModule, MediaModule, MessagingModule, PaymentsModule],
  controllers: [
    QuotesController,
    RentalRequestsController,
    RentalMovesController,
    UnpaidRentsController,
    MachineReturnsController,
    RentalChangesController,
    CalendarFeedController,
    BreakdownsController,
    HandoversController,
    MachineLabelsController,
    RentalBillsController,
    ProposedRefundsController,
    rentalConversation.controller,
    RentalPaymentsController,
    AgreementController,
    ReceiptController,
    EvidenceController,
    FleetController,
    UserPaymentsController,
  ],
  providers: [
    ...Object.values(providers),
    ...BATCH_STEPS,
    rentalConversation.scope,
    { provide: RentalsReader, useClass: RentalsSeen },
  ],
  exports: [
    providers.RentalRequestScope,
    providers.RequestViews,
    providers.RentalCharges,
    providers.RentalRefunds,
    providers.RefundsByHand,
    providers.RefundProposals,
    providers.Cancellations,
    providers.RentalEvents,
    providers.RentalMessages,
    providers.RentalBatches,
    providers.RentalEndings,
  ],
})
export class RentalsModule {}
