import { api, as, forgetBroadcasts, guest, newRow, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { refusal } from '../../../test/refusals';

const AUSTIN = { line1: '12 Quarry Road', city: 'Austin', state: 'tx', postal_code: '78701' };

describe('api/addresses', () => {
  it('creates one with the place of its postal code, and tells its user alone', async () => {
    await make.postalCode();
    const ray = await make.user();

    const answer = await as(ray).post('/api/addresses', AUSTIN);

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ...newRow,
      user_id: ray.id,
      line1: '12 Quarry Road',
      line2: null,
      city: 'Austin',
      state: 'TX',
      postal_code: '78701',
      geotag: { lat: 30.2713, lng: -97.7426 },
      confirmed: false,
      own: false,
    });
    expect(told('addresses', 'saved')).toEqual([ray.id]);
  });

  it('keeps a given geotag and ignores what is not an input', async () => {
    const ray = await make.user();
    const stranger = await make.user();
    const geotag = { lat: 41.5, lng: -90.25 };

    const answer = await as(ray).post('/api/addresses', { ...AUSTIN, geotag, user_id: stranger.id, id: 99 });

    expect(answer.body).toMatchObject({ geotag, user_id: ray.id });
  });

  it('refuses a geotag that lost its minus, or was made of empty cells, and writes nothing', async () => {
    await make.postalCode();
    const ray = await make.user();
    const WORDS = 'Check its latitude and longitude: in the US the longitude has a minus.';

    for (const [geotag, far] of [
      [{ lat: 0, lng: 0 }, /^The geotag is 6,\d{3} miles from its ZIP code\./],
      [{ lat: 30.27, lng: 97.74 }, /^The geotag is 8,\d{3} miles from its ZIP code\./],
    ] as const) {
      const one = await as(ray).post('/api/addresses', { ...AUSTIN, geotag });
      expect([one.status, one.body.errors]).toEqual([422, { geotag: [expect.stringMatching(far)] }]);
      expect(one.body.message).toContain(WORDS);
      const many = await as(ray).post('/api/addresses/store_many', { data: [AUSTIN, { ...AUSTIN, geotag }] });
      expect(Object.keys(many.body.errors)).toEqual(['data.1.geotag']);
    }

    expect(await rows('addresses')).toEqual([]);
    const { body } = await as(ray).post('/api/addresses', AUSTIN);
    const moved = await as(ray).patch(`/api/addresses/${body.id}`, { geotag: { lat: 30.27, lng: 97.74 } });
    expect([moved.status, (await rows('addresses'))[0]]).toEqual([
      422,
      expect.objectContaining({ id: body.id }),
    ]);
  });

  it('says which fields are wrong, writes nothing and tells nobody', async () => {
    const ray = await make.user();

    const answer = await as(ray).post('/api/addresses', { line1: ' ', state: 'Texas', geotag: { lat: 91 } });

    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([
      'line1',
      'city',
      'state',
      'postal_code',
      'geotag.lat',
      'geotag.lng',
    ]);
    expect(await rows('addresses')).toEqual([]);
    expect(told('addresses', 'saved')).toEqual([]);
  });

  it('stores many or none', async () => {
    const ray = await make.user();

    const refused = await as(ray).post('/api/addresses/store_many', {
      data: [AUSTIN, { ...AUSTIN, line1: null }],
    });
    const accepted = await as(ray).post('/api/addresses/store_many', { data: [AUSTIN, AUSTIN] });

    expect(refusal(refused)).toEqual([422, { 'data.1.line1': ['The data.1.line1 field is required.'] }]);
    expect(accepted.status).toBe(200);
    expect(await rows('addresses')).toHaveLength(2);
  });

  it('takes an object of records for a list of them, as Laravel does', async () => {
    const ray = await make.user();

    const accepted = await as(ray).post('/api/addresses/store_many', { data: { a: AUSTIN, b: AUSTIN } });

    expect([accepted.status, accepted.body.length]).toEqual([200, 2]);
  });

  it('takes a FormData, whose _method makes it a change', async () => {
    const ray = await make.user();

    const created = await as(ray).form('/api/addresses', { ...AUSTIN, line1: 'É 1' });
    const path = `/api/addresses/${created.body.id}`;
    const changed = await as(ray).form(path, { _method: 'PATCH', line1: 'É 2' });
    const tooLarge = await as(ray).form('/api/addresses', { line1: 'x'.repeat(1_100_000) });

    expect([created.status, created.body.line1]).toEqual([201, 'É 1']);
    expect([changed.status, changed.body.line1]).toEqual([200, 'É 2']);
    expect(tooLarge.status).toBe(413);
  });

  it("lists one's own by line1, all for an admin", async () => {
    const ray = await make.user();
    const admin = await make.admin();
    await make.address(ray, { line1: 'B Street' });
    await make.address(ray, { line1: 'A Street' });
    await make.address(await make.user(), { line1: 'C Street' });

    const own = await as(ray).get('/api/addresses');
    const all = await as(admin).get('/api/addresses', { per_page: 2, page: 2 });

    expect(own.body.data.map((address: { line1: string }) => address.line1)).toEqual([
      'A Street',
      'B Street',
    ]);
    expect(all.body).toMatchObject({ current_page: 2, last_page: 2, total: 3, from: 3, to: 3 });
    expect(all.body.prev_page_url).toBe(`${api.url}/api/addresses?per_page=2&page=1`);
  });

  it.each(['unknown=1', 'sort=password', 'direction=sideways'])('refuses the query %s', async (query) => {
    expect((await as(await make.user()).get(`/api/addresses?${query}`)).status).toBe(422);
  });

  it('changes, confirms and deletes its own', async () => {
    const ray = await make.user();
    const { id } = await make.address(ray, { confirmed: false });

    const changed = await as(ray).patch(`/api/addresses/${id}`, { line2: 'Gate 2' });
    const confirmed = await as(ray).post(`/api/addresses/${id}/confirm`);
    const deleted = await as(ray).delete(`/api/addresses/${id}`);

    expect(changed.body).toMatchObject({ id, line1: '400 Depot Street', line2: 'Gate 2' });
    expect(confirmed).toMatchObject({ status: 200, body: { confirmed: true } });
    expect(deleted.status).toBe(204);
    expect((await as(ray).get(`/api/addresses/${id}`)).status).toBe(404);
    expect(told('addresses', 'deleted')).toEqual([ray.id]);
    expect(await rows('addresses', 'deleted_at IS NOT NULL')).toHaveLength(1);
  });

  it('deletes once, however often it is asked at the same time', async () => {
    const ray = await make.user();
    const { id } = await make.address(ray);
    await as(ray).get('/api/user');

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => as(ray).delete(`/api/addresses/${id}`)),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([
      204,
      ...Array.from({ length: 7 }, () => 404),
    ]);
    expect(told('addresses', 'deleted')).toEqual([ray.id]);
  });

  it('keeps an address that a machine stands at', async () => {
    const olive = await make.owner();
    const { id } = await make.address(olive);
    const machine = await make.machine(olive, { address_id: id });

    const refused = await as(olive).delete(`/api/addresses/${id}`);

    expect(refusal(refused)).toEqual([409, `${machine.subject} is at this address. Move the machine first.`]);
    expect(told('addresses', 'deleted')).toEqual([]);
    expect(await rows('addresses', 'deleted_at IS NOT NULL')).toEqual([]);
  });

  it('answers 401 to a guest, 403 to a stranger, 404 for what is not there', async () => {
    const { id } = await make.address(await make.user());
    const stranger = await make.user();
    forgetBroadcasts();

    expect((await guest().get('/api/addresses')).body).toEqual({ message: 'Unauthenticated.' });
    expect((await as(stranger).get(`/api/addresses/${id}`)).status).toBe(403);
    expect((await as(stranger).patch(`/api/addresses/${id}`, { line1: '' })).body).toEqual({
      message: 'This action is unauthorized.',
    });
    expect((await as(stranger).delete(`/api/addresses/${id}`)).status).toBe(403);
    expect((await as(stranger).get('/api/addresses/999999')).status).toBe(404);
    expect((await as(stranger).get('/api/addresses/nope')).status).toBe(404);
    expect(told('addresses', 'saved')).toEqual([]);
  });

  it('answers 400 to a body that is no JSON, and changes nothing', async () => {
    const ray = await make.user();
    const { id } = await make.address(ray);

    const answer = await as(ray).send('patch', `/api/addresses/${id}`, '{"line2": "Gate', {
      'Content-Type': 'application/json',
    });

    expect(refusal(answer)).toEqual([400, expect.any(String)]);
    expect(await rows('addresses', 'line2 IS NOT NULL')).toEqual([]);
  });
});
