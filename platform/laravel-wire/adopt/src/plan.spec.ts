import { Table } from 'typeorm';
import type { LiveColumn, LiveTable } from './live-schema';
import { planFor } from './plan';
import type { Version } from './version';
import type { WantedTable } from './wanted-table';

const version: Version = {
  migrations: [],
  mark: 'shop: being filled',
  derivations: [],
  gaps: [],
  fillers: [],
  findings: () => Promise.resolve([]),
  finish: () => Promise.resolve(),
};

const orders = wanted('orders', [
  { name: 'id', type: 'int', isGenerated: true },
  { name: 'user_id', type: 'int' },
  { name: 'note', type: 'varchar', length: '255', isNullable: true },
]);

it('adds what is missing, with keys of the type that ids have here', () => {
  const users = live('users', { id: { type: 'bigint unsigned', base: 'bigint', isGenerated: true } });
  const { tables, blockers } = planFor(version, [orders], new Map([['users', users]]));

  expect(blockers).toEqual([]);
  expect(tables).toMatchObject([{ live: null, missing: [] }]);
  expect(orders.columns.map((column) => tables[0]?.typeOf(column))).toEqual([
    'bigint unsigned',
    'bigint unsigned',
    'varchar(255)',
  ]);
});

it('goes on with columns that bear the mark, and names what is open or demands a value', () => {
  const there = live('orders', {
    id: { type: 'bigint unsigned', base: 'bigint', isGenerated: true },
    user_id: { type: 'bigint unsigned', base: 'bigint', isNullable: true },
    note: { type: 'varchar(255)', base: 'varchar', isNullable: true, comment: 'shop: being filled' },
    tax: { type: 'int', base: 'int' },
  });
  const plan = planFor(version, [orders], new Map([['orders', there]]));

  expect(plan.open).toEqual(['orders.user_id']);
  expect(plan.tables[0]?.unfilled.map(({ name }) => name)).toEqual(['note']);
  expect(plan.tables[0]?.obligatory.map(({ name }) => name)).toEqual(['tax']);
});

it('refuses a view, another engine, and values that it could not read', () => {
  const view = { ...live('orders', { id: { base: 'int', isGenerated: true } }), engine: null };
  const other = {
    ...live('orders', { id: { base: 'int', isGenerated: true }, note: { type: 'blob', base: 'blob' } }),
    engine: 'MyISAM',
  };
  const blockersOf = (table: LiveTable) => planFor(version, [orders], new Map([['orders', table]])).blockers;

  expect(blockersOf(view)).toEqual(['orders is a view; a table is needed']);
  expect(blockersOf(other)).toEqual([
    'orders is kept by MyISAM; InnoDB is needed',
    'orders.note is blob here, varchar(255) in a new installation: change its type, or rename it, first',
  ]);
});

function wanted(name: string, columns: WantedTable['columns']): WantedTable {
  const table = new Table({ name, columns });
  const key = { name: `fk_${name}_user_id`, column: 'user_id', references: 'users', onDelete: 'RESTRICT' };
  return { name, table, columns, indexes: [], uniques: [], foreignKeys: [key], checks: [], firstRows: [] };
}

function live(name: string, columns: Record<string, Partial<LiveColumn>>): LiveTable {
  const plain = {
    ...{ type: 'int', base: 'int', length: null, isNullable: false, hasDefault: false },
    ...{ isGenerated: false, isStamped: false, collation: null, comment: '' },
  };
  const entries = Object.entries(columns).map(([column, given]) => [
    column,
    { name: column, ...plain, ...given },
  ]);
  return {
    ...{ name, engine: 'InnoDB', isEmpty: false, indexes: [], keyed: new Set(), constraints: new Set() },
    columns: new Map(entries as [string, LiveColumn][]),
  };
}
