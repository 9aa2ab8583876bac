import { Inject, Injectable } from '@nestjs/common';
import type { CategoryUse, Utilisation } from '@yard/contracts';
import { addDays, todayIn } from '@yard/dates';
import { DataSource } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { readRows } from '@kit/server/store/reading';
import { type Environment, ENVIRONMENT } from '../../config/environment';

interface UseRow {
  category: string | null;
  machines: number | string;
  rented: number | string | null;
  rented_before: number | string | null;
}

/** Machines that are listed now, with the days of each that are rented; those of breaks between two rentals are not. */
const USE = `SELECT type.category AS category, COUNT(*) AS machines, SUM(used.rented) AS rented, SUM(used.before_days) AS rented_before
  FROM machines m JOIN machine_types type ON type.id = m.machine_type_id
  LEFT JOIN (
    SELECT d.machine_id, SUM(CASE WHEN d.day >= :from THEN 1 ELSE 0 END) AS rented,
      SUM(CASE WHEN d.day < :from THEN 1 ELSE 0 END) AS before_days
    FROM machine_days d WHERE d.reason = 'rental' AND d.day >= :earlier AND d.day <= :to GROUP BY d.machine_id
  ) used ON used.machine_id = m.id
  WHERE m.deleted_at IS NULL AND m.published_at IS NOT NULL GROUP BY type.category`;

@Injectable()
export class UtilisationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @param days  up to today at the installation's place, today counted */
  async of(days: number): Promise<Utilisation> {
    const to = todayIn(this.environment.timeZone, this.clock.now());
    const from = addDays(to, 1 - days);
    const span = { from, earlier: addDays(from, -days), to };
    const rows = await readRows<UseRow>(this.dataSource, USE, span);
    const categories = rows.map((row) => useOf(row, days));
    return { from, to, categories: categories.sort((one, other) => other.rate - one.rate) };
  }
}

function useOf({ category, machines, rented, rented_before }: UseRow, days: number): CategoryUse {
  const whole = Number(machines) * days;
  return {
    category,
    machines: Number(machines),
    rented_days: Number(rented ?? 0),
    rate: Number(rented ?? 0) / whole,
    before_rate: Number(rented_before ?? 0) / whole,
  };
}
