import { Module } from '@nestjs/common';
import { MetricsModule } from '@kit/server/watch/metrics.module';
import { RentalsModule } from '../rentals/rentals.module';
import { BatchLeases } from './batch-leases';
import { BatchMetrics } from './batch-metrics';
import { BatchRunViews } from './batch-run-views';
import { BatchRunsController, BatchRunScope } from './batch-runs.controller';
import { BatchRuns } from './batch-runs';
import { BatchWorker } from './batch-worker';
import { batchesControllers } from './batches.controller';
import { LateAlarm } from './late-alarm';
import { PeriodicJobsController } from './periodic-jobs.controller';
import { Timetable } from './timetable';

/** Batches: who starts them, who works on them, what they did. No rule of its own. */
@Module({
  imports: [MetricsModule, RentalsModule],
  controllers: [...batchesControllers, BatchRunsController, PeriodicJobsController],
  providers: [
    BatchMetrics,
    BatchRuns,
    BatchRunScope,
    BatchWorker,
    BatchLeases,
    BatchRunViews,
    LateAlarm,
    Timetable,
  ],
  exports: [BatchRuns, Timetable],
})
export class SchedulerModule {}
