import { api, guest } from '../../../test/api';
import { queriesOf } from '../../../test/count-queries';
import { insertMany } from '../../../test/insert-many';
import { make } from '../../../test/make';
import { signatureOf } from './words/signature';

/** More than are counted, and than are gathered for a page. */
const MANY = 10_050;
/** Beyond the ids of all machines that there ever were in this database. */
const FIRST_ID = 1_000_000_000;
/** A thousand more. */
const PLENTY = 11_050;
const AUSTIN = { lat: 30.27, lng: -97.74 };
const DALLAS = { lat: 32.78, lng: -96.8 };

const isCount = (sql: string) => /COUNT\(.*search_(machines|postings)/s.test(sql);

type Machine = Awaited<ReturnType<typeof make.machine>>;

async function common(word: string, { user_id, machine_type_id }: Machine, many: number) {
  const ids = Array.from({ length: many }, (_, index) => FIRST_ID + index);
  const instants = { created_at: '2020-01-01 00:00:00', published_at: '2020-01-01 00:00:00' };
  const words = { words: ` old / ${word} `, signature: signatureOf([word]), manufacturer: 'bomag' };
  const row = { user_id, machine_type_id, turnaround_days: 0, ...instants, ...words };
  await insertMany(
    'search_machines',
    ids.map((id) => ({ id, ...row })),
  );
  await insertMany(
    'search_postings',
    ids.map((machine_id) => ({ word, machine_id })),
  );
}

async function two(word: string, many = MANY) {
  const owner = await make.owner();
  const { id: machine_type_id } = await make.machineType({ name: 'Drum' });
  const called = await make.machine(owner, { subject: `${word} 320`, machine_type_id, ...AUSTIN });
  const named = await make.machine(owner, { subject: `Roller of ${word}`, machine_type_id, ...DALLAS });
  await common(word, called as Machine, many);
  return { called: called.id, named: named.id };
}

async function found(filters: Record<string, unknown>) {
  const { body } = await guest().get('/api/machines', filters);
  const { total, total_is_bound, facets } = body;
  return { ids: body.data.map(({ id }: { id: number }) => id), total, total_is_bound, facets };
}

describe('a word that more machines have than are counted', () => {
  const bound = { total: 10_000, total_is_bound: true };

  it('puts the best match of the newest first', async () => {
    const { called, named } = await two('wolverine');

    expect(await found({ search: 'wolverine', sort: 'relevance' })).toMatchObject({
      ids: [called, named],
      ...bound,
    });
  });

  it('puts the best match of the nearest first, and the nearest where that is asked', async () => {
    const { called, named } = await two('badger');

    const best = await found({ search: 'badger', ...DALLAS, sort: 'relevance' });
    const nearest = await found({ search: 'badger', ...AUSTIN, sort: 'distance', direction: 'asc' });

    expect(best).toMatchObject({ ids: [named, called], ...bound });
    expect(nearest).toMatchObject({ ids: [called, named], ...bound });
  });

  it('counts exactly where those that nobody may see make the difference', async () => {
    const { called } = await two('polecat');
    const { user_id } = (await guest().get(`/api/machines/${called}`)).body;
    const drafts = `WHERE id BETWEEN ${FIRST_ID} AND ${FIRST_ID + 59}`;
    await api.dataSource.query(`UPDATE search_machines SET published_at = NULL ${drafts}`);
    await api.dataSource.query(
      `UPDATE search_owners SET machines = machines + ${MANY}, published = published + ${MANY - 60} WHERE user_id = ${user_id}`,
    );

    expect(await found({ search: 'polecat' })).toMatchObject({ total: MANY + 2 - 60, total_is_bound: false });
  });

  it('is not counted again to turn the page, where there are far more', async () => {
    await two('stoat', PLENTY);
    const asking = (page: number) => queriesOf(() => guest().get('/api/machines', { search: 'stoat', page }));

    const [first, second] = [await asking(1), await asking(2)];

    expect(await found({ search: 'stoat' })).toMatchObject(bound);
    expect(first.filter(isCount)).not.toEqual([]);
    expect(second.filter(isCount)).toEqual([]);
  });

  it('tells as many as its facets count', async () => {
    await two('marten');

    const { facets, ...list } = await found({ search: 'marten', facets: 1 });

    expect(list).toMatchObject(bound);
    expect(facets.machine_type_id).toEqual([
      { value: expect.any(Number), label: 'Drum', count: 10_001, count_is_bound: true },
    ]);
  });
});

it('counts a machine once that has the word and is of its type', async () => {
  const owner = await make.owner();
  const drum = await make.machineType({ name: 'Drum' });
  await make.machine(owner, { subject: 'Drum 1', machine_type_id: drum.id });
  await make.machine(owner, { subject: 'Roller 2', machine_type_id: drum.id });
  await make.machine(owner, { subject: 'Drum 3' });

  const { total, facets } = await found({ search: 'drum', facets: 1 });

  const counts = facets.machine_type_id.map(({ count }: { count: number }) => count);
  expect({ total, counts }).toEqual({ total: 3, counts: [2, 1] });
});

it('puts machines of a type and those that only have its words in one order, page by page', async () => {
  const owner = await make.owner();
  const { id: machine_type_id } = await make.machineType({ name: 'Sheepsfoot' });
  const one = async (subject: string, type = {}) => (await make.machine(owner, { subject, ...type })).id;
  const older = [await one('Roller 2', { machine_type_id }), await one('Sheepsfoot 3')];
  const ids = [...older, await one('Sheepsfoot 1', { machine_type_id })];
  const page = (at: number) => found({ search: 'sheepsfoot', sort: 'created_at', per_page: 2, page: at });

  expect(await page(1)).toMatchObject({ ids: ids.slice(0, 2), total: 3 });
  expect(await page(2)).toMatchObject({ ids: ids.slice(2), total: 3 });
});
