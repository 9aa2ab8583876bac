import { api, as, guest, rows } from '../../../../test/api';
import { make } from '../../../../test/make';

const PATH = '/api/missed_searches';

interface Missed {
  add(actor: null, list: { search: string; page: number; facets: boolean }): void;
  save(): Promise<void>;
}
const missed = () => api.provider<Missed>('src/catalog/search/missed/missed-searches', 'MissedSearches');
const saved = () => missed().save();
const search = (words: string, more: object = {}) => guest().get('/api/machines', { search: words, ...more });

async function excavator() {
  const owner = await make.owner();
  const { id: machine_type_id } = await make.machineType({ name: 'Crawler Excavator' });
  await make.machine(owner, { subject: 'Number one', machine_type_id });
}
beforeEach(async () => {
  await saved();
  await api.dataSource.query('DELETE FROM missed_searches');
});

it('are counted by what people typed, the most sought first, and found', async () => {
  const admin = as(await make.admin());
  await excavator();
  for (const words of ['Moon  Crané', 'moon crane', 'unicorn excavator', 'excavator', '???'])
    await search(words);
  await saved();
  await search('MOON CRANE');
  await saved();

  const { body } = await admin.get(PATH, { sort: 'count', direction: 'desc' });

  expect(body.data).toMatchObject([
    { term: 'moon crane', count: 3, last_at: '2026-11-20T12:00:00.000000Z' },
    { term: 'unicorn excavator', count: 1 },
  ]);
  expect((await admin.get(PATH, { search: 'UNIC' })).body.data).toHaveLength(1);
});

it('are none of what a filter leaves out, of further pages, of counts beside a list, of admins, and of what is too long', async () => {
  const admin = as(await make.admin());
  await excavator();
  await search('excavator', { price_max: 1 });
  await search('moon crane', { page: 2 });
  await search('moon crane', { facets: 1 });
  await admin.get('/api/machines', { search: 'moon crane' });
  await search(`moon ${'x'.repeat(60)}`);
  await saved();

  expect(await rows('missed_searches')).toEqual([]);
});

it('are remembered up to a number, whatever strangers type', async () => {
  for (let index = 0; index < 210; index += 1)
    missed().add(null, { search: `moon crane ${index}`, page: 1, facets: false });
  await saved();

  expect(await rows('missed_searches')).toHaveLength(200);
});

it('are dismissed until somebody searches so again', async () => {
  const admin = as(await make.admin());
  await search('moon crane');
  await saved();
  const [{ id }] = (await admin.get(PATH)).body.data;

  expect((await admin.delete(`${PATH}/${id}`)).status).toBe(204);
  expect((await admin.get(PATH)).body.total).toBe(0);
  await search('moon crane');
  await saved();

  expect((await admin.get(PATH)).body.data).toMatchObject([{ term: 'moon crane', count: 1 }]);
});
