import { NotFound } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, RUNNING_RENTALS, seesWholeMachine, UNKNOWN_ZONE } from '@yard/contracts';
import { addDays, type CalendarDate, todayIn } from '@yard/dates';
import { Clock } from '@kit/server/base/clock/clock';
import { rowsOf } from '@kit/server/store/reading';
import { DataSource } from 'typeorm';
import { MachineScope } from '../../../catalog/machines/machines.scope';
import { type Environment, ENVIRONMENT } from '../../../config/environment';
import type { User } from '../../../users/user.entity';
import { inStatus } from '../../records/state-in-sql';
import { labelPage } from './label-page';

/** Those of a person on one machine that are not over; what is handed over today goes before what is back. */
const UNDER_WAY = `SELECT r.id AS id, r.start_date AS start_date, machine.time_zone AS time_zone
  FROM rental_requests r
  JOIN machines machine ON machine.id = r.machine_id
  LEFT JOIN machine_returns back ON back.rental_request_id = r.id
  WHERE r.machine_id = ? AND (r.user_id = ? OR r.owner_id = ?) AND r.deleted_at IS NULL
    AND ${inStatus(RUNNING_RENTALS)}
  ORDER BY back.id IS NOT NULL, r.start_date, r.id`;

interface RentalRow {
  id: number;
  start_date: CalendarDate;
  time_zone: string | null;
}

/** The label on a machine: its page to print, and where who scans it is led. */
@Injectable()
export class MachineLabels {
  constructor(
    private readonly dataSource: DataSource,
    private readonly machines: MachineScope,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** The page to print; null for who is neither the machine's owner nor an admin. */
  async page(id: number, actor: Actor | null): Promise<string | null> {
    const machine = await this.machines.find(id, actor);
    if (!machine || !seesWholeMachine(actor, machine)) return null;
    const scanned = new URL(`/machines/${id}/scan`, this.environment.appUrl).href;
    return labelPage(machine.subject, id, scanned);
  }

  /**
   * The reader's rental of it that is under way or begins tomorrow; else the machine's page.
   *
   * @throws NotFound where this person has no rental of it and may not see it
   */
  async recordFor(id: number, actor: User | null): Promise<string> {
    const rows = actor ? await rowsOf<RentalRow>(this.dataSource, UNDER_WAY, [id, actor.id, actor.id]) : [];
    const now = this.clock.now();
    const rental = rows.find(
      ({ start_date, time_zone }) => start_date <= addDays(todayIn(time_zone ?? UNKNOWN_ZONE, now), 1),
    );
    if (!rental && !(await this.machines.find(id, actor))) throw NotFound.record('Machine', id);
    const path = rental ? `/rentals/${rental.id}` : `/machines/${id}`;
    return new URL(path, this.environment.appUrl).href;
  }
}
