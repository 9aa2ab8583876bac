import { BATCHES, type BatchName } from '@yard/contracts/back-office';
import { addDays } from '@yard/dates';
import { api } from '../../../test/api';
import { type Statement, statementsOf } from '../../../test/count-queries';
import { explained, readWhole } from '../../../test/plans';
import { rentalHistory } from '../../../test/rental-history';

const NOW = new Date('2026-11-20T12:00:00Z');
const REQUESTS = 1200;

/** Three years of requests, nearly all of them over, as the tables stand in life. */
async function spreadRequests(): Promise<void> {
  await rentalHistory(REQUESTS);
  await api.dataSource.query("UPDATE rental_requests SET approved_at = '2026-01-01 00:00:00.000'");
  await api.dataSource.transaction(async (tx) => {
    for (let id = 1; id <= REQUESTS; id += 1) {
      const day = addDays('2023-09-08', id);
      const closed = day < '2026-11-10' ? `${day} 23:00:00.000` : null;
      const sql = 'UPDATE rental_requests SET start_date = ?, end_date = ?, closed_at = ? WHERE id = ?';
      await tx.query(sql, [day, day, closed, id]);
    }
  });
  await api.dataSource.query(api.dialect === 'mysql' ? 'ANALYZE TABLE rental_requests' : 'ANALYZE');
}

interface Batches {
  due(name: BatchName, now: Date): Promise<number[]>;
}

it('selects for each batch by the index of its date, and reads no big table whole', async () => {
  await spreadRequests();
  const batches = api.provider<Batches>('src/rentals/batches/rental-batches', 'RentalBatches');

  for (const name of BATCHES) {
    const sent = await statementsOf(() => batches.due(name, NOW));

    const selections = sent.filter(({ sql }) => /FROM rental_requests r\b/.test(sql));
    expect(selections).not.toEqual([]);
    for (const selection of selections) {
      const [, date = 'no date'] = /ORDER BY r\.(\w+_date), r\.id/.exec(selection.sql) ?? [];
      expect([name, await indexOf(selection)]).toEqual([name, expect.stringContaining(date)]);
    }
    for (const statement of sent) {
      const { sql } = statement;
      expect({ sql, whole: await readWhole(statement) }).toEqual({ sql, whole: [] });
    }
  }
});

/** The name of the index by which the requests are found. */
async function indexOf(selection: Statement): Promise<string> {
  if (api.dialect === 'mysql') {
    const plan = await explained<{ table: string; type: string; key: string | null }>(selection);
    const requests = plan.find(({ table }) => table === 'r');
    return requests && ['range', 'ref'].includes(requests.type) ? (requests.key ?? 'none') : 'none';
  }
  const plan = await explained<{ detail: string }>(selection);
  const [, index = 'none'] =
    plan.map(({ detail }) => /^SEARCH r USING INDEX (\S+)/.exec(detail)).find(Boolean) ?? [];
  return index;
}
