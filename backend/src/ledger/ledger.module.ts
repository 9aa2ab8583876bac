import { Module } from '@nestjs/common';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { PaymentsModule } from '../payments/payments.module';
import { RentalsModule } from '../rentals/rentals.module';
import { AdminPayments } from './admin/admin-payments';
import { LatestCheck } from './checks/latest-check';
import {
  LedgerCorrectionsController,
  LedgerCorrectionScope,
} from './corrections/ledger-corrections.controller';
import { LedgerCorrections } from './corrections/ledger-corrections.service';
import { LedgerTotals } from './admin/ledger-totals';
import { LedgerPosting } from './posting/ledger-posting';
import {
  AdminPaymentsController,
  LedgerEntriesController,
  UserBalancesController,
} from './admin/ledger-entries.controller';
import { PaymentScope } from './admin/payments.scope';
import { UserBalances } from './admin/user-balances';
import { LedgerEntriesService } from './admin/ledger-entries.service';
import { LedgerSummaries } from './admin/ledger-summaries';
import { RefundPreviews } from './refunds/refund-previews';
import { RefundPreviewsController } from './refunds/refund-previews.controller';
import { TakenNotices } from './refunds/taken-notices';
import { MoneyEvents } from './posting/money-events';
import { StatementDocumentsController } from './statements/statement-documents.controller';
import { StatementViews } from './statements/statement-views';
import { StatementsController } from './statements/statements.controller';
import { StatementScope } from './statements/statements.scope';

@Module({
  imports: [PaymentsModule, RentalsModule],
  controllers: [
    LedgerEntriesController,
    LedgerCorrectionsController,
    AdminPaymentsController,
    RefundPreviewsController,
    UserBalancesController,
    StatementsController,
    StatementDocumentsController,
  ],
  providers: [
    {
      provide: LedgerPosting,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => new LedgerPosting(environment),
    },
    MoneyEvents,
    LatestCheck,
    LedgerCorrections,
    LedgerCorrectionScope,
    LedgerEntriesService,
    LedgerTotals,
    LedgerSummaries,
    RefundPreviews,
    TakenNotices,
    AdminPayments,
    PaymentScope,
    UserBalances,
    StatementViews,
    StatementScope,
  ],
  exports: [LatestCheck, LedgerPosting, LedgerTotals, StatementViews, StatementScope],
})
export class LedgerModule {}
