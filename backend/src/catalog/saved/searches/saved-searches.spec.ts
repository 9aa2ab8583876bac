import { SAVED_SEARCHES_MAX, savedSearchPath } from '@yard/contracts/saved';
import { as, asOnAdminSite, confirmed, newRow, rows, told } from '../../../../test/api';
import { make } from '../../../../test/make';
import { refusal } from '../../../../test/refusals';

const SEARCHES = '/api/saved_searches';
const LIFTS = { name: 'Lifts', query: { search: 'scissor lift', price_max: 300 } };

async function scene() {
  const [ray, admin] = [await make.user(), await make.admin()];
  const save = (fields: object = {}, who = ray) => as(who).post(SEARCHES, { ...LIFTS, ...fields });
  return { ray, admin, save };
}

describe('POST api/saved_searches', () => {
  it('keeps a search, and tells nobody but the person', async () => {
    const { ray, save } = await scene();

    const answer = await save({ name: '  Lifts ', place: 'Austin, TX', user_id: 99, looked_until: 'x' });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ...newRow,
      user_id: ray.id,
      ...LIFTS,
      place: 'Austin, TX',
      notify: true,
      notified_at: null,
    });
    expect((await as(ray).get(`${SEARCHES}/${answer.body.id}`)).body).toEqual(answer.body);
    expect((await as(ray).get(SEARCHES)).body.data).toEqual([answer.body]);
    expect(told('saved_searches', 'saved')).toEqual([ray.id]);
    expect([await rows('audit_events'), await rows('mails')]).toEqual([[], []]);
  });

  it('keeps it in one form, whatever it was sent as', async () => {
    const { save } = await scene();
    const sent = { to: '2026-12-04', from: '2026-12-01', lng: '-97.7', lat: '30.2', delivery: 'true' };
    const shown = { page: 3, per_page: 50, sort: 'daily_rate', direction: 'asc', facets: 1, radius: null };

    const { body, status } = await save({ query: { ...sent, ...shown, search: ' crane ', year_min: '' } });

    expect(status).toBe(201);
    expect(JSON.stringify(body.query)).toBe(
      '{"search":"crane","lat":30.2,"lng":-97.7,"from":"2026-12-01","to":"2026-12-04","delivery":true}',
    );
  });

  it('keeps what is asked of attributes, for the link too', async () => {
    const { save } = await scene();
    const attributes = { fuel: { is: 'Diesel' }, dig_depth: { max: null, min: '3' }, none: { min: null } };

    const { body } = await save({ query: { attributes } });

    expect(body.query).toEqual({ attributes: { dig_depth: { min: 3 }, fuel: { is: 'Diesel' } } });
    expect(savedSearchPath(body)).toBe('/search?with.dig_depth=3..&with.fuel=Diesel');
    const again = await save({ query: { attributes: { fuel: { is: 'Diesel' }, dig_depth: { min: 3 } } } });
    expect(again.body.errors).toEqual({ query: [expect.stringMatching(/^You already saved this search/)] });
  });

  it.each([
    ['no query', {}, 'query', 'The query field is required.'],
    ['what narrows nothing', { delivery: false, page: 2 }, 'query', 'The query field is required.'],
    ['an unknown filter', { colour: 'red' }, 'query.colour', 'The colour filter is unknown.'],
    ['half a place', { lat: 30 }, 'query.lng', expect.stringMatching(/required/)],
    ['days that end first', { from: '2026-12-04', to: '2026-12-01' }, 'query.to', expect.any(String)],
    ['a word for a price', { price_max: 'few' }, 'query.price_max', expect.stringMatching(/number/)],
    [
      'a word for a depth',
      { attributes: { depth: { min: 'deep' } } },
      'query.attributes.depth.min',
      expect.stringMatching(/number/),
    ],
    ['a text', 'search=lift', 'query', 'The query field must be an array.'],
    ['a list', ['lift'], 'query.0', 'The 0 filter is unknown.'],
  ])('refuses %s', async (_what, query, field, text) => {
    const { save } = await scene();

    const answer = await save({ query });

    expect([answer.status, answer.body.errors[field]]).toEqual([422, [text]]);
    expect(await rows('saved_searches')).toEqual([]);
  });

  it('refuses no name, and a search that is saved already', async () => {
    const { ray, save, admin } = await scene();
    await save();

    expect((await save({ name: ' ' })).body.errors).toEqual({ name: ['The name field is required.'] });
    const again = await save({ name: 'Others', query: { price_max: '300.0', search: 'scissor lift' } });
    expect(refusal(again)).toEqual([422, { query: ['You already saved this search as “Lifts”.'] }]);
    expect((await save({}, admin)).status).toBe(201);
    expect((await as(ray).get(SEARCHES)).body.total).toBe(1);
  });

  it('keeps many or none, and has an end', async () => {
    const { ray, save } = await scene();
    const many = (count: number, first: object = {}) =>
      as(ray).post(`${SEARCHES}/store_many`, {
        data: Array.from({ length: count }, (_, index) => ({
          name: 'x',
          query: { hours_max: index + 1, ...(index === 1 ? first : {}) },
        })),
      });

    expect(Object.keys((await many(2, { radius: 'x' })).body.errors)).toContain('data.1.query.radius');
    expect((await many(SAVED_SEARCHES_MAX + 1)).status).toBe(422);
    expect(await rows('saved_searches')).toEqual([]);
    expect((await many(SAVED_SEARCHES_MAX)).status).toBe(200);

    const refused = await save();
    expect(refusal(refused)).toEqual([422, { query: ['You already saved 50 searches. Remove one first.'] }]);
  });
});

describe('a saved search', () => {
  it('changes its name, its query and whether it tells', async () => {
    const { ray, save } = await scene();
    const { body } = await save();
    const { body: other } = await save({ query: { search: 'crane' }, notify: false });
    expect(other.notify).toBe(false);
    const change = (input: object) => as(ray).patch(`${SEARCHES}/${body.id}`, input);

    expect((await change({ name: 'Up', notify: false })).body).toMatchObject({
      name: 'Up',
      notify: false,
      query: LIFTS.query,
    });
    expect((await change({ query: { search: 'boom lift' } })).body.query).toEqual({ search: 'boom lift' });
    expect((await change({ query: { search: 'boom lift' } })).status).toBe(200);
    expect((await change({ query: other.query })).body.errors.query).toHaveLength(1);
    expect((await change({ query: { radius: -1 } })).body.errors).toHaveProperty(['query.radius']);
    expect((await change({ notify: null })).body.errors).toHaveProperty('notify');
    expect((await as(ray).get(`${SEARCHES}/${body.id}`)).body).toMatchObject({ name: 'Up', notify: false });
  });

  it('is one’s own, and goes when it is deleted', async () => {
    const { ray, admin, save } = await scene();
    const path = `${SEARCHES}/${(await save()).body.id}`;

    for (const who of [as(admin), asOnAdminSite(admin)]) {
      const answers = [await who.get(path), await who.patch(path, { name: 'x' }), await who.delete(path)];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect((await who.get(SEARCHES)).body.data).toEqual([]);
    }
    expect((await (await confirmed(as(ray))).delete(path)).status).toBe(204);
    expect([await rows('saved_searches'), told('saved_searches', 'deleted')]).toEqual([[], [ray.id]]);
    expect((await as(ray).get(path)).status).toBe(404);
  });

  it('goes with its person', async () => {
    const { ray, admin, save } = await scene();
    await save();

    expect((await (await confirmed(asOnAdminSite(admin))).delete(`/api/users/${ray.id}`)).status).toBe(204);

    expect(await rows('saved_searches')).toEqual([]);
  });
});
