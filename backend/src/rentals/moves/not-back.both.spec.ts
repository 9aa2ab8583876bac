import { api, as, guest, later, rows } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

const NOT_BACK = 'The machine is not back yet.';
const PATH = '/api/rental_requests';
/** Noon in Chicago. */
const noon = (day: string) => `2026-12-${day}T18:00:00Z`;

/** Ray's rental to the 16th is out; Sam wants the machine. */
async function lateScene(fields: object = {}, machineFields: Record<string, unknown> = {}) {
  const scene = await rentalScene(machineFields);
  const rental = await scene.approved({ end_date: '2026-12-16', ...fields });
  const sam = scene.stranger;
  const { id: address_id } = await make.address(sam);
  const asked = (start_date: string, end_date = start_date, more: object = {}) =>
    scene.ask({ address_id, start_date, end_date, ...more }, sam);
  const found = async (from: string, to = from, more: object = {}) => {
    const { body } = await guest().get('/api/machines', { from, to, ...more });
    return (body.data as { id: number }[]).map(({ id }) => id).includes(scene.machine.id);
  };
  const own = `/api/machines/${scene.machine.id}`;
  const taken = async () =>
    (await guest().get(`${own}/availability`, { from: '2026-12-14', to: '2026-12-31' })).body.taken;
  const bringBack = () =>
    as(scene.owner).post(`${PATH}/${rental.id}/machine_return`, {
      returned_at: api.clock.now().toISOString(),
      condition: 'good',
    });
  return { ...scene, rental, sam, asked, found, taken, bringBack };
}

const statusesOf = ({ payments }: { payments: { status: string }[] }) => payments.map(({ status }) => status);

async function sweep(): Promise<void> {
  const file = 'src/rentals/batches/reminders/rental-reminders';
  await api.provider<{ sweep(): Promise<void> }>(file, 'RentalReminders').sweep();
}

describe('a machine that is out past its last moment', () => {
  it('is taken through its today, for searches, quotes and bookings, until it is back', async () => {
    const { machine, asked, found, taken, bringBack } = await lateScene();
    const quoted = async (day: string) => {
      const days = { machine_id: machine.id, start_date: day, end_date: day };
      return (await guest().post(`${PATH}/quote`, days)).body.available as boolean;
    };
    // The evening of the 17th in Chicago, and the 18th in UTC.
    later('2026-12-18T03:00:00Z');

    expect(await taken()).toEqual([{ from: '2026-12-14', to: '2026-12-17', reason: 'rental' }]);
    expect([await found('2026-12-17'), await found('2026-12-18')]).toEqual([false, true]);
    expect([await quoted('2026-12-17'), await quoted('2026-12-18')]).toEqual([false, true]);
    const refused = await asked('2026-12-17', '2026-12-19');
    expect([refused.status, refused.body.message]).toEqual([409, NOT_BACK]);
    expect(refused.body.free[0]).toEqual({ from: '2026-12-18', to: '2026-12-20' });

    later(noon('19'));
    expect(await taken()).toEqual([{ from: '2026-12-14', to: '2026-12-19', reason: 'rental' }]);
    expect([await found('2026-12-19'), await found('2026-12-18', '2026-12-21')]).toEqual([false, false]);
    expect((await bringBack()).status).toBe(201);
    expect([await found('2026-12-19'), await quoted('2026-12-19')]).toEqual([true, true]);
    expect((await asked('2026-12-19')).status).toBe(201);
  });

  it('is not late before its hour, and needs its turnaround as with a return today', async () => {
    const { found, taken } = await lateScene({ end_time: '16:00' }, { turnaround_days: 2 });

    later('2026-12-16T21:59:00Z');
    expect(await found('2026-12-19')).toBe(true);
    later(noon('18'));
    expect(await taken()).toEqual([
      { from: '2026-12-14', to: '2026-12-18', reason: 'rental' },
      { from: '2026-12-19', to: '2026-12-20', reason: 'turnaround' },
    ]);
    expect([await found('2026-12-20'), await found('2026-12-21')]).toEqual([false, true]);
  });

  it('begins a flexible search the day after, and the next free days', async () => {
    const { machine, found } = await lateScene();
    later(noon('19'));
    const any = (from: string, to: string, flexible_days: number) => found(from, to, { flexible_days });

    expect(await any('2026-12-17', '2026-12-20', 1)).toBe(true);
    expect(await any('2026-12-17', '2026-12-20', 2)).toBe(false);
    expect(await any('2026-12-17', '2026-12-21', 2)).toBe(true);
    const { body } = await guest().get('/api/machines', { from: '2026-12-19', to: '2026-12-19' });
    expect(body.alternatives).toMatchObject([{ id: machine.id, free_from: '2026-12-20' }]);
  });

  it('is approved for nobody else, and booked at once by nobody; its own rental goes on longer', async () => {
    const { owner, renter, rental, act, asked, bringBack } = await lateScene();
    const waiting = (await asked('2026-12-18', '2026-12-19')).body;
    later(noon('17'));
    await api.dataSource.query('UPDATE rental_requests SET answer_until = NULL WHERE id = ?', [waiting.id]);
    const approve = () => act(owner, waiting, 'approve', { message: 'Yours.' });
    later(noon('18'));

    const refused = await approve();
    expect([refused.status, refused.body.message]).toEqual([409, NOT_BACK]);
    const offered = await act(renter, rental, 'changes', { end_date: '2026-12-18' });
    expect(offered.status).toBe(201);
    await as(renter).post(`${PATH}/${rental.id}/changes/${offered.body.id}/withdraw`);
    expect((await bringBack()).status).toBe(201);
    expect((await approve()).status).toBe(200);
  });

  it('takes no rental that is moved to it, nor one of its own that grows into the day', async () => {
    const { owner, machine, rental, sam, act, asked } = await lateScene();
    const other = await make.machine(owner, { subject: 'Other' });
    const next = (await asked('2026-12-18', '2026-12-19', { machine_id: other.id })).body;
    await act(owner, next, 'approve', { message: 'Yours.' });
    later(noon('18'));

    const moved = await act(owner, next, 'changes', { machine_id: machine.id });

    expect([moved.status, moved.body.message]).toEqual([409, NOT_BACK]);
    expect((await as(sam).get(`${PATH}/${next.id}`)).body.machine_late).toBe(false);
    const calendar = await as(owner).get('/api/fleet', { from: '2026-12-14', days: 14 });
    const spans = calendar.body.data.find(({ id }: { id: number }) => id === machine.id).spans;
    expect(spans).toMatchObject([
      {
        from: '2026-12-14',
        to: '2026-12-16',
        reason: 'rental',
        rental_request_id: rental.id,
        label: 'Ray Renter',
      },
      { from: '2026-12-17', to: '2026-12-18', rental_request_id: rental.id, label: 'Not back: Ray Renter' },
    ]);
  });
});

describe('a rental that was approved for the days after', () => {
  async function nextScene() {
    const scene = await lateScene();
    const next = (await scene.asked('2026-12-18', '2026-12-20')).body as { id: number };
    await scene.act(scene.owner, next, 'approve', { message: 'Yours.' });
    const told = (userId: number) =>
      rows('notifications', "type = 'rental_request.machine_late' AND user_id = ?", [userId]);
    const shown = async () => (await as(scene.sam).get(`${PATH}/${next.id}`)).body;
    const cancel = () => scene.act(scene.sam, next, 'cancel', { reason: 'Too late' });
    return { ...scene, next, told, shown, cancel };
  }

  it('stays, and both its people are told once', async () => {
    const { owner, sam, told, shown } = await nextScene();
    later(noon('17'));
    await sweep();
    later(noon('18'));
    await sweep();

    expect((await shown()).status).toBe('active');
    expect([(await told(sam.id)).length, (await told(owner.id)).length]).toEqual([1, 1]);
    const mails = await rows<{ text: string }>('mails', 'recipient = ?', [sam.email]);
    expect(mails.filter(({ text }) => text.includes('cancel for free before you pick it up'))).toHaveLength(
      1,
    );
  });

  it('is cancelled free of charge until the pick-up, whatever the policy says', async () => {
    const { shown, cancel } = await nextScene();
    later(noon('18'));
    expect(await shown()).toMatchObject({ status: 'active', machine_late: true, cancels_free: true });

    const { status, body } = await cancel();

    expect([status, body.status]).toEqual([200, 'cancelled']);
    expect(statusesOf(body)).toEqual(['refunded']);
  });

  it('stays free once its renter was told, though the machine came back before it begins', async () => {
    const { shown, bringBack, cancel } = await nextScene();
    later(noon('17'));
    await sweep();
    await bringBack();

    expect(await shown()).toMatchObject({ status: 'approved', machine_late: false, cancels_free: true });
    expect(statusesOf((await cancel()).body)).toEqual(['refunded']);
  });

  it('is not cancelled by its renter once it has begun with its machine there', async () => {
    const { bringBack, shown, cancel } = await nextScene();
    later(noon('17'));
    await bringBack();
    later(noon('18'));

    expect((await shown()).cancels_free).toBe(false);
    const refused = await cancel();
    expect([refused.status, refused.body.message]).toEqual([409, 'This rental request is active.']);
  });
});
