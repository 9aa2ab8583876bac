import { guest } from '../../../test/api';
import { insert, make } from '../../../test/make';

describe('GET api/machines/{id}/availability', () => {
  it('tells which days are taken, merged and cut to the window', async () => {
    const machine = await make.machine(await make.owner());
    await insert('blackouts', { machine_id: machine.id, start_date: '2026-12-01', end_date: '2026-12-03' });
    await insert('blackouts', { machine_id: machine.id, start_date: '2026-12-04', end_date: '2026-12-09' });

    const path = `/api/machines/${machine.id}/availability`;
    const { status, body } = await guest().get(path, { from: '2026-12-02', to: '2026-12-05' });

    expect(status).toBe(200);
    expect(body).toEqual({ taken: [{ from: '2026-12-02', to: '2026-12-05', reason: 'blackout' }] });
    expect((await guest().get(path)).status).toBe(422);
    expect((await guest().get(path, { from: '2026-12-02', to: '2026-12-01' })).status).toBe(422);
    expect((await guest().get(path, { from: '2026-01-01', to: '2027-02-04' })).status).toBe(200);
    expect((await guest().get(path, { from: '2026-01-01', to: '2027-02-05' })).body.errors).toEqual({
      to: ['At most 400 days can be asked for at once.'],
    });
  });
});
