import { requireCasts, shownColumn } from './column-casts';

it.each([
  ['admin', 1, 'boolean', true],
  ['admin', '0', 'bool', false],
  ['admin', null, 'boolean', null],
  ['points', '12', 'integer', 12],
  ['score', '1.50', 'float', 1.5],
  ['code', 7, 'string', '7'],
  ['balance', '12.5', 'decimal:2', '12.50'],
  ['balance', '10000000000000000.01', 'decimal:2', '10000000000000000.01'],
  ['balance', 1.005, 'decimal:0', '1'],
  ['big', '9007199254740993', 'integer', '9007199254740993'],
  ['settings', '{"a":[1]}', 'array', { a: [1] }],
  ['settings', { a: 1 }, 'json', { a: 1 }],
  ['birthday', '2000-02-29', 'date', '2000-02-29T00:00:00.000000Z'],
  ['seen', '2026-11-20 09:30:00', 'datetime', '2026-11-20T09:30:00.000000Z'],
  ['seen_at', '2026-11-20 09:30:00', undefined, '2026-11-20T09:30:00.000000Z'],
  ['seen_at', new Date('2026-11-20T09:30:00Z'), undefined, '2026-11-20T09:30:00.000000Z'],
  ['admin', 1, undefined, 1],
])('shows %s %p, cast to %s, as %p', (column, value, cast, shown) => {
  expect(shownColumn(column, value, cast)).toEqual(shown);
});

it('refuses a cast that is not here', () => {
  expect(() => requireCasts({ role: 'App\\Enums\\Role' })).toThrow(
    'column role: there is no cast "App\\Enums\\Role", only boolean, integer',
  );
});
