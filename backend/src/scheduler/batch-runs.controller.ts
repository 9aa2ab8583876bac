import { Action, Authenticated, CurrentUser, type FiltersOf, Loaded, Show } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { adminPolicy, type BatchRunFilters, batchRunItemType, batchRunType } from '@yard/contracts';
import { batchRunItemShape } from '@yard/contracts/records';
import { paginated, presenterOf } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../audit/exports/filters';
import type { User } from '../users/user.entity';
import { AdminsOnly } from '../users/admins-only';
import { BatchRun } from './batch-run.entity';
import { BatchRunViews } from './batch-run-views';
import { BatchRuns } from './batch-runs';

const presentItem = presenterOf(batchRunItemShape);

export const BatchRunScope = scopeOf(BatchRun);

@Controller(batchRunType.endpoint)
@Authenticated()
export class BatchRunsController {
  constructor(
    private readonly runs: BatchRuns,
    private readonly views: BatchRunViews,
  ) {}

  @Get()
  @AdminsOnly()
  async index(@Filters(batchRunType) filters: FiltersOf<BatchRunFilters>) {
    return paginated(await this.views.page(filters), filters, (run) => run);
  }

  @Show(':id', BatchRunScope, adminPolicy.manage)
  show(@Loaded() run: BatchRun) {
    return this.views.one(run);
  }

  @Action(':id/stop', BatchRunScope, adminPolicy.money)
  async stop(@CurrentUser() actor: User, @Loaded() run: BatchRun) {
    return this.views.one(await this.runs.stop(actor, run));
  }

  @Show(':id/items', BatchRunScope, adminPolicy.manage)
  async items(@Loaded() run: BatchRun, @Filters(batchRunItemType) filters: FiltersOf) {
    return paginated(await this.views.items(run, filters), filters, presentItem);
  }
}
