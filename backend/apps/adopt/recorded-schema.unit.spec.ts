import { Table } from 'typeorm';
import { recordedSchema } from './recorded-schema';
import { recordStatement } from './recorded-statement';

/** A migration that says something new fails here, and gets its line in `recorded-statement`. */
it('understands every migration of this version', async () => {
  const tables = new Map((await recordedSchema()).map((table) => [table.name, table]));

  expect(tables.get('users')?.columns.map(({ name }) => name)).toContain('two_factor_secret');
  expect(tables.get('batch_runs')?.columns.map(({ name }) => name)).toContain('claim');
  expect(tables.get('batch_runs')?.uniques).toContainEqual({
    name: 'uq_batch_runs_claim',
    columns: ['claim'],
  });
  expect(tables.get('blackouts')?.checks).toEqual([
    { name: 'chk_blackouts_span', expression: 'end_date >= start_date' },
  ]);
  expect(tables.get('messages')?.foreignKeys).toEqual([
    { name: 'fk_messages_user_id', column: 'user_id', references: 'users', onDelete: 'RESTRICT' },
  ]);
  expect(tables.get('deposit_policies')?.firstRows).toHaveLength(1);
});

it('understands a column that a later migration adds', () => {
  const table = new Table({ name: 'users', columns: [{ name: 'id', type: 'int' }] });
  const recorded = new Map([['users', { table, checks: [], firstRows: [] }]]);

  recordStatement(recorded, 'ALTER TABLE users ADD COLUMN rating decimal(3,1) NOT NULL DEFAULT 0', []);
  recordStatement(recorded, 'UPDATE users SET rating = 5', []);

  expect(table.columns[1]).toMatchObject({
    ...{ name: 'rating', type: 'decimal', precision: 3, scale: 1 },
    ...{ isNullable: false, default: '0' },
  });
});
