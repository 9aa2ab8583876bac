import { NotFound } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { AGREED_RENTALS } from '@yard/contracts';
import { addDays, type CalendarDate, todayIn } from '@yard/dates';
import { hashOfSecret } from '@kit/server/store/hash-of-secret';
import { Clock } from '@kit/server/base/clock/clock';
import { instantFrom, type RawInstant, rowsOf } from '@kit/server/store/reading';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { wireStamp } from '@kit/server/store/present';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { later } from '../../catalog/calendar/calendar-spans';
import { MachinesNotBack } from '../../catalog/calendar/machines-not-back';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import type { User } from '../../users/user.entity';
import { CalendarFeed } from '../records/calendar-feed.entity';
import { inStatus } from '../records/state-in-sql';
import { icsOf } from './ics';

const DAYS_BACK = 90;

const RENTALS = `SELECT r.id AS id, r.machine_id AS machine_id, r.start_date AS start_date, r.end_date AS end_date, r.updated_at AS updated_at,
    r.address AS address, r.owner_id AS owner_id, machine.subject AS subject, renter.name AS renter, owner.name AS owner
  FROM rental_requests r
  JOIN machines machine ON machine.id = r.machine_id
  JOIN users renter ON renter.id = r.user_id
  JOIN users owner ON owner.id = r.owner_id
  WHERE (r.user_id = ? OR r.owner_id = ?) AND r.deleted_at IS NULL AND r.end_date >= ?
    AND ${inStatus(AGREED_RENTALS)}
  ORDER BY r.start_date, r.id`;

const READER = `SELECT f.user_id AS user_id FROM calendar_feeds f JOIN users u ON u.id = f.user_id
  WHERE f.token_hash = ? AND u.deleted_at IS NULL AND u.suspended_at IS NULL`;

const MADE = 'SELECT created_at FROM calendar_feeds WHERE user_id = ? AND deleted_at IS NULL';

interface RentalRow {
  id: number;
  machine_id: number;
  start_date: CalendarDate;
  end_date: CalendarDate;
  updated_at: RawInstant;
  address: string;
  owner_id: number;
  subject: string;
  renter: string;
  owner: string;
}

/** Somebody's rentals, for the calendar that they use anyway. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notBack: MachinesNotBack,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Since when there is an address; null where there is none. */
  async stateOf({ id }: User): Promise<{ made_at: string | null }> {
    const [feed] = await rowsOf<{ created_at: RawInstant }>(this.dataSource, MADE, [id]);
    return { made_at: feed ? wireStamp(feed.created_at) : null };
  }

  /** Makes an address, which cannot be shown again; the one before ends. */
  async make(user: User): Promise<{ url: string }> {
    const token = randomBytes(24).toString('base64url');
    await this.unitOfWork.run(async (tx) => {
      // Really deleted: the unique key counts soft-deleted rows.
      await tx.manager.delete(CalendarFeed, { user_id: user.id });
      await tx.insert(CalendarFeed, { user_id: user.id, token_hash: hashOfSecret(token) });
    });
    return { url: `${this.environment.appUrl}/calendar/${token}.ics` };
  }

  async end({ id }: User): Promise<void> {
    await this.unitOfWork.run((tx) => tx.manager.delete(CalendarFeed, { user_id: id }));
  }

  /** @throws NotFound for a token that is none, or whose person is gone or suspended */
  async read(token: string): Promise<string> {
    const [reader] = await rowsOf<{ user_id: number }>(this.dataSource, READER, [hashOfSecret(token)]);
    if (!reader) throw new NotFound();
    const { user_id } = reader;
    const since = addDays(todayIn('UTC', this.clock.now()), -DAYS_BACK);
    const rentals = await rowsOf<RentalRow>(this.dataSource, RENTALS, [user_id, user_id, since]);
    const machines = [...new Set(rentals.map(({ machine_id }) => machine_id))];
    const out = await this.notBack.of(this.dataSource.manager, machines);
    const lateTo = new Map(out.map(({ rental_request_id, today }) => [rental_request_id, today]));
    const { appUrl } = this.environment;
    const { hostname } = new URL(appUrl);
    const events = rentals.map((rental) => ({
      uid: `rental-${rental.id}@${hostname}`,
      changed: instantFrom(rental.updated_at) ?? this.clock.now(),
      start: rental.start_date,
      end: later(rental.end_date, lateTo.get(rental.id) ?? rental.end_date),
      summary: `${rental.subject}, ${rental.owner_id === user_id ? rental.renter : rental.owner}${lateTo.has(rental.id) ? ', not back yet' : ''}`,
      location: rental.address,
      url: `${appUrl}/rentals/${rental.id}`,
    }));
    return icsOf('Rentals on Yard', events);
  }
}
