import { guest } from '../../../../test/api';
import { type Statement, statementsOf } from '../../../../test/count-queries';
import { insert, make } from '../../../../test/make';
import { explained, indexesOf } from '../../../../test/plans';
import { cellsInside, cellsWithin } from '../index/cells';

const AUSTIN = { lat: 30.27, lng: -97.74 };

/** The indexes of the statements that read machines, or places. */
async function readBy(path: string, query: object): Promise<string[]> {
  const statements = await statementsOf(() => guest().get(path, query));
  const reading = statements.filter(({ sql }) => /FROM .*(search_machines|postal_codes)/s.test(sql));
  return (await Promise.all(reading.map(indexesOf))).flat();
}

/** Whether a plan reads machines without their rows. */
const OF_INDEX = /"machine".*Using index(?! condition)|SEARCH machine USING COVERING INDEX/;

async function planOf(statement: Statement): Promise<string> {
  return (await explained<object>(statement)).map((row) => JSON.stringify(row)).join('\n');
}

async function plansOf(query: object): Promise<string[]> {
  const statements = await statementsOf(() => guest().get('/api/machines', query));
  return Promise.all(statements.filter(({ sql }) => sql.includes('search_machines machine')).map(planOf));
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

  it('reads words of those machines alone whose signature allows them, and no row of the others', async () => {
    const owner = await make.owner();
    // A word and a place of its own: how much there is of them is kept for a minute.
    for (const lat of [45, 46, 47]) await make.machine(owner, { subject: 'Quokka', lat });

    const plans = await plansOf({ search: 'quokka', lat: 45, lng: -97.72, radius: 10 });

    expect(plans).toContainEqual(expect.stringMatching(OF_INDEX));
    expect(plans).toContainEqual(expect.stringMatching(/spelled/));
  });

  it('leaves out machines of the type, before those that only have its words are looked up', async () => {
    await make.machineType({ name: 'Vibroplate' });

    expect(await plansOf({ search: 'vibroplate' })).toContainEqual(expect.stringContaining('EXCEPT'));
  });

  it('asks for the words of a saying once, however it says the same', async () => {
    await insert('search_synonyms', { term: 'Rock hopper', means: 'rock hopper' });
    await make.machine(await make.owner(), { subject: 'Rock hopper 9' });
    const asking = () => guest().get('/api/machines', { search: 'rock hopper' });
    const wordy = (await statementsOf(asking)).filter(({ sql }) => sql.includes('INSTR('));

    expect(wordy).not.toEqual([]);
    for (const { sql } of wordy) expect(sql.match(/INSTR\(/g)).toHaveLength(2);
  });

  it('looks in three rings for the nearest, where there are hardly any', async () => {
    const nearest = { ...AUSTIN, sort: 'distance', direction: 'asc' };
    const rings = (await readBy('/api/machines', nearest)).filter((index) => index.endsWith('wide_cell'));

    expect(rings).toHaveLength(3);
  });

  it.each([{}, { flexible_days: 2 }])(
    'reads no row of a machine for days within a place: %j',
    async (more) => {
      const query = { ...AUSTIN, radius: 50, from: '2026-12-01', to: '2026-12-05', ...more };

      const statements = await statementsOf(() => guest().get('/api/machines', query));
      const [found] = statements.filter(({ sql }) => /wide_cell.*taken_until/s.test(sql));

      expect(await planOf(found as Statement)).toMatch(OF_INDEX);
    },
  );

  it('looks one machine up to know a word, however many have it', async () => {
    await make.machine(await make.owner(), { subject: 'Zeppelin 950' });
    const asking = () => guest().get('/api/machines', { search: 'zeppelin 950' });
    const known = (await statementsOf(asking)).find(({ sql }) => sql.includes('search_words'));

    expect(await planOf(known as Statement)).toMatch(/DEPENDENT SUBQUERY|CORRELATED SCALAR SUBQUERY/);
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
