import { guest } from '../../../../test/api';
import { statementsOf } from '../../../../test/count-queries';
import { make } from '../../../../test/make';
import { indexesOf } from '../../../../test/plans';
import { cellsInside, cellsWithin } from '../index/cells';

const AUSTIN = { lat: 30.27, lng: -97.74 };

/** The indexes of the statements that read machines, or places. */
async function readBy(path: string, query: object): Promise<string[]> {
  const statements = await statementsOf(() => guest().get(path, query));
  const reading = statements.filter(({ sql }) => /FROM .*(search_machines|postal_codes)/s.test(sql));
  return (await Promise.all(reading.map(indexesOf))).flat();
}

describe('a list of machines', () => {
  beforeEach(async () => {
    await make.machine(await make.owner());
  });

  it.each([
    [{ ...AUSTIN, radius: 50 }, 'idx_search_machines_wide_cell'],
    [{ machine_type_id: 1 }, 'idx_search_machines_wide_machine_type_id'],
    [{ price_max: 500 }, 'idx_search_machines_daily_rate_id_user_id_published_at'],
    [{}, 'idx_search_machines_created_at_id_user_id_published_at'],
  ])('is read by its index: %j', async (filters, index) => {
    expect(await readBy('/api/machines', filters)).toContain(index);
  });

  it('finds cities by theirs, whatever their case', async () => {
    await make.postalCode();

    expect(await readBy('/api/machines/suggestions', { q: 'aust' })).toContain('idx_postal_codes_city');
  });
});

it('knows which cells lie inside a circle, and that none does of a small one', () => {
  const inside = cellsInside(AUSTIN, 100, 'mi');
  const within = cellsWithin(AUSTIN, 100, 'mi') ?? [];

  expect(inside.length).toBeGreaterThan(10);
  expect(inside.length).toBeLessThan(within.length);
  expect(inside.every((cell) => within.includes(cell))).toBe(true);
  expect(cellsInside(AUSTIN, 10, 'mi')).toEqual([]);
});
