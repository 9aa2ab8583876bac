import { inFewPasses } from './in-few-passes';

const filled = (column: string, value: string) => ({ table: 'payments', column, from: [], value, says: '' });
const passes = (...derivations: [column: string, value: string][]) =>
  inFewPasses(derivations.map(([column, value]) => filled(column, value))).map((pass) =>
    pass.map(({ column }) => column),
  );

it('fills together what reads none of each other, in order', () => {
  expect(passes(['currency', "'usd'"], ['attempted_at', 't.created_at'])).toEqual([
    ['currency', 'attempted_at'],
  ]);
  expect(passes()).toEqual([]);
});

it('fills what another reads in a pass before, whether of the row or of others', () => {
  expect(
    passes(
      ['kind', 't.type'],
      ['status', "IF(t.kind = 'deposit', 'refunded', 'succeeded')"],
      ['attempt', '(SELECT n FROM (SELECT ROW_NUMBER() OVER (PARTITION BY kind) AS n) o)'],
      ['refunded_amount', "IF(t.status = 'refunded', t.amount, 0)"],
    ),
  ).toEqual([['kind'], ['status', 'attempt'], ['refunded_amount']]);
});
