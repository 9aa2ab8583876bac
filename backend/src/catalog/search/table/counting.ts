import type { Tally } from '../machine-index';
import { sumOf } from '../tallied';
import type { Condition } from './condition';
import { type Fitting, readingsOf } from './fitting';
import { count, tally } from './statements';

export class Counting {
  constructor(
    private readonly rows: <Row>(statement: Condition) => Promise<Row[]>,
    private readonly sqlite: boolean,
  ) {}

  async upTo(fitting: Fitting, limit: number): Promise<number> {
    let total = 0;
    for (const { from, fit } of readingsOf(fitting, this.sqlite)) {
      if (total >= limit) break;
      const [row] = await this.rows<{ total: number }>(count(from, fit, limit - total));
      total += Number(row?.total ?? 0);
    }
    return total;
  }

  /** Tallies at most `limit` machines. @param columns  the tally's, in SQL */
  async tallies(
    fitting: Fitting,
    columns: Readonly<Record<string, Condition>>,
    limit: number,
  ): Promise<Tally[]> {
    const tallies: Tally[] = [];
    for (const { from, fit } of readingsOf(fitting, this.sqlite)) {
      const room = limit - sumOf(tallies);
      if (room > 0) tallies.push(...(await this.rows<Tally>(tally(columns, from, fit, room))).map(read));
    }
    return tallies;
  }
}

function read(row: Tally): Tally {
  return {
    ...row,
    delivered: Number(row.delivered) === 1,
    count: Number(row.count),
    machineId: Number(row.machineId),
  };
}
