import { api, forgetBroadcasts, later, rows, told } from '../../../test/api';
import { reviewScene } from '../../../test/review-scene';

interface Job {
  notifyAll(): Promise<void>;
}

const run = () => api.provider<Job>('src/rentals/reviews/published-reviews', 'PublishedReviews').notifyAll();
const notices = () => rows<{ user_id: number }>('notifications', "type = 'rental_request.review_published'");

/** Fourteen days after the closing. */
const OVER = '2026-12-04T12:00:00Z';

it('tells who was reviewed, once, when the days are over', async () => {
  const { owner, renter, write } = await reviewScene();
  await write(renter);
  later('2026-12-04T11:59:59Z');
  await run();
  expect(await notices()).toEqual([]);
  forgetBroadcasts();

  later(OVER);
  await Promise.all([run(), run()]);
  await run();

  expect(await notices()).toMatchObject([{ user_id: owner.id }]);
  expect(told('notifications', 'saved')).toEqual([owner.id]);
  expect(told('reviews', 'saved')).toEqual(expect.arrayContaining([owner.id, renter.id]));
  const subjects = (await rows<{ subject: string }>('mails')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /^Ray Renter’s review of .* is published$/.test(subject))).toHaveLength(
    1,
  );
});

it('tells nobody where both wrote, where it is hidden, or of one that was published long ago', async () => {
  const { owner, renter, admin, rent, both, write, act } = await reviewScene();
  await both();
  const second = await rent();
  const hidden = (await write(owner, { rental_request_id: second.id })).body as { id: number };
  expect((await act(admin, hidden, 'hide', { reason: 'Rude' })).status).toBe(200);
  later(OVER);
  await run();
  expect(await notices()).toEqual([]);

  expect((await act(admin, hidden, 'show')).status).toBe(200);
  later('2026-12-06T12:00:00Z');
  await run();
  expect(await notices()).toEqual([]);
  later('2026-12-06T11:59:59Z');
  await run();
  expect(await notices()).toMatchObject([{ user_id: renter.id }]);
});
