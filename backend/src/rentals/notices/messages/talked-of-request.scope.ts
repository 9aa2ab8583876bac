import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { User } from '../../../people/users/user.entity';
import { findToldOf } from '../parties';
import type { ToldRequest } from '../rental-news';

/** A request that is written about: with the two who write, read in the same look. */
@Injectable()
export class TalkedOfRequestScope implements RecordScope<ToldRequest, User> {
  readonly recordName = 'RentalRequest';

  constructor(private readonly dataSource: DataSource) {}

  find(id: number, _actor: User | null) {
    return findToldOf(this.dataSource.manager, id);
  }
}
