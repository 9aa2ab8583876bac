import { Broadcaster, type FiltersOf, type ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type BatchRunFilters, type BatchRunRecord, batchRunType } from '@yard/contracts';
import { batchRunShape } from '@yard/contracts/records';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, Repository } from 'typeorm';
import { pageOf, presenterOf, type Rows } from '@kit/server/store/present';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { UsersService } from '../users/users.service';
import { BatchRun, BatchRunItem } from './batch-run.entity';

const presentBatchRun = presenterOf(
  batchRunShape,
  ({ user_id }: BatchRun, names: ReadonlyMap<number, string>) => ({
    user_name: names.get(user_id ?? 0) ?? null,
  }),
);

@Injectable()
export class BatchRunViews {
  constructor(
    @InjectRepository(BatchRun) private readonly runs: Repository<BatchRun>,
    @InjectRepository(BatchRunItem) private readonly runItems: Repository<BatchRunItem>,
    private readonly broadcaster: Broadcaster,
    private readonly users: UsersService,
  ) {}

  async page({ name, status, ...list }: FiltersOf<BatchRunFilters>): Promise<Rows<BatchRunRecord>> {
    const conditions = Object.entries({ name, status }).filter(([, value]) => value != null);
    const where: FindOptionsWhere<BatchRun> = Object.fromEntries(conditions);
    const { rows, total } = await pageOf(this.runs, where, list);
    return { rows: await this.all(rows), total };
  }

  items(run: BatchRun, list: ListQuery): Promise<Rows<BatchRunItem>> {
    return pageOf(this.runItems, { batch_run_id: run.id }, list);
  }

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
