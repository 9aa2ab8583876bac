import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StoreAccessRequest } from './store-access-request.entity';

@Injectable()
export class StoreAccessRequestScope implements RecordScope<StoreAccessRequest> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number): Promise<StoreAccessRequest | null> {
    return this.dataSource.getRepository(StoreAccessRequest).findOneBy({ id });
  }
}
