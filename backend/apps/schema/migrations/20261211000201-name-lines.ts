import { minorFrom, placesFor } from '@kit/server/store/reading';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Line {
  kind?: string;
  label: string;
  quantity: number;
  amount: number;
}
interface Row {
  id: number;
  lines: string;
  rental_amount: string | number;
}

/** A line's kind was read out of its label until then. */
export class NameLines20261211000201 implements MigrationInterface {
  name = 'NameLines20261211000201';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['rental_requests', 'rental_changes']) {
      for (let rows = await after(runner, table, 0); rows.length > 0;) {
        await write(runner, table, rows);
        rows = await after(runner, table, rows.at(-1)?.id ?? 0);
      }
    }
  }

  /** The version before reads labels, which are as they were. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

const AT_ONCE = 200;

function after(runner: QueryRunner, table: string, id: number): Promise<Row[]> {
  return runner.query(
    `SELECT id, \`lines\`, rental_amount FROM ${table} WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`,
    [id],
  ) as Promise<Row[]>;
}

async function write(runner: QueryRunner, table: string, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await runner.query(
    `UPDATE ${table} SET \`lines\` = CASE id ${'WHEN ? THEN ? '.repeat(rows.length)}END WHERE id IN (${placesFor(ids)})`,
    [...rows.flatMap((row) => [row.id, JSON.stringify(named(row))]), ...ids],
  );
}

/** Rent stands first and makes up the rental amount: an option of delivery that is called "1 day" is none. */
function named({ lines, rental_amount }: Row): Line[] {
  let left = minorFrom(rental_amount);
  return (JSON.parse(lines) as Line[]).map((line) => {
    if (line.kind) return line;
    const period_days = line.amount <= left ? daysOf(line) : undefined;
    if (!period_days) return { kind: 'delivery', ...line };
    left -= line.amount;
    return { kind: 'rent', ...line, period_days };
  });
}

/** In the words of then. */
function daysOf({ label, quantity }: Line): number | undefined {
  if (label === (quantity === 1 ? '4 weeks' : `${quantity} × 4 weeks`)) return 28;
  if (label === (quantity === 1 ? '1 week' : `${quantity} weeks`)) return 7;
  return label === (quantity === 1 ? '1 day' : `${quantity} days`) ? 1 : undefined;
}
