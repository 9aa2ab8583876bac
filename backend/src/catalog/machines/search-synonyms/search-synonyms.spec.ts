import { createYard } from '@yard/api-client';
import { api, as, forgetBroadcasts, guest, rows, told } from '../../../../test/api';
import { make } from '../../../../test/make';

const PATH = '/api/search_synonyms';
const SAMPLE = { term: 'Long', means: 'Long' };

describe('api/search_synonyms', () => {
  it('lets an admin make, change and delete one, and tells the admins', async () => {
    const admin = await make.admin();

    const made = await as(admin).post(PATH, SAMPLE);
    const changed = await as(admin).patch(`${PATH}/${made.body.id}`, { term: 'Other' });
    const again = await as(admin).put(`${PATH}/${made.body.id}`, { term: 'Third' });

    expect([made.status, changed.status, again.status]).toEqual([201, 200, 200]);
    expect(made.body).toMatchObject({ ...SAMPLE, deleted_at: null });
    expect(again.body).toMatchObject({ ...SAMPLE, term: 'Third' });
    expect((await guest().get(`${PATH}/${made.body.id}`)).body).toEqual(again.body);
    expect(told('search_synonyms', 'saved')).toEqual([admin.id]);
    expect((await as(admin).delete(`${PATH}/${made.body.id}`)).status).toBe(204);
    expect(told('search_synonyms', 'deleted')).toEqual([admin.id]);
    const events = await rows<{ action: string }>('audit_events', 'record_type = ?', ['search_synonym']);
    expect(events.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete']);
  });

  it('lists them in order, and finds by their words, for the typed client too', async () => {
    const data = ['Short', 'Long'].map((term) => ({ ...SAMPLE, term }));
    await as(await make.admin()).post(`${PATH}/store_many`, { data });
    const { searchSynonyms } = createYard({ baseUrl: api.url });

    const [all, found] = [await searchSynonyms.list(), await searchSynonyms.list({ search: 'ho' })];

    expect(all.data.map(({ term }) => term)).toEqual(['Long', 'Short']);
    expect(found.data).toEqual([expect.objectContaining({ term: 'Short' })]);
  });

  it('refuses what is wrong, all or nothing', async () => {
    const wrong = { data: [SAMPLE, { ...SAMPLE, term: '' }] };

    const refused = await as(await make.admin()).post(`${PATH}/store_many`, wrong);

    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['data.1.term']]);
    expect(await rows('search_synonyms')).toEqual([]);
  });

  it('refuses guests and everybody who is no admin, and tells nobody', async () => {
    const { body } = await as(await make.admin()).post(PATH, SAMPLE);
    const owner = as(await make.owner());
    forgetBroadcasts();

    expect((await guest().post(PATH, SAMPLE)).status).toBe(401);
    expect((await owner.post(PATH, SAMPLE)).status).toBe(403);
    expect((await owner.put(`${PATH}/${body.id}`, SAMPLE)).status).toBe(403);
    expect((await owner.delete(`${PATH}/${body.id}`)).status).toBe(403);
    expect(api.broadcasts).toEqual([]);
  });
});
