import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Address } from '../addresses/address.entity';
import { AddressesModule } from '../addresses/addresses.module';
import { AgreementsModule } from '../agreements/agreements.module';
import { DepositPolicy } from '../agreements/deposit-policy.entity';
import { CatalogModule } from '../catalog/catalog.module';
import { Machine } from '../catalog/machine.entity';
import { DeliveryOption } from '../catalog/parts/delivery-option.entity';
import { Media } from '../media/media.entity';
import { MediaModule } from '../media/media.module';
import { MessagingModule } from '../messaging/messaging.module';
import { Notification } from '../notifications/notification.entity';
import { Payment } from '../payments/payment.entity';
import { PaymentsModule } from '../payments/payments.module';
import { Refund } from '../payments/refunds/refund.entity';
import { User } from '../users/user.entity';
import { AgreementController } from './agreement/agreement.controller';
import { AgreementText } from './agreement/agreement-text';
import { DocumentAgreement } from './agreement/document-agreement.entity';
import { Approval, ApprovalsService } from './moves/approvals.service';
import { CompletedRequestsStep } from './batches/completed-requests.step';
import { ExpiredRequestsStep } from './batches/expired-requests.step';
import { MissingReturnsStep } from './batches/missing-returns.step';
import { RentalBatches } from './batches/rental-batches';
import { UpcomingPaymentsStep } from './batches/upcoming-payments.step';
import { Cancellation } from './moves/cancellation.entity';
import { CancellationsService } from './moves/cancellations.service';
import { ChangesService } from './moves/changes.service';
import { ClosingsService } from './moves/closings.service';
import { RivalRequests } from './moves/rival-requests';
import { CreationsService } from './moves/creations.service';
import { DeclinesService } from './moves/declines.service';
import { DeliveriesService } from './prices/deliveries.service';
import { DepositsService } from './money/deposits.service';
import { InstantBookings } from './moves/instant-bookings';
import { LatePayments } from './money/late-payments';
import { MachineReturnsController } from './returns/machine-returns.controller';
import { MachineReturnScope } from './returns/machine-returns.scope';
import { MachineReturns } from './returns/machine-returns';
import { OpenRentals } from './open-rentals';
import { AgreementPapers } from './papers/agreement-papers';
import { ReceiptController } from './papers/receipt.controller';
import { ReceiptsService } from './papers/receipts.service';
import { RentalParties } from './papers/rental-parties';
import { PaidRentalRequests } from './money/paid-requests';
import { PaymentEvents } from './money/payment-events';
import { PaymentRetries } from './money/payment-retries';
import { RefusedPayments } from './money/refused-payments';
import { QuotesController } from './prices/quotes.controller';
import { QuotesService } from './prices/quotes.service';
import { RentalMovesController } from './moves/rental-moves.controller';
import { RentalCharges } from './money/rental-charges';
import { RentalEndings } from './money/rental-endings';
import { rentalConversation, RentalPresence } from './messages/rental-conversation';
import { TalkedOfRequestScope } from './messages/talked-of-request.scope';
import { RentalMessages } from './messages/rental-messages';
import { RentalNews } from './news/rental-news';
import { RentalBasis } from './agreement/rental-basis';
import { RentalPaymentsController } from './money/rental-payments.controller';
import { RentalPaymentScope } from './money/rental-payments.scope';
import { RentalPayments } from './money/rental-payments';
import { RentalReminders } from './reminders/rental-reminders';
import { RentalRefunds } from './money/rental-refunds';
import { RentalRequestsController } from './rental-requests.controller';
import { RentalRequestScope } from './rental-requests.scope';
import { RequestList } from './list/request-list';
import { RequestPartsService } from './views/request-parts.service';
import { RequestViews } from './views/request-views';
import { ReturnPhotos } from './returns/return-photos';
import { TermsService } from './moves/terms.service';
import { NewDefaultCard } from './unpaid/new-default-card';
import { RentRetries } from './unpaid/rent-retries';
import { UnpaidMoves } from './unpaid/unpaid-moves';
import { UnpaidNews } from './unpaid/unpaid-news';
import { UnpaidRents } from './unpaid/unpaid-rents';
import { UnpaidRentsController } from './unpaid/unpaid-rents.controller';
import { UnpaidRound } from './unpaid/unpaid-round';
import { WithdrawalsService } from './moves/withdrawals.service';
import { RentalRequest } from './rental-request.entity';
import { MachineReturn } from './returns/machine-return.entity';

const OWN_TABLES = [RentalRequest, DocumentAgreement, MachineReturn, Cancellation];
/** Of other features; they are written by their own. */
const READ_TABLES = [
  Address,
  DeliveryOption,
  DepositPolicy,
  Machine,
  Media,
  Notification,
  Payment,
  Refund,
  User,
];
const READING = [RequestList, RequestViews, RequestPartsService, RentalPayments, AgreementText];
const PAPERS = [AgreementPapers, ReceiptsService, RentalParties];
const SCOPES = [
  RentalRequestScope,
  TalkedOfRequestScope,
  rentalConversation.scope,
  RentalPaymentScope,
  MachineReturnScope,
];
const PRICES = [QuotesService, DeliveriesService, TermsService, RentalBasis];
const MONEY = [
  RentalCharges,
  RentalRefunds,
  LatePayments,
  PaymentEvents,
  PaymentRetries,
  RefusedPayments,
  DepositsService,
  RentalEndings,
];
const UNPAID = [UnpaidRents, UnpaidNews, UnpaidMoves, UnpaidRound, RentRetries, NewDefaultCard];
const MOVES = [
  CreationsService,
  ChangesService,
  Approval,
  ApprovalsService,
  DeclinesService,
  WithdrawalsService,
  CancellationsService,
  InstantBookings,
  MachineReturns,
  ClosingsService,
  ReturnPhotos,
];
const BATCHES = [
  RentalBatches,
  ExpiredRequestsStep,
  UpcomingPaymentsStep,
  CompletedRequestsStep,
  MissingReturnsStep,
];
const TELLING = [
  RentalNews,
  RivalRequests,
  RentalMessages,
  RentalPresence,
  RentalReminders,
  OpenRentals,
  PaidRentalRequests,
];

@Module({
  imports: [
    AddressesModule,
    AgreementsModule,
    CatalogModule,
    MediaModule,
    MessagingModule,
    PaymentsModule,
    TypeOrmModule.forFeature([...OWN_TABLES, ...READ_TABLES]),
  ],
  controllers: [
    QuotesController,
    RentalRequestsController,
    RentalMovesController,
    UnpaidRentsController,
    MachineReturnsController,
    rentalConversation.controller,
    RentalPaymentsController,
    AgreementController,
    ReceiptController,
  ],
  providers: [
    ...READING,
    ...PAPERS,
    ...SCOPES,
    ...PRICES,
    ...MONEY,
    ...UNPAID,
    ...MOVES,
    ...BATCHES,
    ...TELLING,
  ],
  exports: [
    RentalRequestScope,
    RequestViews,
    RentalCharges,
    RentalRefunds,
    CancellationsService,
    RentalNews,
    RentalMessages,
    RentalBatches,
    RentalEndings,
  ],
})
export class RentalsModule {}
