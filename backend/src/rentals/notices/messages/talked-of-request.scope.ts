import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { User } from '../../../users/user.entity';
import { findNotifiedOf } from '../parties';
import type { NotifiedRequest } from '../rental-events';

/** A request that is written about: with the two who write, read in the same look. */
@Injectable()
export class TalkedOfRequestScope implements RecordScope<NotifiedRequest, User> {
  readonly recordName = 'RentalRequest';

  constructor(private readonly dataSource: DataSource) {}

  find(id: number, _actor: User | null) {
    return findNotifiedOf(this.dataSource.manager, id);
  }
}
