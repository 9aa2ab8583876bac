import { reviewedUntil, reviewPolicy, reviewRefusal, reviewStateOf, shortName } from './review';

const CLOSED = new Date('2026-11-20T12:00:00Z');
const after = (days: number) => new Date(CLOSED.getTime() + days * 86_400_000);

it('is open for fourteen days after the closing', () => {
  expect(reviewedUntil(CLOSED)).toEqual(new Date('2026-12-04T12:00:00Z'));
  expect(reviewRefusal('closed', CLOSED, after(13.9))).toBeNull();
  expect(reviewRefusal('closed', CLOSED, after(14))).toBe('The 14 days to review this rental are over.');
  expect(reviewRefusal('returned', null, CLOSED)).toBe(
    'This rental is returned; it is reviewed once it is closed.',
  );
});

it.each([
  [{ published_at: null, hidden_at: null }, 'waiting'],
  [{ published_at: 'then', hidden_at: null }, 'published'],
  [{ published_at: 'then', hidden_at: 'later' }, 'hidden'],
  [{ published_at: null, hidden_at: 'later' }, 'hidden'],
])('of %j is %s', (review, state) => {
  expect(reviewStateOf(review)).toBe(state);
});

it('is written by the two of a rental, and answered by who is reviewed', () => {
  const actor = (id: number, admin = false) => ({
    id,
    admin,
    owner: false,
    role: admin ? ('admin' as const) : null,
  });
  const rental = { user_id: 1, owner_id: 2 };

  expect([1, 2, 3].map((id) => reviewPolicy.create(actor(id, id === 3), rental).allowed)).toEqual([
    true,
    true,
    false,
  ]);
  expect(reviewPolicy.reply(actor(2), { reviewed_id: 2 }).allowed).toBe(true);
  expect(reviewPolicy.reply(actor(3, true), { reviewed_id: 2 }).allowed).toBe(false);
  expect(reviewPolicy.reply(null, { reviewed_id: 2 }).allowed).toBe(false);
});

it.each([
  ['Ray Renter', 'Ray R.'],
  ['  Ana María de la Cruz ', 'Ana C.'],
  ['Prince', 'Prince'],
  ['Øle Åse', 'Øle Å.'],
])('names a renter for everybody: %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
