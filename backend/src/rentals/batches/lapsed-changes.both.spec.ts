import { api, as, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { changeScene } from '../../../test/change-scene';

interface Job {
  endAll(): Promise<void>;
}

const run = () => api.provider<Job>('src/rentals/batches/lapsed-changes', 'LapsedChanges').endAll();
const notices = () => rows<{ user_id: number }>('notifications', "type = 'rental_request.change_lapsed'");

/** A day after it was offered. */
const LAPSES = '2026-11-21T12:00:00Z';

it('tells both sides once that an offer lapsed', async () => {
  const { owner, renter, offer, shown } = await changeScene();
  await offer();
  later('2026-11-21T11:59:59Z');
  await run();
  expect(await notices()).toEqual([]);
  forgetBroadcasts();

  later(LAPSES);
  await Promise.all([run(), run()]);
  await run();

  const both = [owner.id, renter.id].sort((a, b) => a - b);
  expect((await notices()).map(({ user_id }) => user_id).sort((a, b) => a - b)).toEqual(both);
  expect(told('rental_requests', 'saved')).toEqual(both);
  expect((await shown()).changes).toMatchObject([{ status: 'lapsed', answered_at: null }]);
  expect(await rows('audit_events', "action = 'lapse_change' AND user_id IS NULL")).toHaveLength(1);
  expect(await rows('notifications', "type = 'rental_request.change_offered' AND read_at IS NULL")).toEqual(
    [],
  );
  const subjects = (await rows<{ subject: string }>('mails')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.endsWith('Crawler Excavator expired'))).toHaveLength(2);
});

it('tells nobody of an offer that was answered, or whose rental has ended', async () => {
  const { owner, request, offer, answer, act } = await changeScene();
  await answer(owner, (await offer()).body.id, 'decline');
  await offer();
  await act(owner, request, 'cancel', { reason: 'Broken' });
  later(LAPSES);

  await run();

  expect(await notices()).toEqual([]);
  const kept = await rows<{ status: string }>('rental_changes');
  expect(kept.map(({ status }) => status).sort()).toEqual(['declined', 'lapsed']);
});

it('can be offered again once it lapsed', async () => {
  const { owner, renter, offer, answer } = await changeScene();
  const { id } = (await offer()).body;
  later(LAPSES);
  await run();

  expect((await answer(owner, id, 'accept')).status).toBe(409);
  expect((await answer(renter, id, 'withdraw')).status).toBe(409);
  expect((await offer()).status).toBe(201);
  expect((await as(owner).get('/api/rental_requests', { your_turn: true })).body.data).toHaveLength(1);
});
