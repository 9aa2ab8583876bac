import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type BatchRunRecord, batchRunType } from '@yard/contracts';
import { batchRunShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { UsersService } from '../users/users.service';
import type { BatchRun } from './batch-run.entity';

const presentBatchRun = presenterOf(
  batchRunShape,
  ({ user_id }: BatchRun, names: ReadonlyMap<number, string>) => ({
    user_name: names.get(user_id ?? 0) ?? null,
  }),
);

@Injectable()
export class BatchRunViews {
  constructor(
    private readonly broadcaster: Broadcaster,
    private readonly users: UsersService,
  ) {}

  async one(run: BatchRun): Promise<BatchRunRecord> {
    return presentBatchRun(run, await this.users.namesOf([run.user_id]));
  }

  async all(runs: readonly BatchRun[]): Promise<BatchRunRecord[]> {
    const names = await this.users.namesOf(runs.map(({ user_id }) => user_id));
    return runs.map((run) => presentBatchRun(run, names));
  }

  async broadcast(tx: Transaction, run: BatchRun): Promise<void> {
    const adminIds = await this.users.adminIds(tx.manager);
    const names = await this.users.namesOf([run.user_id], tx.manager);
    tx.afterCommit(() =>
      this.broadcaster.saved(batchRunType, adminIds, { model: presentBatchRun(run, names) }),
    );
  }
}
