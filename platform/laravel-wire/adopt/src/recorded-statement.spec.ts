import { Table } from 'typeorm';
import { recordStatement } from './recorded-statement';

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
