import { Authenticated, CurrentUser, Valid } from '@laravel-wire/nest';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { type BatchName, type RunBatchInput, runBatchRules } from '@yard/contracts';
import { AdminsOnly } from '../users/admins-only';
import type { User } from '../users/user.entity';
import { BatchRuns } from './batch-runs';

/** The four buttons of the admin's home page: requirements 7.24 to 7.27. The work goes on in the background. */
@Controller('api')
@Authenticated()
@AdminsOnly('money')
export class BatchesController {
  constructor(private readonly runs: BatchRuns) {}

  @Post('cancel_expired_rental_requests')
  @HttpCode(200)
  cancelExpired(@CurrentUser() actor: User, @Valid(runBatchRules) input: RunBatchInput) {
    return this.start('cancel_expired_rental_requests', actor, input);
  }

  @Post('collect_payment_for_upcoming_rental_requests')
  @HttpCode(200)
  collectUpcoming(@CurrentUser() actor: User, @Valid(runBatchRules) input: RunBatchInput) {
    return this.start('collect_payment_for_upcoming_rental_requests', actor, input);
  }

  @Post('close_completed_rental_requests')
  @HttpCode(200)
  closeCompleted(@CurrentUser() actor: User, @Valid(runBatchRules) input: RunBatchInput) {
    return this.start('close_completed_rental_requests', actor, input);
  }

  @Post('notify_users_with_missing_machine_returns')
  @HttpCode(200)
  notifyMissing(@CurrentUser() actor: User, @Valid(runBatchRules) input: RunBatchInput) {
    return this.start('notify_users_with_missing_machine_returns', actor, input);
  }

  private async start(name: BatchName, actor: User, input: RunBatchInput) {
    const run = await this.runs.start({ name, actor, isDryRun: input.dry_run ?? false });
    return { batch_run: (await this.runs.shown([run]))[0] };
  }
}
