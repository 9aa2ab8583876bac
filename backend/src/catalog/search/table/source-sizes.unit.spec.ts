import type { Condition } from './condition';
import { SourceSizes } from './source-sizes';
import type { Source } from './sources';

const from = (sql: string): Source[] => [
  { table: 'search_machines', id: 'id', repeats: false, index: null, sql, parameters: {} },
];
const kinds = [from('machine_type_id = 1'), from('user_id = 2')];

it('counts once what a page and its facets ask for at the same moment, and anew after a refusal', async () => {
  let isAway = true;
  const asked: Condition[] = [];
  const rows = async <Row>(statement: Condition): Promise<Row[]> => {
    asked.push(statement);
    await Promise.resolve();
    if (isAway) throw new Error('the database is away');
    return [{ n0: 7, n1: 9 } as Row];
  };
  const sizes = new SourceSizes(rows, true);
  const both = () => Promise.allSettled([sizes.narrowest(kinds), sizes.narrowest(kinds)]);

  expect((await both()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toHaveLength(1);

  isAway = false;
  const least = { status: 'fulfilled', value: { kind: kinds[0], size: 7, most: 7 } };
  expect(await both()).toEqual([least, least]);
  expect(asked).toHaveLength(2);
});
