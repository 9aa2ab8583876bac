import { Clock } from '@kit/server/base/clock/clock';
import { escaped } from '@kit/server/base/html/escaped';
import { rowsOf } from '@kit/server/store/reading';
import { NotFound } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, RUNNING_RENTALS, seesWholeMachine, UNKNOWN_ZONE } from '@yard/contracts';
import { addDays, type CalendarDate, todayIn } from '@yard/dates';
import { DataSource } from 'typeorm';
import { renderSVG } from 'uqr';
import { MachineScope } from '../../catalog/machines/machines.scope';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import type { User } from '../../users/user.entity';
import { inStatus } from '../records/state-in-sql';

const STYLE = `@page { margin: 10mm }
body { margin: 24px; font-family: system-ui, sans-serif; text-align: center; color: #1b1d1f; background: #fff }
svg { width: 70mm; max-width: 100%; height: auto }
h1 { margin: 0 0 8px; font-size: 22px; overflow-wrap: anywhere }
p { margin: 8px 0 0; font-size: 14px }`;

/** A page with a code to print and stick on the machine. @param address  that the code opens */
function labelPage(subject: string, id: number, address: string): string {
  const title = escaped(subject);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Label of ${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<div role="img" aria-label="QR code that opens the machine">${renderSVG(address)}</div>
<p>Machine ${id}. Scan it to open the rental: hand-over, return, breakdown.</p>
<p>${escaped(address)}</p>
</main>
</body>
</html>
`;
}

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
