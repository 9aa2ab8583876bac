import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { Payment } from '../../payments/payment.entity';
import { PaymentsModule } from '../../payments/payments.module';
import { RentalsModule } from '../../rentals/routes/rentals.module';
import { DeskPayments } from './desk/desk-payments';
import { KeptBooks } from './desk/kept-books';
import { LedgerBooks } from './posting/ledger-books';
import { DeskPaymentsController, LedgerEntriesController } from './desk/ledger-entries.controller';
import { LedgerEntriesService } from './desk/ledger-entries.service';
import { LedgerEntry } from './posting/ledger-entry.entity';
import { LedgerLine } from './posting/ledger-line.entity';
import { LedgerSummaries } from './desk/ledger-summaries';
import { MoneyEvents } from './posting/money-events';
import { StatementPapersController } from './statements/statement-papers.controller';
import { StatementViews } from './statements/statement-views';
import { Statement } from './statements/statement.entity';
import { StatementsController } from './statements/statements.controller';
import { StatementScope } from './statements/statements.scope';

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
    KeptBooks,
    LedgerSummaries,
    DeskPayments,
    StatementViews,
    StatementScope,
  ],
  exports: [LedgerBooks, StatementViews, StatementScope],
})
export class LedgerModule {}
