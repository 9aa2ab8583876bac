import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findRecord } from '@kit/server/store/reading';
import type { User } from '../../users/user.entity';
import { RentalRequest } from './rental-request.entity';

@Injectable()
export class RentalRequestScope implements RecordScope<RentalRequest, User> {
  constructor(private readonly dataSource: DataSource) {}

  find(id: number, _actor: User | null): Promise<RentalRequest | null> {
    return findRecord(this.dataSource.manager, RentalRequest, id);
  }
}
