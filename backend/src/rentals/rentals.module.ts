import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module';
import { AgreementsModule } from '../agreements/agreements.module';
import { CatalogModule } from '../catalog/catalog.module';
import { MediaModule } from '../media/media.module';
import { MessagingModule } from '../messaging/messaging.module';
import { PaymentsModule } from '../payments/payments.module';
import { AgreementController } from './agreement.controller';
import { AgreementText } from './agreement-text.service';
import { ApprovalsService } from './approvals.service';
import { CompletedRequestsStep } from './batches/completed-requests.step';
import { ExpiredRequestsStep } from './batches/expired-requests.step';
import { MissingReturnsStep } from './batches/missing-returns.step';
import { RentalBatches } from './batches/rental-batches';
import { UpcomingPaymentsStep } from './batches/upcoming-payments.step';
import { CancellationsService } from './cancellations.service';
import { ChangesService } from './changes.service';
import { ClosingsService } from './closings.service';
import { CreationsService } from './creations.service';
import { DeclinesService } from './declines.service';
import { DeliveriesService } from './deliveries.service';
import { DepositsService } from './deposits.service';
import { GrantsService } from './grants.service';
import { InstantBookings } from './instant-bookings.service';
import { LatePayments } from './late-payments.service';
import { MachineReturnsController } from './machine-returns.controller';
import { MachineReturnScope } from './machine-returns.scope';
import { MachineReturns } from './machine-returns.service';
import { OpenRentals } from './open-rentals';
import { AgreementPapers } from './papers/agreement-papers.service';
import { ReceiptController } from './papers/receipt.controller';
import { ReceiptsService } from './papers/receipts.service';
import { RentalParties } from './papers/rental-parties';
import { PaidRentalRequests } from './paid-requests';
import { PaymentEvents } from './payment-events';
import { PaymentRetries } from './payment-retries.service';
import { QuotesController } from './quotes.controller';
import { QuotesService } from './quotes.service';
import { RentalActionsController } from './rental-actions.controller';
import { RentalChannels } from './rental-channels';
import { RentalCharges } from './rental-charges.service';
import { RentalEndings } from './rental-endings';
import { RentalMessagesController } from './rental-messages.controller';
import { RentalMessageScope } from './rental-messages.scope';
import { RentalMessages } from './rental-messages.service';
import { RentalNews } from './rental-news.service';
import { RentalPapers } from './rental-papers.service';
import { RentalPaymentsController } from './rental-payments.controller';
import { RentalPaymentScope } from './rental-payments.scope';
import { RentalPayments } from './rental-payments.service';
import { RentalRefunds } from './rental-refunds.service';
import { RentalRequestsController } from './rental-requests.controller';
import { RentalRequestScope } from './rental-requests.scope';
import { RequestList } from './request-list.service';
import { RequestPartsService } from './request-parts.service';
import { RequestViews } from './request-views.service';
import { ReturnPhotos } from './return-photos';
import { TermsService } from './terms.service';
import { WithdrawalsService } from './withdrawals.service';

const READING = [RequestList, RequestViews, RequestPartsService, RentalPayments, AgreementText];
const PAPERS = [AgreementPapers, ReceiptsService, RentalParties];
const SCOPES = [RentalRequestScope, RentalMessageScope, RentalPaymentScope, MachineReturnScope];
const PRICES = [QuotesService, DeliveriesService, TermsService, RentalPapers];
const MONEY = [
  RentalCharges,
  RentalRefunds,
  LatePayments,
  PaymentEvents,
  PaymentRetries,
  DepositsService,
  RentalEndings,
];
const MOVES = [
  CreationsService,
  ChangesService,
  GrantsService,
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
const TELLING = [RentalNews, RentalMessages, RentalChannels, OpenRentals, PaidRentalRequests];

@Module({
  imports: [AddressesModule, AgreementsModule, CatalogModule, MediaModule, MessagingModule, PaymentsModule],
  controllers: [
    QuotesController,
    RentalRequestsController,
    RentalActionsController,
    MachineReturnsController,
    RentalMessagesController,
    RentalPaymentsController,
    AgreementController,
    ReceiptController,
  ],
  providers: [...READING, ...PAPERS, ...SCOPES, ...PRICES, ...MONEY, ...MOVES, ...BATCHES, ...TELLING],
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
