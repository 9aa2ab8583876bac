import { api, as, forgetBroadcasts, later, rows, told } from '../../../../test/api';
import { make } from '../../../../test/make';
import { rentalScene } from '../../../../test/rental-scene';
import { unpaidScene } from '../../../../test/unpaid-scene';

interface Reminders {
  sweep(): Promise<void>;
}

/** A run at this instant. @returns the mails it wrote, and to whom, in the order of their subjects */
async function sweepAt(iso: string): Promise<{ recipient: string; subject: string; text: string }[]> {
  await api.dataSource.query('DELETE FROM mails');
  forgetBroadcasts();
  later(iso);
  const file = 'src/rentals/batches/reminders/rental-reminders';
  await api.provider<Reminders>(file, 'RentalReminders').sweep();
  const mails = await rows<{ recipient: string; subject: string; text: string }>('mails');
  return mails.sort((a, b) => a.subject.localeCompare(b.subject));
}

const subjects = (mails: { recipient: string; subject: string }[]) =>
  mails.map(({ recipient, subject }) => [recipient, subject]);
const path = ({ id }: { id: number }) => `/api/rental_requests/${id}`;
const TWO_DAYS = { start_date: '2026-12-14', end_date: '2026-12-15', end_time: '16:00' };
/** The hour of the end in Chicago. */
const END = '2026-12-15T22:00:00Z';

describe('a machine that is not back in time', () => {
  it('is told to both from the hour of the end on, once, with what a day more costs', async () => {
    const { owner, renter, approved } = await rentalScene();
    await approved(TWO_DAYS);

    expect(await sweepAt('2026-12-15T21:59:00Z')).toEqual([]);
    const mails = await sweepAt(END);

    expect(subjects(mails)).toEqual([
      [renter.email, 'Crawler Excavator is due back now'],
      [owner.email, 'Crawler Excavator isn’t back yet'],
    ]);
    for (const { text } of mails) {
      expect(text).toContain(
        'on Tue, Dec 15, 2026, 4:00 PM Central. Keeping it through Wed, Dec 16, 2026 costs $400 more.',
      );
    }
    expect(told('notifications', 'saved')).toEqual([owner.id, renter.id].sort((a, b) => a - b));
    expect(await sweepAt('2026-12-17T22:00:00Z')).toEqual([]);
  });

  it('is on the page, priced with the rates of the request', async () => {
    const { owner, renter, machine, approved } = await rentalScene();
    const request = await approved(TWO_DAYS);
    await as(owner).patch(`/api/machines/${machine.id}`, { daily_rate: 900 });
    const late = async () => (await as(renter).get(path(request))).body.late;

    later('2026-12-15T21:59:00Z');
    expect(await late()).toBeNull();
    later(END);
    expect(await late()).toEqual({
      since: '2026-12-15T22:00:00.000000Z',
      through: '2026-12-16',
      amount: 400,
    });
    later('2026-12-18T12:00:00Z');
    expect(await late()).toMatchObject({ through: '2026-12-18', amount: 600 });

    await as(owner).post(`${path(request)}/machine_return`, {
      returned_at: '2026-12-18T11:00:00Z',
      condition: 'good',
    });
    expect(await late()).toBeNull();
    expect(await rows('notifications', "type LIKE '%.not_back' AND read_at IS NULL")).toEqual([]);
  });

  it('is not told of a machine that was kept back because its rent is unpaid', async () => {
    const { id, renter } = await unpaidScene();

    const mails = [...(await sweepAt('2026-12-17T18:00:00Z')), ...(await sweepAt('2026-12-19T12:00:00Z'))];

    expect(mails.filter(({ subject }) => /back/.test(subject))).toEqual([]);
    expect((await as(renter).get(path({ id }))).body.late).toBeNull();
    const { body } = await as(renter).get('/api/machines', { from: '2026-12-19', to: '2026-12-19' });
    expect(body.total).toBe(1);
  });
});

describe('the renter who comes next', () => {
  async function twoInARow(start_date: string) {
    const scene = await rentalScene();
    const first = await scene.approved(TWO_DAYS);
    const next = await make.user({ name: 'Nina Next' });
    const { id: address_id } = await make.address(next);
    const days = { address_id, start_date, end_date: '2026-12-20' };
    const second = (await scene.ask(days, next)).body as { id: number };
    await scene.act(scene.owner, second, 'approve', { message: 'Yours.' });
    const isWaiting = async () => {
      const listed = (await as(next).get('/api/rental_requests')).body.data[0];
      const shown = (await as(next).get(path(second))).body;
      expect(listed.machine_late).toBe(shown.machine_late);
      return shown.machine_late;
    };
    return { ...scene, first, next, second, isWaiting };
  }
  const warning = ({ email }: { email: string }) => [email, 'Crawler Excavator may not be back in time'];

  it('is warned on the day before, once, where her machine is late', async () => {
    const { owner, next, isWaiting } = await twoInARow('2026-12-16');

    expect(await sweepAt('2026-12-15T21:59:00Z')).toEqual([]);
    expect(await isWaiting()).toBe(false);
    const mails = await sweepAt(END);

    expect(subjects(mails)).toContainEqual(warning(next));
    expect(subjects(mails)).toContainEqual([owner.email, 'Crawler Excavator isn’t back for Nina Next']);
    expect(await isWaiting()).toBe(true);
    expect(await sweepAt('2026-12-16T12:00:00Z')).toEqual([]);
    expect(await isWaiting()).toBe(true);
  });

  it('is not warned sooner, nor once the machine is back', async () => {
    const { owner, first, next, isWaiting } = await twoInARow('2026-12-18');
    expect(subjects(await sweepAt('2026-12-16T12:00:00Z'))).not.toContainEqual(warning(next));
    await as(owner).post(`${path(first)}/machine_return`, {
      returned_at: '2026-12-16T11:00:00Z',
      condition: 'good',
    });

    expect(await sweepAt('2026-12-17T13:00:00Z')).toEqual([]);
    expect(await isWaiting()).toBe(false);
  });
});
