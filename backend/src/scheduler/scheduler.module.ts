import { Module } from '@nestjs/common';
import { MetricsModule } from '@kit/server/watch/metrics.module';
import { RentalsModule } from '../rentals/rentals.module';
import { BatchRunsController } from './batch-runs.controller';
import { batchesControllers } from './batches.controller';
import { PeriodicJobsController } from './periodic-jobs.controller';
import * as providers from './scheduler-providers';

/** Batches: who starts them, who works on them, what they did. No rule of its own. */
@Module({
  imports: [MetricsModule, RentalsModule],
  controllers: [...batchesControllers, BatchRunsController, PeriodicJobsController],
  providers: Object.values(providers),
  exports: [providers.BatchRuns, providers.Timetable],
})
export class SchedulerModule {}
