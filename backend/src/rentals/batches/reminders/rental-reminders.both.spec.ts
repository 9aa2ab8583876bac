import { api, as, forgetBroadcasts, later, rows, told } from '../../../../test/api';
import { end, rentalScene } from '../../../../test/rental-scene';
import type { Mail } from '../../../../test/mail-messages';

interface Reminders {
  sweep(): Promise<void>;
}

const reminders = () =>
  api.provider<Reminders>('src/rentals/batches/reminders/rental-reminders', 'RentalReminders');

/** A round at this instant. @returns the mails it wrote */
async function sweepAt(iso: string): Promise<Mail[]> {
  await api.dataSource.query('DELETE FROM mails');
  forgetBroadcasts();
  api.clock.set(iso);
  await reminders().sweep();
  return rows<Mail>('mails');
}

// The machine stands in Chicago's zone, six hours behind UTC: a rental from Mon, Dec 14 starts at 06:00Z.
describe('about to be charged', () => {
  it('is told to the renter on the day before the rent is collected, once', async () => {
    const { renter, approved } = await rentalScene();
    await approved();

    expect(await sweepAt('2026-12-11T05:59:00Z')).toEqual([]);
    const mails = await sweepAt('2026-12-11T06:00:00Z');

    expect(mails).toMatchObject([
      { recipient: renter.email, subject: 'We’ll charge $1,400 for Crawler Excavator on Sat, Dec 12' },
    ]);
    expect(mails[0]?.text).toContain('It’s the rent, charged to your card.');
    expect(told('notifications', 'saved')).toEqual([renter.id]);
    expect(await sweepAt('2026-12-11T20:00:00Z')).toEqual([]);
    expect(await sweepAt('2026-12-12T06:00:01Z')).toEqual([]);
  });

  it('is told on the site alone to a renter who wants no mails of reminders', async () => {
    const { renter, approved } = await rentalScene();
    await approved();
    await as(renter).patch('/api/user/mail_choices', { reminder_mails: 'never' });

    expect(await sweepAt('2026-12-11T06:00:00Z')).toEqual([]);
    expect(told('notifications', 'saved')).toEqual([renter.id]);
  });

  it('says so where there is no card', async () => {
    const { approved } = await rentalScene();
    await approved({ stripe_payment_method_id: null });

    expect((await sweepAt('2026-12-11T12:00:00Z'))[0]?.text).toContain('this rental has no card yet');
  });

  it.each(['pending', 'cancelled', 'paid'] as const)('is not told of a request that is %s', async (state) => {
    const { renter, pending, approved } = await rentalScene();
    const request = state === 'pending' ? await pending() : await approved();
    if (state === 'cancelled') await end.cancelled(request.id, renter.id);
    if (state === 'paid') await api.dataSource.query("UPDATE payments SET kind = 'rental'");

    expect(await sweepAt('2026-12-11T12:00:00Z')).toEqual([]);
    expect(api.broadcasts).toEqual([]);
  });
});

describe('due back tomorrow', () => {
  it('is told to both sides on the morning of the day before, at the machine, once', async () => {
    const { owner, renter, approved } = await rentalScene();
    await approved({ end_time: '16:00' });

    expect(await sweepAt('2026-12-17T13:59:00Z')).toEqual([]);
    const mails = await sweepAt('2026-12-17T14:00:00Z');

    expect(mails.map(({ recipient, subject }) => [recipient, subject]).sort()).toEqual(
      [
        [owner.email, 'Crawler Excavator comes back tomorrow'],
        [renter.email, 'Crawler Excavator is due back tomorrow'],
      ].sort(),
    );
    expect(mails[0]?.text).toContain('by Fri, Dec 18, 2026, 4:00 PM');
    expect(told('notifications', 'saved')).toEqual([owner.id, renter.id]);
    expect(await sweepAt('2026-12-17T23:00:00Z')).toEqual([]);
  });

  it('is told in the morning of the place, not of UTC', async () => {
    const { machine, approved } = await rentalScene();
    await approved();
    await api.dataSource.query("UPDATE machines SET time_zone = 'Pacific/Auckland' WHERE id = ?", [
      machine.id,
    ]);

    expect(await sweepAt('2026-12-16T18:59:00Z')).toEqual([]);
    expect(await sweepAt('2026-12-16T19:00:00Z')).toHaveLength(2);
  });

  it('is not told of a single day, nor of what is back', async () => {
    const { owner, approved } = await rentalScene();
    await approved({ start_date: '2026-12-18', end_date: '2026-12-18' });
    const back = await approved({ start_date: '2026-12-14', end_date: '2026-12-17' });
    later('2026-12-15T12:00:00Z');
    await as(owner).post(`/api/rental_requests/${back.id}/machine_return`, {
      returned_at: '2026-12-15T11:00:00Z',
      condition: 'good',
    });
    expect(await sweepAt('2026-12-16T15:00:00Z')).toEqual([]);
    expect(await sweepAt('2026-12-17T15:00:00Z')).toEqual([]);
  });
});

describe('waits for your answer', () => {
  const subjects = (mails: Mail[]) => mails.map(({ recipient, subject }) => [recipient, subject]);

  it('is told to the owner at half time and in the last two hours, each once', async () => {
    const { owner, pending } = await rentalScene();
    await pending();
    const waits = [[owner.email, 'Ray Renter is waiting for your answer about Crawler Excavator']];

    expect(await sweepAt('2026-11-21T11:59:00Z')).toEqual([]);
    const half = await sweepAt('2026-11-21T12:00:00Z');
    expect(subjects(half)).toEqual(waits);
    expect(half[0]?.text).toContain('by Sun, Nov 22, 6:00 AM Central. After that it expires');
    expect(told('notifications', 'saved')).toEqual([owner.id]);
    expect(await sweepAt('2026-11-22T09:59:00Z')).toEqual([]);
    expect(subjects(await sweepAt('2026-11-22T10:00:00Z'))).toEqual(waits);
    expect(await sweepAt('2026-11-22T11:59:00Z')).toEqual([]);
    expect(await sweepAt('2026-11-22T12:00:00Z')).toEqual([]);
  });

  it('is not told once they have answered, nor without a limit', async () => {
    const { owner, pending, act } = await rentalScene();
    const answered = await pending();
    await act(owner, answered, 'decline', { message: 'No.' });
    await pending();
    await api.dataSource.query('UPDATE rental_requests SET answer_until = NULL');

    expect(await sweepAt('2026-11-21T12:00:00Z')).toEqual([]);
  });

  it('is settled by the answer', async () => {
    const { owner, pending, act } = await rentalScene();
    const request = await pending();
    await sweepAt('2026-11-21T12:00:00Z');

    await act(owner, request, 'decline', { message: 'No.' });

    expect(await rows('notifications', "type LIKE '%answer_half_time' AND read_at IS NULL")).toEqual([]);
  });
});

describe('a round', () => {
  it('tells once, though several processes look at the same moment', async () => {
    const { approved } = await rentalScene();
    await approved();
    await api.dataSource.query('DELETE FROM mails');
    api.clock.set('2026-12-17T15:00:00Z');

    await Promise.all([1, 2, 3].map(() => reminders().sweep()));

    expect(await rows('mails')).toHaveLength(2);
  });

  it('leaves nothing half told: what was killed between notice and mail is told by the next round', async () => {
    const { approved } = await rentalScene();
    await approved();
    await api.dataSource.query('ALTER TABLE mails RENAME TO mails_away');
    api.clock.set('2026-12-17T15:00:00Z');
    await reminders().sweep();
    await api.dataSource.query('ALTER TABLE mails_away RENAME TO mails');
    expect(await rows('notifications', "type LIKE '%back'")).toEqual([]);

    expect(await sweepAt('2026-12-17T15:15:00Z')).toHaveLength(2);
  });
});
