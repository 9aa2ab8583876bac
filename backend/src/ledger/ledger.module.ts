import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { Payment } from '../payments/payment.entity';
import { PaymentsModule } from '../payments/payments.module';
import { RentalsModule } from '../rentals/rentals.module';
import { DeskPayments } from './desk-payments.service';
import { LedgerBooks } from './ledger-books';
import { DeskPaymentsController, LedgerEntriesController } from './ledger-entries.controller';
import { LedgerEntriesService } from './ledger-entries.service';
import { LedgerEntry } from './ledger-entry.entity';
import { LedgerLine } from './ledger-line.entity';
import { LedgerSummaries } from './ledger-summaries.service';
import { MoneyEvents } from './money-events';
import { StatementPapersController } from './statement-papers.controller';
import { StatementViews } from './statement-views.service';
import { Statement } from './statement.entity';
import { StatementsController } from './statements.controller';
import { StatementScope } from './statements.scope';

@Module({
  imports: [
    PaymentsModule,
    RentalsModule,
    TypeOrmModule.forFeature([LedgerEntry, LedgerLine, Payment, Statement]),
  ],
  controllers: [
    LedgerEntriesController,
    DeskPaymentsController,
    StatementsController,
    StatementPapersController,
  ],
  providers: [
    {
      provide: LedgerBooks,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) => new LedgerBooks(environment),
    },
    MoneyEvents,
    LedgerEntriesService,
    LedgerSummaries,
    DeskPayments,
    StatementViews,
    StatementScope,
  ],
  exports: [LedgerBooks, StatementViews, StatementScope],
})
export class LedgerModule {}
