import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module';
import { FindController } from './find/find.controller';
import { FindService } from './find/find.service';
import { OverviewController } from './overview.controller';
import { PlotsController } from './plots/plots.controller';
import { TicketAnswersService } from './plots/ticket-answers.service';
import { UtilisationService } from './plots/utilisation.service';
import { QueuesService } from './queues/queues.service';
import { SpansService } from './spans/spans.service';

/** The overview of the back office, and its search through every kind of record. */
@Module({
  imports: [LedgerModule],
  controllers: [OverviewController, PlotsController, FindController],
  providers: [FindService, QueuesService, SpansService, TicketAnswersService, UtilisationService],
})
export class AdminModule {}
