// The rows of the benchmark of adopting, beside those of `laravel-13.sql`: a Laravel's requests of some years, nine of
// ten over and paid, the others to come.
import { AGREED, PASSWORD } from './seed-rows.mjs';

const PEOPLE = 2_000;
const OWNERS = 400;
const MACHINES = 5_000;
const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
/** A machine's rentals are so many days apart, and take three. */
const DAYS_APART = 10;

const range = (count) => Array.from({ length: count }, (_, index) => 100 + index);
const day = (ms) => new Date(ms).toISOString().slice(0, 10);
const instant = (ms) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
const stamps = (ms) => ({ created_at: instant(ms), updated_at: instant(ms) });
const ownerOf = (machine) => 100 + (machine % OWNERS);

/** @returns rows by table, in the order that their references want */
export function laravelRows(requests) {
  const all = range(requests).map((id) => requestOf(id, requests));
  const paid = all.filter(({ approved_at }) => approved_at);
  return {
    users: range(PEOPLE).map(person),
    machines: range(MACHINES).map(machine),
    rental_requests: all,
    messages: all.flatMap(({ id, user_id, created_at }) => [message(id, user_id, created_at)]),
    payments: paid.flatMap((request) => [
      payment(request, 'deposit', 500),
      payment(request, 'rental', 1_400),
    ]),
  };
}

function requestOf(id, requests) {
  const machine_id = 100 + (id % MACHINES);
  const turn = Math.floor((id - 100) / MACHINES);
  const isToCome = id - 100 >= 0.9 * requests;
  const start = NOW + (isToCome ? turn + 1 : turn - requests / MACHINES) * DAYS_APART * DAY;
  const over = isToCome ? null : instant(start + 9 * DAY);
  return {
    id,
    user_id: 100 + OWNERS + ((id * 7) % (PEOPLE - OWNERS)),
    machine_id,
    deposit_policy_id: 1,
    cancellation_policy_id: 1,
    start_date: day(start),
    end_date: day(start + 2 * DAY),
    rental_amount: 1_400,
    subtotal: 1_400,
    deposit_amount: 500,
    ...AGREED,
    approved_at: id % 10 === 0 ? null : instant(start - 20 * DAY),
    deposit_refunded_at: over,
    closed_at: over,
    ...stamps(start - 30 * DAY),
  };
}

const person = (id) => ({
  id,
  name: `Person ${id}`,
  email: `person${id}@example.com`,
  password: PASSWORD,
  is_admin: 0,
  ...stamps(NOW - 900 * DAY),
});

const machine = (id) => ({
  id,
  user_id: ownerOf(id),
  machine_type_id: 1,
  address_id: 2,
  subject: `Crawler excavator ${id}`,
  daily_rate: 350,
  ...stamps(NOW - 900 * DAY),
});

const message = (id, user_id, created_at) => ({
  messageable_type: 'App\\Models\\RentalRequest',
  messageable_id: id,
  user_id,
  content: 'Is the site level?',
  created_at,
  updated_at: created_at,
});

const payment = ({ id, user_id, approved_at }, type, amount) => ({
  rental_request_id: id,
  user_id,
  type,
  amount,
  succeeded: 1,
  paid_on: approved_at.slice(0, 10),
  created_at: approved_at,
  updated_at: approved_at,
});
