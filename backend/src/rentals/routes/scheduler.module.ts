import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MetricsModule } from '@kit/server/watch/metrics.module';
import { RentalsModule } from './rentals.module';
import { BatchLeases } from '../batches/scheduler/batch-leases';
import { BatchMetrics } from '../batches/scheduler/batch-metrics';
import { BatchEvents } from '../batches/scheduler/batch-events';
import { BatchRows } from '../batches/scheduler/batch-rows';
import { BatchRunItem } from '../batches/scheduler/batch-run-item.entity';
import { BatchRun } from '../batches/scheduler/batch-run.entity';
import { BatchRunner } from '../batches/scheduler/batch-runner';
import { BatchRunsController } from '../batches/scheduler/batch-runs.controller';
import { BatchRunScope } from '../batches/scheduler/batch-runs.scope';
import { BatchRuns } from '../batches/scheduler/batch-runs';
import { BatchWorker } from '../batches/scheduler/batch-worker';
import { BatchesController } from '../batches/scheduler/batches.controller';
import { LateAlarm } from '../batches/scheduler/late-alarm';
import { Timetable } from '../batches/scheduler/timetable';

/** The four batches: who starts them, who works on them, what they did. No rule of its own. */
@Module({
  imports: [MetricsModule, RentalsModule, TypeOrmModule.forFeature([BatchRun, BatchRunItem])],
  controllers: [BatchesController, BatchRunsController],
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
