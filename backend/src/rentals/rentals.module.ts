import { Module } from '@nestjs/common';
import { AgreementsModule } from '../agreements/agreements.module';
import { AddressesModule } from '../catalog/addresses/addresses.module';
import { CatalogModule } from '../catalog/catalog.module';
import { MediaModule } from '../catalog/media/media.module';
import { MessagingModule } from '../messaging/messaging.module';
import { PaymentsModule } from '../payments/payments.module';
import { LapsedChanges } from './batches/lapsed-changes';
import { RentalReminders } from './batches/reminders/rental-reminders';
import { BATCH_STEPS, RentalBatches } from './batches/rental-batches';
import { UnansweredBills } from './batches/unanswered-bills';
import { UnansweredRequests } from './batches/unanswered-requests';
import { UnpaidJob } from './batches/unpaid-job';
import { BreakdownCredits } from './money/breakdown-credits';
import { ChangeMoney } from './money/change-money';
import { LatePayments } from './money/late-payments';
import { PaidRentalRequests } from './money/paid-requests';
import { PaymentRetries } from './money/payment-retries';
import { ProposedRefundsController, ProposedRefundScope } from './money/proposed/proposed-refunds.controller';
import { ProposedRefundsService } from './money/proposed/proposed-refunds.service';
import { RefundProposals } from './money/proposed/refund-proposals';
import { RefundsByHand } from './money/refunds-by-hand';
import { RefusedPayments } from './money/refused-payments';
import { RentalCharges } from './money/rental-charges';
import { RentalEndings } from './money/rental-endings';
import { RentalPayments } from './money/rental-payments';
import { RentalRefunds } from './money/rental-refunds';
import { NewDefaultCard } from './money/unpaid/new-default-card';
import { RentRetries } from './money/unpaid/rent-retries';
import { UnpaidEvents } from './money/unpaid/unpaid-events';
import { UnpaidRents } from './money/unpaid/unpaid-rents';
import { WonDisputes } from './money/won-disputes';
import { Approval, ApprovalsService } from './moves/approvals.service';
import { BillAgreementsService } from './moves/bills/bill-agreements.service';
import { BillAnswersService } from './moves/bills/bill-answers.service';
import { BillEndings } from './moves/bills/bill-endings';
import { BillsService } from './moves/bills/bills.service';
import { BreakdownsService } from './moves/breakdowns/breakdowns.service';
import { CancelMove } from './moves/cancel-move';
import { CancellationsService } from './moves/cancellations.service';
import { ChangesService } from './moves/changes.service';
import { CallOffsService } from './moves/changes/call-offs.service';
import { ChangeAnswersService } from './moves/changes/change-answers.service';
import { ChangeOffersService } from './moves/changes/change-offers.service';
import { ChangeQuotes } from './moves/changes/change-quotes';
import { ClosingsService } from './moves/closings.service';
import { CreationsService } from './moves/creations.service';
import { DeclinesService } from './moves/declines.service';
import { HandoversService } from './moves/handovers/handovers.service';
import { InstantBookings } from './moves/instant-bookings';
import { PaymentEvents } from './moves/payment-events';
import { MachineReturns } from './moves/returns/machine-returns';
import { ReturnedDays } from './moves/returns/returned-days';
import { RivalRequests } from './moves/rival-requests';
import { UnpaidMoves } from './moves/unpaid-moves';
import { WithdrawalsService } from './moves/withdrawals.service';
import { rentalConversation, RentalPresence } from './notices/messages/rental-conversation';
import { RentalMessages } from './notices/messages/rental-messages';
import { TalkedOfRequestScope } from './notices/messages/talked-of-request.scope';
import { ChangedRentals, RentalsReader } from './notices/changed-rentals';
import { RentalEvents } from './notices/rental-events';
import { SuspendedOwners } from './notices/suspended-owners';
import { LateMachines } from './records/late-machines';
import { OpenRentals } from './records/open-rentals';
import { ReturnPhotos } from './records/return-photos';
import { SidedPhotos } from './records/sided-photos';
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
import { AgreementText } from './rules/agreement/agreement-text';
import { RentalPolicies } from './rules/agreement/rental-policies';
import { DeliveriesService } from './rules/prices/deliveries.service';
import { QuotesService } from './rules/prices/quotes.service';
import { TermsService } from './rules/terms/terms.service';
import { BillParts } from './views/bill-parts';
import { BreakdownParts } from './views/breakdown-parts';
import { CalendarFeeds } from './feed/calendar-feeds';
import { ConditionReader } from './views/condition-parts';
import { AgreementDocuments } from './documents/agreement-documents';
import { EvidenceFiles } from './documents/evidence-files';
import { ReceiptsService } from './documents/receipts.service';
import { RentalParties } from './documents/rental-parties';
import { FleetService } from './fleet/fleet.service';
import { MachineLabels } from './labels/machine-labels';
import { RequestList } from './views/list/request-list';
import { UserPaymentsService } from './views/payments/user-payments.service';
import { RequestPartsService } from './views/request-parts.service';
import { RentalsSeen } from './views/rentals-seen';
import { RequestViews } from './views/request-views';
import {
  BreakdownScope,
  HandoverScope,
  MachineReturnScope,
  RentalBillScope,
  RentalChangeScope,
  RentalPaymentScope,
  RentalRequestScope,
} from './records/rental-requests.scope';

const MOVES = [
  BillsService,
  BillAnswersService,
  BillAgreementsService,
  BillEndings,
  BreakdownsService,
  CreationsService,
  ChangesService,
  ChangeQuotes,
  ChangeOffersService,
  ChangeAnswersService,
  CallOffsService,
  Approval,
  ApprovalsService,
  DeclinesService,
  WithdrawalsService,
  CancellationsService,
  CancelMove,
  InstantBookings,
  MachineReturns,
  ReturnedDays,
  ClosingsService,
  HandoversService,
  ReturnPhotos,
  SidedPhotos,
];

const READING = [
  BillParts,
  BreakdownParts,
  ConditionReader,
  CalendarFeeds,
  LateMachines,
  MachineLabels,
  RequestList,
  RequestViews,
  RequestPartsService,
  RentalPayments,
  AgreementText,
  AgreementDocuments,
  ReceiptsService,
  EvidenceFiles,
  FleetService,
  UserPaymentsService,
  RentalParties,
];

const MONEY = [
  RentalCharges,
  RentalRefunds,
  LatePayments,
  PaymentEvents,
  PaymentRetries,
  RefusedPayments,
  RefundsByHand,
  ProposedRefundsService,
  RefundProposals,
  ChangeMoney,
  BreakdownCredits,
  WonDisputes,
  RentalEndings,
];

const UNPAID = [UnpaidRents, UnpaidEvents, UnpaidMoves, UnpaidJob, RentRetries, NewDefaultCard];

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
  ChangedRentals,
  { provide: RentalsReader, useClass: RentalsSeen },
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
