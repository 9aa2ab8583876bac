import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MetricsModule } from '@kit/server/watch/metrics.module';
import { RentalsModule } from '../rentals/rentals.module';
import { BatchLeases } from './batch-leases';
import { BatchMetrics } from './batch-metrics';
import { BatchEvents } from './batch-events';
import { BatchRows } from './batch-rows';
import { BatchRunItem } from './batch-run-item.entity';
import { BatchRun } from './batch-run.entity';
import { BatchRunner } from './batch-runner';
import { BatchRunsController } from './batch-runs.controller';
import { BatchRunScope } from './batch-runs.scope';
import { BatchRuns } from './batch-runs';
import { BatchWorker } from './batch-worker';
import { batchesControllers } from './batches.controller';
import { LateAlarm } from './late-alarm';
import { Timetable } from './timetable';

/** Batches: who starts them, who works on them, what they did. No rule of its own. */
@Module({
  imports: [MetricsModule, RentalsModule, TypeOrmModule.forFeature([BatchRun, BatchRunItem])],
  controllers: [...batchesControllers, BatchRunsController],
  providers: [
    BatchMetrics,
    BatchRuns,
    BatchRunScope,
    BatchWorker,
    BatchRunner,
    BatchRows,
    BatchLeases,
    BatchEvents,
    LateAlarm,
    Timetable,
  ],
  exports: [BatchRuns, Timetable],
})
export class SchedulerModule {}
