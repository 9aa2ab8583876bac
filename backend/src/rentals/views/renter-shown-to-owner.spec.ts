import { api, as } from '../../../test/api';
import { rentalScene } from '../../../test/rental-scene';

type Person = { id: number; email: string };

const UNRATED = { rating: null, reviews: 0 };

async function renterSeenBy(person: Person, { id }: { id: number }) {
  const shown = await as(person).get(`/api/rental_requests/${id}`);
  const listed = await as(person).get('/api/rental_requests');
  expect(listed.body.data.find((one: { id: number }) => one.id === id).renter).toEqual(shown.body.renter);
  return shown.body.renter;
}

it('shows the owner the renter’s phone after the approval, and since when they have an account', async () => {
  const { owner, renter, pending, act } = await rentalScene();
  const request = await pending();
  const since = '2026-11-20T12:00:00.000000Z';
  expect(await renterSeenBy(owner, request)).toEqual({ phone: null, since, rentals: 0, ...UNRATED });

  const answer = await act(owner, request, 'approve', { message: 'Yours.' });

  const known = { phone: '(555) 010-0100', since, rentals: 0, ...UNRATED };
  expect(answer.body.renter).toEqual(known);
  expect(await renterSeenBy(owner, request)).toEqual(known);
  await act(renter, request, 'cancel', { reason: 'No' });
  expect((await renterSeenBy(owner, request)).phone).toBe('(555) 010-0100');
});

it('counts the renter’s completed rentals', async () => {
  const { owner, renter, approved, pending } = await rentalScene();
  const ended = await approved();
  await api.dataSource.query(`UPDATE rental_requests SET closed_at = approved_at WHERE id = ${ended.id}`);
  const days = { start_date: '2027-01-04', end_date: '2027-01-05' };
  const next = await pending(days);

  expect((await renterSeenBy(owner, next)).rentals).toBe(1);
  expect(await renterSeenBy(renter, next)).toBeNull();
});

it('shows nobody else', async () => {
  const { admin, renter, approved } = await rentalScene();
  const request = await approved();

  for (const person of [renter, admin]) expect(await renterSeenBy(person, request)).toBeNull();
});
