import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { User } from '../../users/user.entity';
import { findWithParties, type PartiesRow } from '../news/parties';
import type { RentalRequest } from '../rental-request.entity';

/** A request that is written about: with the two who write, read in the same look. */
@Injectable()
export class TalkedOfRequestScope implements RecordScope<RentalRequest & { parties: PartiesRow }, User> {
  readonly recordName = 'RentalRequest';

  constructor(private readonly dataSource: DataSource) {}

  find(id: number, _actor: User | null) {
    return findWithParties(this.dataSource.manager, id);
  }
}
