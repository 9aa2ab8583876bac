import { api, as, forgetBroadcasts, guest, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalRequestRow, takenDay } from '../../../test/rental-rows';

const LOWBOY = { name: 'Lowboy', radius: 50, base_amount: 150.5, amount_per_distance: 4 };

async function world() {
  const owner = await make.owner();
  const machine = await make.machine(owner);
  const [admin, stranger] = [await make.admin(), await make.owner()];
  return { owner, machine, admin, stranger, path: `/api/machines/${machine.id}` };
}

async function rented(machine: { id: number }, owner: { id: number }, day: string) {
  const request = await rentalRequestRow(machine, owner, { start_date: day, end_date: day });
  await takenDay(machine, request, day);
}

describe('api/machines/{id}/delivery_options', () => {
  it('lets the owner add, change and delete one, and shows it with the machine', async () => {
    const { owner, machine, admin, path } = await world();

    const made = await as(owner).post(`${path}/delivery_options`, LOWBOY);

    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...LOWBOY, machine_id: machine.id, deleted_at: null });
    expect(told('delivery_options', 'saved')).toEqual([owner.id, admin.id]);
    expect(told('machines', 'saved')).toEqual([owner.id, admin.id]);
    expect((await guest().get(path)).body.delivery_options).toEqual([made.body]);
    const one = `${path}/delivery_options/${made.body.id}`;
    expect((await guest().get(one)).body).toEqual(made.body);
    expect((await guest().get(`${path}/delivery_options`)).body).toMatchObject({
      total: 1,
      data: [made.body],
    });
    expect((await as(owner).patch(one, { radius: 20.04 })).body).toMatchObject({ ...LOWBOY, radius: 20 });
    expect((await as(owner).delete(one)).status).toBe(204);
    expect(told('delivery_options', 'deleted')).toEqual([owner.id, admin.id]);
    expect((await guest().get(one)).status).toBe(404);
    expect((await guest().get(path)).body.delivery_options).toEqual([]);
  });

  it('takes many at once, and refuses what is wrong', async () => {
    const { owner, path } = await world();

    const many = await as(owner).post(`${path}/delivery_options/store_many`, { data: [LOWBOY, LOWBOY] });
    const wrong = await as(owner).post(`${path}/delivery_options`, { name: '', base_amount: -1 });

    expect([many.status, many.body.length]).toEqual([200, 2]);
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors)).toEqual(['name', 'radius', 'base_amount', 'amount_per_distance']);
  });
});

describe('api/machines/{id}/blackouts', () => {
  it('lets the owner keep days back, and give them free', async () => {
    const { owner, machine, path } = await world();
    const days = { start_date: '2026-12-24', end_date: '2026-12-26', reason: 'Service' };

    const made = await as(owner).post(`${path}/blackouts`, days);
    const one = `${path}/blackouts/${made.body.id}`;
    const changed = await as(owner).put(one, { end_date: '2026-12-27' });

    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...days, machine_id: machine.id });
    expect(changed.body).toMatchObject({ ...days, end_date: '2026-12-27' });
    expect((await guest().get(`${path}/blackouts`)).body.data).toEqual([changed.body]);
    expect(told('blackouts', 'saved')).toContain(owner.id);
    expect((await as(owner).delete(one)).status).toBe(204);
    expect((await guest().get(`${path}/blackouts`)).body.total).toBe(0);
  });

  it('refuses days that are rented', async () => {
    const { owner, machine, path } = await world();
    await rented(machine, owner, '2026-12-10');
    const made = await as(owner).post(`${path}/blackouts`, {
      start_date: '2026-12-11',
      end_date: '2026-12-12',
    });
    forgetBroadcasts();

    const over = { start_date: '2026-12-01', end_date: '2026-12-31' };
    const refused = await as(owner).post(`${path}/blackouts`, over);
    const moved = await as(owner).patch(`${path}/blackouts/${made.body.id}`, { start_date: '2026-12-10' });
    const many = await as(owner).post(`${path}/blackouts/store_many`, {
      data: [{ start_date: '2026-12-01', end_date: '2026-12-02' }, over],
    });

    expect([refused.status, refused.body.message]).toEqual([409, 'The machine is rented on 2026-12-10.']);
    expect([moved.status, many.status]).toEqual([409, 409]);
    expect(await rows('blackouts')).toHaveLength(1);
    expect(api.broadcasts).toEqual([]);
  });

  it('refuses spans that end before they start', async () => {
    const { owner, path } = await world();
    const days = { start_date: '2026-12-24', end_date: '2026-12-26' };
    const made = await as(owner).post(`${path}/blackouts`, days);
    const one = `${path}/blackouts/${made.body.id}`;

    const backwards = await as(owner).post(`${path}/blackouts`, { ...days, end_date: '2026-12-23' });
    const turned = await as(owner).patch(one, { start_date: '2026-12-27' });

    expect(Object.keys(backwards.body.errors)).toEqual(['end_date']);
    expect(Object.keys(turned.body.errors)).toEqual(['end_date']);
  });
});
