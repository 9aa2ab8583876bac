import type { Resource } from '@yard/contracts';
import { api, as, forgetBroadcasts, guest, rows, told } from './api';
import { make } from './make';

/**
 * What holds of every plain resource that everybody reads and admins write.
 *
 * @param sample  a whole input, whose text of the list's order is not "Other", "Short" or "Long"
 */
export function describeResource(
  {
    name,
    type,
  }: Pick<Resource<never>, 'name'> & { type: { endpoint: string; sortBy: string; channel: string } },
  sample: Record<string, unknown>,
): void {
  const path = `/${type.endpoint}`;
  const { sortBy: first, channel } = type;

  describe(type.endpoint, () => {
    it('lets an admin make, change and delete one, and tells the admins', async () => {
      const admin = await make.admin();

      const made = await as(admin).post(path, sample);
      const changed = await as(admin).patch(`${path}/${made.body.id}`, { [first]: 'Other' });
      const again = await as(admin).put(`${path}/${made.body.id}`, { [first]: 'Third' });

      expect([made.status, changed.status, again.status]).toEqual([201, 200, 200]);
      expect(made.body).toMatchObject({ ...sample, deleted_at: null });
      expect(again.body).toMatchObject({ ...sample, [first]: 'Third' });
      expect((await guest().get(`${path}/${made.body.id}`)).body).toEqual(again.body);
      expect(told(channel, 'saved')).toEqual([admin.id]);
      expect((await as(admin).delete(`${path}/${made.body.id}`)).status).toBe(204);
      expect(told(channel, 'deleted')).toEqual([admin.id]);
      const events = await rows<{ action: string }>('audit_events', 'record_type = ?', [name]);
      expect(events.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete']);
    });

    it('lists them in order, and finds by their words', async () => {
      const data = ['Short', 'Long'].map((text) => ({ ...sample, [first]: text }));
      await as(await make.admin()).post(`${path}/store_many`, { data });

      const [all, found] = [await guest().get(path), await guest().get(`${path}?search=ho`)];

      expect(all.body.data.map((one: object) => Reflect.get(one, first))).toEqual(['Long', 'Short']);
      expect(found.body.data).toEqual([expect.objectContaining({ [first]: 'Short' })]);
    });

    it('refuses what is wrong, all or nothing', async () => {
      const wrong = { data: [sample, { ...sample, [first]: '' }] };

      const refused = await as(await make.admin()).post(`${path}/store_many`, wrong);

      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [`data.1.${first}`]]);
      expect(await rows(channel)).toEqual([]);
    });

    it('refuses guests and everybody who is no admin, and tells nobody', async () => {
      const { body } = await as(await make.admin()).post(path, sample);
      const owner = as(await make.owner());
      forgetBroadcasts();

      expect((await guest().post(path, sample)).status).toBe(401);
      expect((await owner.post(path, sample)).status).toBe(403);
      expect((await owner.put(`${path}/${body.id}`, sample)).status).toBe(403);
      expect((await owner.delete(`${path}/${body.id}`)).status).toBe(403);
      expect(api.broadcasts).toEqual([]);
    });
  });
}
