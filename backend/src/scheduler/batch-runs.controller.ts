import { Authenticated, Can, CurrentUser, Filters, type FiltersOf, Loaded } from '@laravel-wire/nest';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { adminPolicy, type BatchRunFilters, batchRunItemType, batchRunType } from '@yard/contracts';
import { paginated } from '@kit/server/store/page-of';
import type { User } from '../users/user.entity';
import { AdminsOnly } from '../users/admins-only';
import type { BatchRun } from './batch-run.entity';
import { BatchRunScope } from './batch-runs.scope';
import { BatchRuns } from './batch-runs';
import { presentBatchRunItem } from './present-batch-run';

@Controller(batchRunType.endpoint)
@Authenticated()
export class BatchRunsController {
  constructor(private readonly runs: BatchRuns) {}

  @Get()
  @AdminsOnly()
  async index(@Filters(batchRunType) filters: FiltersOf<BatchRunFilters>) {
    return paginated(await this.runs.page(filters), filters, (run) => run);
  }

  @Get(':id')
  @Can(BatchRunScope, adminPolicy.manage)
  async show(@Loaded() run: BatchRun) {
    return (await this.runs.shown([run]))[0];
  }

  @Post(':id/stop')
  @HttpCode(200)
  @Can(BatchRunScope, adminPolicy.money)
  async stop(@CurrentUser() actor: User, @Loaded() run: BatchRun) {
    return (await this.runs.shown([await this.runs.stop(actor, run)]))[0];
  }

  @Get(':id/items')
  @Can(BatchRunScope, adminPolicy.manage)
  async items(@Loaded() run: BatchRun, @Filters(batchRunItemType) filters: FiltersOf) {
    return paginated(await this.runs.items(run, filters), filters, presentBatchRunItem);
  }
}
