import { Injectable } from '@nestjs/common';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { DataSource } from 'typeorm';
import { findRecord } from '@kit/server/store/reading';
import { AdminRights } from '../../users/admin-rights';
import { User } from '../../users/user.entity';
import { RentalsReader, type SeenRentals } from '../notices/changed-rentals';
import { RequestList } from './list/request-list';
import { RequestViews } from './request-views';

/** Rentals for the events of their people: the same records as `GET` shows them, judged by the same rule. */
@Injectable()
export class RentalsSeen extends RentalsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rights: AdminRights,
    private readonly views: RequestViews,
    private readonly list: RequestList,
  ) {
    super();
  }

  async seenBy(userId: number, ids: readonly number[]): Promise<SeenRentals | null> {
    const user = await findRecord(this.dataSource.manager, User, userId);
    if (!user || user.suspended_at) return null;
    const actor = this.rights.of(user);
    const [all, waiting] = await Promise.all([this.views.many(ids, actor), this.list.waitingFor(actor)]);
    const seen = all.filter(
      (record) => !record.deleted_at && rentalRequestPolicy.view(actor, record).allowed,
    );
    return { records: new Map(seen.map((record) => [record.id, record])), waiting };
  }
}
