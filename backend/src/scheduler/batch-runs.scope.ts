import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BatchRun } from './batch-run.entity';

@Injectable()
export class BatchRunScope implements RecordScope<BatchRun> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<BatchRun | null> {
    return this.dataSource.getRepository(BatchRun).findOneBy({ id });
  }
}
