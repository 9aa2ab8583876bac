import { api, as, forgetBroadcasts, guest, later, newRow, rows, told } from '../../../test/api';
import { make } from '../../../test/make';
import { set } from '../../../test/permissions/people';
import { rentalRequestRow } from '../../../test/rental-rows';
import { idsOf, REVIEWS, reviewScene } from '../../../test/review-scene';
import { refusal } from '../../../test/refusals';

const LAST_MOMENT = '2026-12-04T11:59:59Z';
const OVER = '2026-12-04T12:00:00Z';

interface Job {
  notifyAll(): Promise<void>;
}

const run = () => api.provider<Job>('src/rentals/reviews/published-reviews', 'PublishedReviews').notifyAll();
const notices = () => rows<{ user_id: number }>('notifications', "type = 'rental_request.review_published'");

describe('POST api/reviews', () => {
  it('keeps what one wrote from everybody else until the other has written', async () => {
    const { owner, renter, admin, stranger, rental, write } = await reviewScene();

    const answer = await write(renter, {
      rating: '4',
      condition: 5,
      content: '  Ran well. ',
      published_at: 'now',
    });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ...newRow,
      rental_request_id: rental.id,
      machine_id: rental.machine_id,
      machine_subject: expect.any(String),
      about: 'machine',
      user_id: renter.id,
      user_name: 'Ray R.',
      reviewed_id: owner.id,
      reviewed_name: 'Olive Owner',
      rating: 4,
      condition: 5,
      communication: null,
      content: 'Ran well.',
      reply: null,
      replied_at: null,
      published_at: null,
      hidden_at: null,
      hide_reason: null,
    });
    const path = `${REVIEWS}/${answer.body.id}`;
    for (const client of [guest(), as(owner), as(stranger)]) {
      expect((await client.get(path)).status).toBe(404);
      expect(idsOf(await client.get(REVIEWS, { machine_id: rental.machine_id }))).toEqual([]);
      expect(idsOf(await client.get(REVIEWS, { rental_request_id: rental.id }))).toEqual([]);
    }
    for (const client of [as(renter), as(admin)]) {
      expect((await client.get(path)).status).toBe(200);
      expect(idsOf(await client.get(REVIEWS))).toEqual([answer.body.id]);
    }
    expect(told('reviews', 'saved')).toEqual([renter.id, admin.id].sort((a, b) => a - b));
    expect(told('machines', 'saved')).toEqual([]);
    expect(told('notifications', 'saved')).toEqual([owner.id]);
    expect(await rows('mails')).toMatchObject([{ recipient: owner.email }]);
    expect(await rows('audit_events')).toMatchObject([
      { user_id: renter.id, action: 'create', record_type: 'review', record_id: answer.body.id },
    ]);
  });

  it('publishes both with the second', async () => {
    const { owner, renter, rental, write } = await reviewScene();
    const first = await write(owner, { rating: 5 });
    forgetBroadcasts();

    const second = await write(renter, { rating: 3 });

    expect(second.body.published_at).toBe('2026-11-20T12:00:00.000000Z');
    const listed = await guest().get(REVIEWS, { rental_request_id: rental.id, direction: 'asc' });
    expect(listed.body.data).toMatchObject([
      { id: first.body.id, about: 'renter', user_name: 'Olive Owner', reviewed_name: 'Ray R.', rating: 5 },
      { id: second.body.id, about: 'machine', user_name: 'Ray R.', reviewed_name: 'Olive Owner', rating: 3 },
    ]);
    expect(idsOf(await guest().get(REVIEWS, { machine_id: rental.machine_id }))).toEqual([second.body.id]);
    expect(idsOf(await guest().get(REVIEWS, { user_id: owner.id }))).toEqual([second.body.id]);
    expect(idsOf(await guest().get(REVIEWS, { user_id: renter.id }))).toEqual([first.body.id]);
    expect(idsOf(await as(owner).get(REVIEWS))).toEqual([first.body.id]);
    expect(told('reviews', 'saved')).toEqual(expect.arrayContaining([owner.id, renter.id]));
    expect(told('machines', 'saved')).toContain(owner.id);
    expect(told('notifications', 'saved')).toEqual(expect.arrayContaining([owner.id]));
  });

  it('publishes one alone when the time to write is over', async () => {
    const { owner, renter, rental, write } = await reviewScene();
    const { body } = await write(renter);
    const listed = () => guest().get(REVIEWS, { machine_id: rental.machine_id });
    later(LAST_MOMENT);
    expect(idsOf(await listed())).toEqual([]);

    later(OVER);

    expect((await listed()).body.data).toMatchObject([
      { id: body.id, published_at: '2026-12-04T12:00:00.000000Z' },
    ]);
    const late = await write(owner);
    expect([late.status, late.body.message]).toEqual([409, 'The 14 days to review this rental are over.']);
  });

  it('is written once by each side, however often it is sent at once', async () => {
    const { renter, write } = await reviewScene();

    const answers = await Promise.all([1, 2, 3].map((rating) => write(renter, { rating })));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'You already reviewed this rental.',
    );
    expect(await rows('reviews')).toHaveLength(1);
  });

  it('publishes both where the two write at the same moment', async () => {
    const { owner, renter, write } = await reviewScene();

    const answers = await Promise.all([write(owner), write(renter)]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const kept = await rows<{ publish_at: string | Date }>('reviews');
    expect(new Set(kept.map(({ publish_at }) => String(publish_at))).size).toBe(1);
    expect(idsOf(await guest().get(REVIEWS, { user_id: renter.id }))).toHaveLength(1);
  });

  it('refuses strangers, admins, what is not closed, and bad input, and tells nobody', async () => {
    const { owner, renter, admin, stranger, write } = await reviewScene();
    const running = await rentalRequestRow(await make.machine(owner), owner, {
      start_date: '2026-11-18',
      end_date: '2026-11-25',
    });
    await set('rental_requests', running.id, { user_id: renter.id, approved_at: '2026-11-17 12:00:00.000' });

    for (const person of [stranger, admin]) {
      const answer = await write(person);
      expect(refusal(answer)).toEqual([403, 'Only the renter and the owner can review this rental.']);
    }
    const early = await write(renter, { rental_request_id: running.id });
    expect(refusal(early)).toEqual([409, 'This rental is active; it is reviewed once it is closed.']);
    for (const [field, value] of [
      ['rental_request_id', 999_999],
      ['rental_request_id', null],
      ['rating', null],
      ['rating', 0],
      ['rating', 6],
      ['rating', 4.5],
      ['condition', 6],
      ['communication', 'good'],
      ['content', 'x'.repeat(5001)],
    ] as const) {
      const answer = await write(renter, { [field]: value });
      expect([field, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([field, 422, [field]]);
    }
    expect(await rows('reviews')).toEqual([]);
    expect(await rows('mails')).toEqual([]);
    expect(api.broadcasts).toEqual([]);
  });

  it('takes many, or none', async () => {
    const { renter, rental, rent } = await reviewScene();
    const other = await rent();
    const send = (...ids: number[]) =>
      as(renter).post(`${REVIEWS}/store_many`, {
        data: ids.map((id) => ({ rental_request_id: id, rating: 5 })),
      });

    const refused = await send(rental.id, 999_999);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['data.1.rental_request_id']]);
    expect(await rows('reviews')).toEqual([]);

    expect((await send(rental.id, other.id)).status).toBe(200);
  });
});

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
