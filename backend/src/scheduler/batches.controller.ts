import { Action, Authenticated, CurrentUser, Valid } from '@laravel-wire/nest';
import { Controller, type Type } from '@nestjs/common';
import { type RunBatchInput, runBatchRules } from '@yard/contracts';
import { BATCHES, type BatchName } from '@yard/contracts/back-office';
import { RENTAL_BATCHES } from '../rentals/batches/rental-batches';
import type { User } from '../users/user.entity';
import { AdminsOnly } from '../users/admins-only';
import { BatchRunViews } from './batch-run-views';
import { BatchRuns } from './batch-runs';

/** A button of the admin's home page: requirements 7.24 to 7.27. The work goes on in the background. */
function controllerOf(name: BatchName): Type {
  @Controller('api')
  @Authenticated()
  @AdminsOnly('money')
  class BatchesController {
    constructor(
      private readonly runs: BatchRuns,
      private readonly views: BatchRunViews,
    ) {}

    @Action(name)
    async [RENTAL_BATCHES[name].operation](
      @CurrentUser() actor: User,
      @Valid(runBatchRules) input: RunBatchInput,
    ) {
      const run = await this.runs.start({ name, actor, isDryRun: input.dry_run ?? false });
      return { batch_run: await this.views.one(run) };
    }
  }
  return BatchesController;
}

export const batchesControllers = BATCHES.map(controllerOf);
