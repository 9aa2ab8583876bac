import { api, as, forgetBroadcasts, guest, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';
import { refusal } from '../../../test/refusals';

const DAY = { created_at: '2026-11-20T12:00:00.000000Z', updated_at: '2026-11-20T12:00:00.000000Z' };

describe('api/machines', () => {
  it('makes a draft of an owner with the place of the address', async () => {
    const owner = await make.owner();
    const admin = await make.admin();
    const address = await make.address(owner);
    const type = await make.machineType({ name: 'Mini Excavator' });

    const made = await as(owner).post('/api/machines', {
      machine_type_id: type.id,
      subject: 'Kubota',
      description: '<p onclick="x()">Runs <script>alert(1)</script><a href="javascript:x">here</a></p>',
      daily_rate: 285.5,
      hours: 1200.26,
      address_id: address.id,
      user_id: 1,
      published_at: '2026-01-01',
    });

    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...DAY,
      id: expect.any(Number),
      deleted_at: null,
      attributes: {},
      user_id: owner.id,
      user_name: owner.name,
      machine_type_id: type.id,
      machine_type_name: 'Mini Excavator',
      subject: 'Kubota',
      description: '<p>Runs <a rel="nofollow noopener noreferrer">here</a></p>',
      manufacturer: null,
      model: null,
      year: null,
      hours: 1200.3,
      daily_rate: 285.5,
      weekly_rate: null,
      monthly_rate: null,
      tank_amount: null,
      cleaning_amount: null,
      minimum_days: 1,
      turnaround_days: 0,
      instant_book: false,
      call_off: false,
      address_id: address.id,
      city: 'Austin',
      state: 'TX',
      geotag: { lat: 30.27, lng: -97.72 },
      time_zone: 'America/Chicago',
      taken_off_reason: null,
      published_at: null,
      delivery_options: [],
      photos: [],
      illustration_url: '/illustrations/mini-excavator.svg',
      label_url: `/machines/${made.body.id}/label`,
      rating: null,
      reviews: 0,
    });
    expect(told('machines', 'saved')).toEqual([owner.id, admin.id]);
    expect(api.broadcasts.every((message) => message.data?.model === undefined)).toBe(true);
  });

  it('tells those without store access why they may not, before their input is read', async () => {
    const answer = await as(await make.user()).post('/api/machines', {});

    expect(refusal(answer)).toEqual([403, 'Only users with listing access can list machines.']);
    expect(await rows('machines')).toEqual([]);
  });

  it('refuses an address or a type that is not there or not the own', async () => {
    const owner = await make.owner();
    const strange = await make.address(await make.owner());
    const type = await make.machineType();
    const input = { machine_type_id: type.id, subject: 'x', address_id: strange.id };
    forgetBroadcasts();

    const one = await as(owner).post('/api/machines', input);
    const many = await as(owner).post('/api/machines/store_many', {
      data: [{ machine_type_id: type.id, subject: 'a' }, input],
    });
    const typeless = await as(owner).post('/api/machines', { machine_type_id: 999999, subject: 'x' });

    expect(refusal(one)).toEqual([422, { address_id: ['The selected address id is invalid.'] }]);
    expect(Object.keys(many.body.errors)).toEqual(['data.1.address_id']);
    expect(Object.keys(typeless.body.errors)).toEqual(['machine_type_id']);
    expect(await rows('machines')).toEqual([]);
    expect(api.broadcasts).toEqual([]);
  });

  it('hides drafts from all but their owner and admins', async () => {
    const owner = await make.owner();
    const draft = await make.machine(owner, { published_at: null });
    const path = `/api/machines/${draft.id}`;
    const [stranger, admin] = [await make.owner(), await make.admin()];

    const statuses = [];
    for (const client of [guest(), as(stranger), as(owner), as(admin)]) {
      const shown = await client.get(path);
      const listed = await client.get('/api/machines');
      statuses.push([shown.status, listed.body.total, (await client.get(`${path}/photos`)).status]);
    }

    expect(statuses).toEqual([
      [404, 0, 404],
      [404, 0, 404],
      [200, 1, 200],
      [200, 1, 200],
    ]);
    expect((await as(stranger).patch(path, { subject: 'x' })).status).toBe(404);
  });

  it('blurs the place for strangers', async () => {
    const owner = await make.owner();
    const machine = await make.machine(owner, { lat: 30.27491, lng: -97.72499 });
    const path = `/api/machines/${machine.id}`;

    const stranger = (await guest().get(path)).body;

    expect(stranger.geotag).toEqual({ lat: 30.27, lng: -97.72 });
    expect(stranger.address_id).toBeNull();
    expect((await as(owner).get(path)).body.geotag).toEqual({ lat: 30.27491, lng: -97.72499 });
  });

  it('publishes what has a rate and an address, once', async () => {
    const owner = await make.owner();
    const machine = await make.machine(owner, { published_at: null });
    await api.dataSource.query('UPDATE machines SET daily_rate = NULL, address_id = NULL');
    const path = `/api/machines/${machine.id}`;
    const address = await make.address(owner);

    const refused = await as(owner).post(`${path}/publish`);

    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['daily_rate', 'address_id']);
    expect(told('machines', 'saved')).toEqual([]);
    await as(owner).put(path, { daily_rate: 100, address_id: address.id });
    const published = await as(owner).post(`${path}/publish`);
    expect([published.status, published.body.published_at]).toEqual([200, DAY.created_at]);
    forgetBroadcasts();
    expect((await as(owner).post(`${path}/publish`)).status).toBe(200);
    expect(told('machines', 'saved')).toEqual([]);
    const bare = await as(owner).patch(path, { daily_rate: null });
    expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ['daily_rate']]);
    expect((await as(owner).post(`${path}/unpublish`)).body.published_at).toBeNull();
    const events = await rows<{ action: string }>('audit_events', 'record_type = ?', ['machine']);
    expect(events.map((event) => event.action)).toEqual(['update', 'publish', 'unpublish']);
  });

  it('lets its owner and admins change and delete it', async () => {
    const owner = await make.owner();
    const machine = await make.machine(owner);
    const path = `/api/machines/${machine.id}`;

    expect((await as(owner).patch(path, { subject: '' })).status).toBe(422);
    const changed = await as(await make.admin()).patch(path, { subject: 'New', minimum_days: null });
    expect(changed.body).toMatchObject({ subject: 'New', minimum_days: 1, daily_rate: 400 });
    forgetBroadcasts();
    expect((await as(owner).delete(path)).status).toBe(204);
    expect(told('machines', 'deleted')).toContain(owner.id);
    expect((await as(owner).get(path)).status).toBe(404);
    expect((await as(owner).get('/api/machines')).body.total).toBe(0);
  });

  it('keeps a machine with open rentals', async () => {
    const { owner, machine, pending } = await rentalScene();
    const open = await pending();

    const answer = await as(owner).delete(`/api/machines/${machine.id}`);

    const message = `The machine has open rental requests: no. ${open.id}. It can be deleted once they are over.`;
    expect([answer.status, answer.body.message]).toEqual([409, message]);
    expect(told('machines', 'deleted')).toEqual([]);
    expect((await guest().get(`/api/machines/${machine.id}`)).status).toBe(200);
  });

  it('follows its address when that moves', async () => {
    const owner = await make.owner();
    const machine = await make.machine(owner);
    const moved = { city: 'New York', state: 'ny', geotag: { lat: 40.71, lng: -74 } };

    await as(owner).patch(`/api/addresses/${String(machine.address_id)}`, moved);

    const { body } = await as(owner).get(`/api/machines/${machine.id}`);
    expect(body).toMatchObject({ ...moved, state: 'NY', time_zone: 'America/New_York' });
    expect(told('machines', 'saved')).toEqual([owner.id]);
  });
});
