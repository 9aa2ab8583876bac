import { as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { moveDays, runBatch } from '../../../test/batches';
import { rentalScene } from '../../../test/rental-scene';

const NAME = 'notify_users_with_missing_machine_returns';
const notices = () => rows<{ user_id: number }>('notifications', "type = 'rental_request.return_missing'");

it.each([
  ['America/Chicago', '2026-12-20T06:00:00'],
  ['Pacific/Auckland', '2026-12-19T11:00:00'],
  ['Asia/Kolkata', '2026-12-19T18:30:00'],
  ['Europe/Berlin', '2026-12-19T23:00:00'],
])('notifies the owner from a day after the last day in %s', async (time_zone, edge) => {
  const { owner, admin, approved } = await rentalScene({ time_zone });
  const request = await approved();
  const at = (seconds: number) => new Date(Date.parse(`${edge}Z`) + seconds * 1000).toISOString();

  later(at(-1));
  expect(await runBatch(admin, NAME)).toMatchObject({ status: 'finished', total: 0 });
  later(at(0));
  const mails = await rows('mails');
  forgetBroadcasts();
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 1, done: 1 });

  expect(await notices()).toEqual([
    expect.objectContaining({ user_id: owner.id, title: 'Record the return of Crawler Excavator' }),
  ]);
  expect(await rows('mails')).toHaveLength(mails.length + 1);
  expect(told('notifications', 'saved')).toEqual([owner.id]);
  expect(told('rental_requests', 'saved')).toEqual([]);
  expect((await as(owner).get(`/api/rental_requests/${request.id}`)).body.status).toBe('active');
});

it('notifies of each request once a calendar day', async () => {
  const { admin, approved } = await rentalScene();
  const first = await approved();
  const second = await approved({ start_date: '2027-01-11', end_date: '2027-01-12' });
  await moveDays(first.id, '2026-11-01', '2026-11-02');
  await moveDays(second.id, '2026-11-03', '2026-11-04');

  later('2026-11-20T07:00:00Z');
  expect(await runBatch(admin, NAME)).toMatchObject({ total: 2, done: 2 });
  later('2026-11-20T23:59:59Z');
  const again = await runBatch(admin, NAME);
  expect(again).toMatchObject({ total: 2, done: 0, failed: 0 });
  expect(again.items[0]).toMatchObject({ outcome: 'skipped', message: 'Its owner was notified today.' });
  expect(await notices()).toHaveLength(2);
  later('2026-11-21T00:00:00Z');
  expect(await runBatch(admin, NAME)).toMatchObject({ done: 2 });
  expect(await notices()).toHaveLength(4);
});

it('does not ask for what is returned, cancelled, pending or closed', async () => {
  const { owner, admin, pending, approved, act } = await rentalScene();
  const days = (day: string) => ({ start_date: day, end_date: day });
  const waiting = await pending(days('2027-02-01'));
  const cancelled = await approved(days('2027-02-02'));
  await act(owner, cancelled, 'cancel', { reason: 'Broken' });
  const returned = await approved(days('2027-02-03'));
  const closed = await approved(days('2027-02-04'));
  for (const { id } of [waiting, cancelled, returned, closed]) await moveDays(id, '2026-10-01', '2026-10-01');
  const facts = { returned_at: '2026-10-02T06:00:00Z', condition: 'good' };
  await as(owner).post(`/api/rental_requests/${returned.id}/machine_return`, facts);
  await act(admin, closed, 'close');

  expect(await runBatch(admin, NAME)).toMatchObject({ status: 'finished', total: 0 });
  expect(await notices()).toEqual([]);
});
