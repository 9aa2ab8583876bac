import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { StoreAccessRequest } from './store-access-request.entity';

@Injectable()
export class StoreAccessRequestScope implements RecordScope<StoreAccessRequest> {
  constructor(
    @InjectRepository(StoreAccessRequest) private readonly requests: Repository<StoreAccessRequest>,
  ) {}

  find(id: number): Promise<StoreAccessRequest | null> {
    return this.requests.findOneBy({ id });
  }
}
