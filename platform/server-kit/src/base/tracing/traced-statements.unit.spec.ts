import { shownStatement, tracedStatement } from './traced-statements';
import { type Described, type Span, traceWith, within } from './tracing';

it.each([
  ['SELECT * FROM users WHERE email = ? LIMIT 5', 'SELECT * FROM users WHERE email = ? LIMIT ?'],
  ["UPDATE a SET name = 'O''Neil \\' x', n = 1.5", 'UPDATE a SET name = ?, n = ?'],
  [
    'SELECT `t1`.`a2`, "b3" FROM `t1` WHERE c4 IN (1, 22)',
    'SELECT `t1`.`a2`, "b3" FROM `t1` WHERE c4 IN (?, ?)',
  ],
])('shows a statement without its values: %s', (sql, shown) => {
  expect(shownStatement(sql)).toBe(shown);
});

it('shows the beginning of a long one', () => {
  expect(shownStatement(`INSERT INTO a VALUES ${'(?),'.repeat(5_000)}`)).toHaveLength(2_000);
  expect(shownStatement(`${' '.repeat(1_990)}a = 'Olive Owner'`)).toMatch(/ a = \?$/);
});

it.each([
  ['SELECT 1 FROM `machines` WHERE id = ?', 'SELECT machines'],
  ['INSERT INTO "mails"("a") VALUES (?)', 'INSERT mails'],
  ['UPDATE `users` SET a = ?', 'UPDATE users'],
  ['START TRANSACTION', 'START'],
])('names %s', async (sql, name) => {
  const names: string[] = [];
  const span: Span = {
    ids: { trace_id: '', span_id: '' },
    traceparent: null,
    set: () => undefined,
    failed: () => undefined,
    end: () => undefined,
    child: (described: Described) => {
      names.push(described.name);
      return span;
    },
  };
  traceWith({ begin: () => span, close: () => Promise.resolve() });

  await within(span, () => tracedStatement('mysql', sql, () => Promise.resolve()));
  await tracedStatement('mysql', 'SELECT nobody asked', () => Promise.resolve());
  traceWith(null);

  expect(names).toEqual([name]);
});
