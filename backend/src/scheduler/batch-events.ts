import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { batchRunType } from '@yard/contracts';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { UsersService } from '../users/users.service';
import type { BatchRun } from './batch-run.entity';
import { presentBatchRun } from './present-batch-run';

/** Shows every admin how far a run is. */
@Injectable()
export class BatchEvents {
  constructor(
    private readonly broadcaster: Broadcaster,
    private readonly users: UsersService,
  ) {}

  /** As the run is at the end of the transaction. */
  async changed(tx: Transaction, run: BatchRun): Promise<void> {
    const adminIds = await this.users.adminIds(tx.manager);
    const names = await this.users.namesOf([run.user_id], tx.manager);
    tx.afterCommit(() =>
      this.broadcaster.saved(batchRunType, adminIds, { model: presentBatchRun(run, names) }),
    );
  }
}
