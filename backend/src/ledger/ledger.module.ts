import { Module } from '@nestjs/common';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { PaymentsModule } from '../payments/payments.module';
import { RentalsModule } from '../rentals/rentals.module';
import { LedgerCorrectionsController } from './corrections/ledger-corrections.controller';
import { LedgerPosting } from './posting/ledger-posting';
import {
  AdminPaymentsController,
  LedgerEntriesController,
  UserBalancesController,
} from './admin/ledger-entries.controller';
import { RefundPreviewsController } from './refunds/refund-previews.controller';
import { StatementDocumentsController } from './statements/statement-documents.controller';
import { StatementsController } from './statements/statements.controller';
import * as providers from './ledger-providers';

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
    ...Object.values(providers),
    {
      provide: LedgerPosting,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => new LedgerPosting(environment),
    },
  ],
  exports: [
    providers.LatestCheck,
    LedgerPosting,
    providers.LedgerTotals,
    providers.StatementViews,
    providers.StatementScope,
  ],
})
export class LedgerModule {}
