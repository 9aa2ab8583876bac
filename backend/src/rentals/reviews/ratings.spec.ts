import { as, guest, later, rows } from '../../../test/api';
import { queriesOf } from '../../../test/count-queries';
import { insert, make } from '../../../test/make';
import { closedRental } from '../../../test/permissions/review-records';
import { rentalScene } from '../../../test/rental-scene';
import { type Person, REVIEWS, reviewScene } from '../../../test/review-scene';

const NONE = { rating: null, reviews: 0 };

async function reviewed(renter: Person, owner: Person, machineId: number, rating: number) {
  const rental = await closedRental({ renter, owner });
  await insert('reviews', {
    rental_request_id: rental.id,
    machine_id: machineId,
    user_id: renter.id,
    reviewed_id: owner.id,
    about: 'machine',
    rating,
    publish_at: '2026-11-20 12:00:00.000',
  });
}

it('of a machine is the mean of what renters published, with one decimal', async () => {
  const { owner, renter, rental, write } = await reviewScene();
  const shown = async () => (await guest().get(`/api/machines/${rental.machine_id}`)).body;
  expect(await shown()).toMatchObject(NONE);

  await write(renter, { rating: 4 });
  expect(await shown()).toMatchObject(NONE);
  await write(owner, { rating: 1 });
  expect(await shown()).toMatchObject({ rating: 4, reviews: 1 });

  for (const rating of [5, 5]) await reviewed(renter, owner, rental.machine_id, rating);
  expect(await shown()).toMatchObject({ rating: 4.7, reviews: 3 });
  const list = await guest().get('/api/machines');
  expect(list.body.data).toContainEqual(
    expect.objectContaining({ id: rental.machine_id, rating: 4.7, reviews: 3 }),
  );
});

it('counts with time, without a job', async () => {
  const { renter, rental, write } = await reviewScene();
  await write(renter, { rating: 2 });

  later('2026-12-04T12:00:00Z');

  expect((await guest().get(`/api/machines/${rental.machine_id}`)).body).toMatchObject({
    rating: 2,
    reviews: 1,
  });
});

it('costs a list of machines one query, however many', async () => {
  const { owner, renter, rental } = await reviewScene();
  const list = async () => (await queriesOf(() => guest().get('/api/machines'))).length;
  await list();
  const before = await list();

  const machine = await make.machine(owner);
  for (const id of [machine.id, rental.machine_id]) await reviewed(renter, owner, id, 5);

  expect(await list()).toBe(before);
});

it('of a renter is told to the owners who are asked', async () => {
  const { owner, renter, rental, both } = await reviewScene();
  await both(4, 5);

  const { body } = await as(owner).get(`/api/rental_requests/${rental.id}`);

  expect(body.renter).toMatchObject({ rating: 5, reviews: 1 });
  expect((await as(renter).get(`/api/rental_requests/${rental.id}`)).body.renter).toBeNull();
});

it('is part of what everybody may know of an owner', async () => {
  const { owner, rental, both } = await reviewScene();
  await both(4, 5);
  await insert('payout_accounts', { user_id: owner.id, stripe_account_id: 'acct_1', payouts_enabled: true });

  const { status, body } = await guest().get(`/api/machines/${rental.machine_id}/owner`);

  expect(status).toBe(200);
  expect(body).toEqual({
    id: owner.id,
    name: 'Olive Owner',
    about: null,
    since: '2026-11-20T12:00:00.000000Z',
    rentals: 1,
    rating: 4,
    reviews: 1,
    email_verified: false,
    payouts_verified: true,
  });
});

it('asks both for a review when a rental is closed, and asks no more of who wrote', async () => {
  const { owner, renter, admin, approved, act } = await rentalScene();
  const request = await approved();
  later('2026-12-19T12:00:00Z');
  expect((await act(admin, request, 'close', { reason: 'Done' })).status).toBe(200);
  const asked = (where: string) =>
    rows<{ user_id: number; title: string }>(
      'notifications',
      `type = 'rental_request.review_wanted' AND ${where}`,
    );

  expect(await asked('read_at IS NULL')).toMatchObject([
    { user_id: renter.id, title: 'How was Crawler Excavator?' },
    { user_id: owner.id, title: 'How was renting to Ray Renter?' },
  ]);
  const mails = await rows<{ recipient: string; text: string }>('mails', "subject LIKE 'How was%'");
  expect(mails.map(({ recipient }) => recipient)).toEqual([renter.email, owner.email]);
  for (const { text } of mails) expect(text).toContain(`/rentals/${request.id}`);

  await as(renter).post(REVIEWS, { rental_request_id: request.id, rating: 5 });

  expect(await asked('read_at IS NULL')).toMatchObject([{ user_id: owner.id }]);
});
