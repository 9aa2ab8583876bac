import { Module } from '@nestjs/common';
import { AddressesModule } from '../catalog/addresses/addresses.module';
import { AgreementsModule } from '../agreements/agreements.module';
import { CatalogModule } from '../catalog/catalog.module';
import { MediaModule } from '../catalog/media/media.module';
import { MessagingModule } from '../messaging/messaging.module';
import { PaymentsModule } from '../payments/payments.module';
import { AgreementController } from './routes/agreement.controller';
import { BATCH_STEPS, RentalBatches } from './batches/rental-batches';
import { CancellationsService } from './moves/cancellations.service';
import { RivalRequests } from './moves/rival-requests';
import { DeliveriesService } from './rules/prices/deliveries.service';
import { ProposedRefundScope, ProposedRefundsController } from './money/proposed/proposed-refunds.controller';
import { MachineLabelsController } from './routes/machine-labels.controller';
import { MachineReturnsController } from './routes/machine-returns.controller';
import { MachineReturnScope } from './records/machine-returns.scope';
import { OpenRentals } from './records/open-rentals';
import { ReceiptController } from './routes/receipt.controller';
import { PaidRentalRequests } from './money/paid-requests';
import { QuotesController } from './routes/quotes.controller';
import { QuotesService } from './rules/prices/quotes.service';
import { RentalMovesController } from './routes/rental-moves.controller';
import { RentalCharges } from './money/rental-charges';
import { RentalEndings } from './money/rental-endings';
import { rentalConversation, RentalPresence } from './notices/messages/rental-conversation';
import { TalkedOfRequestScope } from './notices/messages/talked-of-request.scope';
import { RentalMessages } from './notices/messages/rental-messages';
import { RentalEvents } from './notices/rental-events';
import { SuspendedOwners } from './notices/suspended-owners';
import { RentalPolicies } from './rules/agreement/rental-policies';
import { RentalPaymentsController } from './routes/rental-payments.controller';
import { RentalPaymentScope } from './money/rental-payments.scope';
import { RentalReminders } from './batches/reminders/rental-reminders';
import { RefundsByHand } from './money/refunds-by-hand';
import { RefundProposals } from './money/proposed/refund-proposals';
import { RentalRefunds } from './money/rental-refunds';
import { MONEY, UNPAID } from './routes/money-providers';
import { MOVES } from './routes/move-providers';
import { READING } from './routes/reading-providers';
import { RentalRequestsController } from './routes/rental-requests.controller';
import { RentalRequestScope } from './records/rental-requests.scope';
import { RequestViews } from './views/request-views';
import { TermsService } from './rules/terms/terms.service';
import { UnpaidRentsController } from './routes/unpaid-rents.controller';
import { UserPaymentsController } from './routes/user-payments.controller';
import { LapsedChanges } from './batches/lapsed-changes';
import { UnansweredRequests } from './batches/unanswered-requests';
import { BreakdownScope } from './records/breakdowns.scope';
import { RentalChangeScope } from './records/rental-changes.scope';
import { HandoverScope } from './records/handovers.scope';
import { EvidenceController } from './routes/evidence.controller';
import { FleetController } from './routes/fleet.controller';
import { HandoversController } from './routes/handovers.controller';
import { RentalBillScope } from './records/rental-bills.scope';
import { RentalBillsController } from './routes/rental-bills.controller';
import { UnansweredBills } from './batches/unanswered-bills';
import { BreakdownsController } from './routes/breakdowns.controller';
import { CalendarFeedController } from './routes/calendar-feed.controller';
import { RentalChangesController } from './routes/rental-changes.controller';

const SCOPES = [
  RentalRequestScope,
  TalkedOfRequestScope,
  rentalConversation.scope,
  RentalPaymentScope,
  MachineReturnScope,
  RentalChangeScope,
  BreakdownScope,
  HandoverScope,
  RentalBillScope,
  ProposedRefundScope,
];
const PRICES = [QuotesService, DeliveriesService, TermsService, RentalPolicies];
const BATCHES = [RentalBatches, ...BATCH_STEPS];
const TELLING = [
  RentalEvents,
  RivalRequests,
  SuspendedOwners,
  RentalMessages,
  RentalPresence,
  RentalReminders,
  UnansweredRequests,
  LapsedChanges,
  UnansweredBills,
  OpenRentals,
  PaidRentalRequests,
];

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
  providers: [...READING, ...SCOPES, ...PRICES, ...MONEY, ...UNPAID, ...MOVES, ...BATCHES, ...TELLING],
  exports: [
    RentalRequestScope,
    RequestViews,
    RentalCharges,
    RentalRefunds,
    RefundsByHand,
    RefundProposals,
    CancellationsService,
    RentalEvents,
    RentalMessages,
    RentalBatches,
    RentalEndings,
  ],
})
export class RentalsModule {}
