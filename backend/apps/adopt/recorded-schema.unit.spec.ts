import { recordedSchema } from '@laravel-wire/adopt';
import { migrations } from '../schema/tables';

/** A migration that says something new fails here, and gets its line in `recorded-statement`. */
it('understands every migration of this version', async () => {
  const tables = new Map((await recordedSchema(migrations)).map((table) => [table.name, table]));

  expect(tables.get('users')?.columns.map(({ name }) => name)).toContain('two_factor_secret');
  expect(tables.get('batch_runs')?.columns.map(({ name }) => name)).toContain('claim');
  expect(tables.get('batch_runs')?.uniques).toContainEqual({
    name: 'uq_batch_runs_claim',
    columns: ['claim'],
  });
  expect(tables.get('blackouts')?.checks).toEqual([
    { name: 'chk_blackouts_span', expression: 'end_date >= start_date' },
  ]);
  expect(tables.get('payments')?.checks.filter(({ name }) => name === 'chk_payments_status')).toEqual([
    { name: 'chk_payments_status', expression: expect.stringContaining("'waived'") },
  ]);
  expect(tables.get('messages')?.foreignKeys).toEqual([
    { name: 'fk_messages_user_id', column: 'user_id', references: 'users', onDelete: 'RESTRICT' },
  ]);
  expect(tables.get('deposit_policies')?.firstRows).toHaveLength(1);
});
