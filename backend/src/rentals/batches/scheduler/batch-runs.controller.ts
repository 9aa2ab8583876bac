import { Authenticated, Can, Filters, type FiltersOf, Loaded } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { adminPolicy, type BatchRunFilters, batchRunItemType, batchRunType } from '@yard/contracts';
import { paginated } from '@yard/server/store/page-of';
import { AdminsOnly } from '../../../people/users/admins-only';
import type { BatchRun } from './batch-run.entity';
import { BatchRunScope } from './batch-runs.scope';
import { BatchRuns } from './batch-runs';
import { presentBatchRun, presentBatchRunItem } from './present-batch-run';

@Controller(batchRunType.endpoint)
@Authenticated()
export class BatchRunsController {
  constructor(private readonly runs: BatchRuns) {}

  @Get()
  @AdminsOnly()
  async index(@Filters(batchRunType) filters: FiltersOf<BatchRunFilters>) {
    return paginated(await this.runs.page(filters), filters, presentBatchRun);
  }

  @Get(':id')
  @Can(BatchRunScope, adminPolicy.manage)
  show(@Loaded() run: BatchRun) {
    return presentBatchRun(run);
  }

  @Get(':id/items')
  @Can(BatchRunScope, adminPolicy.manage)
  async items(@Loaded() run: BatchRun, @Filters(batchRunItemType) filters: FiltersOf) {
    return paginated(await this.runs.items(run, filters), filters, presentBatchRunItem);
  }
}
