import { Module } from '@nestjs/common';
import { LedgerModule } from '../settlement/ledger/ledger.module';
import { FindController } from './find/find.controller';
import { FindService } from './find/find.service';
import { OverviewController } from './overview.controller';
import { QueuesService } from './queues/queues.service';
import { SpansService } from './spans/spans.service';

/** What admins need to see at a glance, of every kind of record. */
@Module({
  imports: [LedgerModule],
  controllers: [OverviewController, FindController],
  providers: [FindService, QueuesService, SpansService],
})
export class BackOfficeModule {}
