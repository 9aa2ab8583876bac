import { FAVOURITES_MAX } from '@yard/contracts/saved';
import { api, as, asOnAdminSite, confirmed, rows, told } from '../../../../test/api';
import { queriesOf } from '../../../../test/count-queries';
import { insertMany } from '../../../../test/insert-many';
import { instant, make } from '../../../../test/make';
import { refusal } from '../../../../test/refusals';

const FAVOURITES = '/api/favourites';

async function scene() {
  const [owner, ray, admin] = [await make.owner({ name: 'Olive' }), await make.user(), await make.admin()];
  const machine = await make.machine(owner, { subject: 'CAT 320' });
  const save = (machine_id: unknown, who = ray) => as(who).post(FAVOURITES, { machine_id });
  return { owner, ray, admin, machine, save };
}

const subjectsOf = ({ body }: { body: unknown }) =>
  (body as { data: { subject: string }[] }).data.map(({ subject }) => subject);

describe('POST api/favourites', () => {
  it('saves a machine, and tells nobody but the person', async () => {
    const { ray, machine, save } = await scene();

    const answer = await save(machine.id);

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      id: expect.any(Number),
      deleted_at: null,
      user_id: ray.id,
      machine_id: machine.id,
      subject: 'CAT 320',
      machine: { id: machine.id, subject: 'CAT 320', user_name: 'Olive', daily_rate: 400 },
    });
    expect((await as(ray).get(`${FAVOURITES}/${answer.body.id}`)).body).toEqual(answer.body);
    expect(told('favourites', 'saved')).toEqual([ray.id]);
    expect([await rows('audit_events'), await rows('notifications')]).toEqual([[], []]);
  });

  it('leaves a machine that was saved before as it is, though it is pressed twice at once', async () => {
    const { machine, save } = await scene();

    const answers = await Promise.all([save(machine.id), save(machine.id)]);
    const again = await save(machine.id);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect([again.status, again.body]).toEqual([200, answers[0]?.body]);
    expect(await rows('favourites')).toHaveLength(1);
  });

  it('refuses machines that are not offered', async () => {
    const { owner, save, admin } = await scene();
    const draft = await make.machine(owner, { published_at: null });
    const hidden = await make.machine(await make.owner({ suspended_at: '2026-11-20 11:00:00.000' }));

    for (const machine_id of [draft.id, hidden.id, 999_999]) {
      for (const answer of [await save(machine_id), await save(machine_id, admin)]) {
        expect(refusal(answer)).toEqual([422, { machine_id: ['The selected machine id is invalid.'] }]);
      }
    }
    expect((await save(null)).body.errors).toEqual({ machine_id: ['The machine id field is required.'] });
    expect((await save('x')).status).toBe(422);
    expect(await rows('favourites')).toEqual([]);
  });

  it('has an end', async () => {
    const { owner, ray, machine, save } = await scene();
    const other = await make.machine(owner);
    const machines = Array.from({ length: FAVOURITES_MAX }, (_, index) => 1_000_000 + index);
    const [type, now] = [(await make.machineType()).id, instant(api.clock.now())];
    const stamps = { subject: 'x', created_at: now, updated_at: now };
    await insertMany(
      'machines',
      machines.map((id) => ({ id, user_id: owner.id, machine_type_id: type, ...stamps })),
    );
    await insertMany(
      'favourites',
      machines.map((machine_id) => ({ user_id: ray.id, machine_id, ...stamps })),
    );

    const refused = await save(other.id);

    expect([refused.status, refused.body.errors.machine_id]).toEqual([
      422,
      ['You already saved 500 machines. Remove one first.'],
    ]);
    expect((await save(machines[0])).status).toBe(200);
    expect((await save(machine.id, owner)).status).toBe(201);
  });

  it('saves many or none', async () => {
    const { owner, ray, machine } = await scene();
    const other = await make.machine(owner);
    const many = (...ids: number[]) =>
      as(ray).post(`${FAVOURITES}/store_many`, { data: ids.map((machine_id) => ({ machine_id })) });

    const refused = await many(machine.id, 999_999);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['data.1.machine_id']]);
    expect(await rows('favourites')).toEqual([]);

    const both = await many(machine.id, other.id);
    expect([both.status, both.body.length]).toEqual([200, 2]);
  });
});

describe('GET api/favourites', () => {
  it('lists one’s own, the newest first, in a fixed number of queries', async () => {
    const { owner, ray, machine, save } = await scene();
    await save(machine.id);
    await save(machine.id, owner);
    const count = async () => (await queriesOf(() => as(ray).get(FAVOURITES))).length;
    const before = await count();
    for (const [minute, subject] of ['Deere 50', 'Kubota U17'].entries()) {
      api.clock.set(`2026-11-20T12:3${minute}:00Z`);
      await save((await make.machine(owner, { subject })).id);
    }

    expect(subjectsOf(await as(ray).get(FAVOURITES))).toEqual(['Kubota U17', 'Deere 50', 'CAT 320']);
    expect(await count()).toBe(before);
    expect((await as(ray).get(FAVOURITES, { sort: 'subject' })).status).toBe(422);
  });

  it('answers the ids of all in one call', async () => {
    const { ray, owner, machine, save } = await scene();
    const { body } = await save(machine.id);
    await save(machine.id, owner);

    expect((await as(ray).get(`${FAVOURITES}/ids`)).body).toEqual({
      ids: [{ id: body.id, machine_id: machine.id }],
    });
  });

  it('says that a machine is not offered any more, and shows it again when it comes back', async () => {
    const { ray, owner, machine, save } = await scene();
    const { body } = await save(machine.id);
    await as(owner).post(`/api/machines/${machine.id}/unpublish`);
    await as(owner).patch(`/api/machines/${machine.id}`, { subject: 'Not for you' });

    const [gone] = (await as(ray).get(FAVOURITES)).body.data;
    expect(gone).toMatchObject({ id: body.id, subject: 'CAT 320', machine: null });

    await as(owner).post(`/api/machines/${machine.id}/publish`);
    const [back] = (await as(ray).get(FAVOURITES)).body.data;
    expect(back).toMatchObject({ machine: { subject: 'Not for you' } });
  });
});

describe('DELETE api/favourites/{id}', () => {
  it('forgets the machine, which can be saved anew', async () => {
    const { ray, machine, save } = await scene();
    const { body } = await save(machine.id);

    expect((await as(ray).delete(`${FAVOURITES}/${body.id}`)).status).toBe(204);

    expect(await rows('favourites')).toEqual([]);
    expect(told('favourites', 'deleted')).toEqual([ray.id]);
    expect((await as(ray).delete(`${FAVOURITES}/${body.id}`)).status).toBe(404);
    expect((await save(machine.id)).status).toBe(201);
  });

  it('is one’s own: neither the machine’s owner nor an admin sees or deletes it', async () => {
    const { owner, admin, machine, save } = await scene();
    const { body } = await save(machine.id);

    for (const who of [as(owner), as(admin), asOnAdminSite(admin)]) {
      expect((await who.get(`${FAVOURITES}/${body.id}`)).status).toBe(403);
      expect((await who.delete(`${FAVOURITES}/${body.id}`)).status).toBe(403);
    }
    expect(await rows('favourites')).toHaveLength(1);
  });
});

it('goes with its machine, and with its person', async () => {
  const { owner, ray, admin, machine, save } = await scene();
  const other = await make.machine(owner);
  await save(machine.id);
  await save(other.id);
  await save(other.id, admin);

  expect((await as(owner).delete(`/api/machines/${machine.id}`)).status).toBe(204);
  expect(await rows('favourites')).toHaveLength(2);

  expect((await (await confirmed(asOnAdminSite(admin))).delete(`/api/users/${ray.id}`)).status).toBe(204);
  expect(await rows('favourites')).toMatchObject([{ user_id: admin.id, machine_id: other.id }]);
});
