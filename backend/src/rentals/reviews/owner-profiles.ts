import { Injectable } from '@nestjs/common';
import type { OwnerProfile } from '@yard/contracts';
import { Clock } from '@kit/server/base/clock/clock';
import { flagFrom, rowsOf } from '@kit/server/store/reading';
import { wireStamp } from '@kit/server/store/present';
import { DataSource } from 'typeorm';
import { ratingsOf } from '../../catalog/machines/ratings';
import { wasCompleted } from '../records/state-in-sql';

interface Row {
  id: number;
  name: string;
  about: string | null;
  created_at: string;
  rentals: number | string;
  email_verified: number;
  payouts_verified: number;
}

/** Counts like `renter.rentals` of a rental request, from the other side. */
const PROFILE = `SELECT owner.id, owner.name, owner.about, owner.created_at, owner.email_verified_at IS NOT NULL AS email_verified,
    (SELECT COUNT(*) FROM rental_requests rental WHERE rental.owner_id = owner.id AND ${wasCompleted('rental')}
      AND rental.deleted_at IS NULL) AS rentals,
    EXISTS (SELECT 1 FROM payout_accounts account WHERE account.user_id = owner.id AND account.payouts_enabled = 1
      AND account.deleted_at IS NULL) AS payouts_verified
  FROM users owner WHERE owner.id = ?`;

@Injectable()
export class OwnerProfiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(id: number): Promise<OwnerProfile> {
    const [[row], ratingOf] = await Promise.all([
      rowsOf<Row>(this.dataSource, PROFILE, [id]),
      ratingsOf(this.dataSource, 'owner', [id], this.clock.now()),
    ]);
    // A foreign key of the machine rules it out.
    if (!row) throw new RangeError(`user ${id} is gone`);
    return {
      id,
      name: row.name,
      about: row.about,
      since: wireStamp(row.created_at),
      rentals: Number(row.rentals),
      ...ratingOf(id),
      email_verified: flagFrom(row.email_verified),
      payouts_verified: flagFrom(row.payouts_verified),
    };
  }
}
