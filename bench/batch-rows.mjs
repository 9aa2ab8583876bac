// Rows of the batches' benchmark: a hundred thousand requests, ten thousand for each batch, the rest over.
import { AGREED, randomOf } from './seed-rows.mjs';

const DAY = 86_400_000;
export const PEOPLE = 2_000;
export const MACHINES = 5_000;
/** bcrypt of `password` at cost 4. */
const PASSWORD = '$2y$04$XrsRdeiRrcjA4sfEZtEqCePGHjxxDxSgu2bo3VPtN0PCz.1.pgS92';

/** Sorted as the batches run by the clock; each takes its own group and nothing else. */
export const GROUPS = [
  { batch: 'cancel_expired_rental_requests', start: 0, end: 2, approved: false, paid: [] },
  {
    batch: 'collect_payment_for_upcoming_rental_requests',
    start: 1,
    end: 4,
    approved: true,
    paid: ['deposit'],
  },
  {
    batch: 'close_completed_rental_requests',
    start: -12,
    end: -10,
    approved: true,
    paid: ['deposit', 'rental'],
  },
  {
    batch: 'notify_users_with_missing_machine_returns',
    start: -5,
    end: -3,
    approved: true,
    paid: ['deposit', 'rental'],
  },
];

const instant = (ms) => new Date(ms).toISOString().slice(0, 23).replace('T', ' ');
const day = (ms) => new Date(ms).toISOString().slice(0, 10);

const ids = (count) => range(1, count);
const ownerOf = (machine) => 1 + (machine % 400);
const machineOf = (id) => 1 + (id % MACHINES);
const longAgo = (now) => ({ created_at: instant(now - 90 * DAY), updated_at: instant(now - 90 * DAY) });

/** @param plan `{ requests, matching, now }`. @returns rows by table, made as they are asked for */
export function batchRows({ requests, matching, now }) {
  const stamps = longAgo(now);
  const random = randomOf(20_261_120);
  /** Requests of each hundred that belong to a group; the groups alternate. */
  const inGroups = Math.round((100 * GROUPS.length * matching) / requests);
  const groupOf = (id) => (id % 100 < inGroups ? (GROUPS[id % GROUPS.length] ?? null) : null);
  const paymentsOf = (id) => (groupOf(id)?.paid ?? []).map((kind) => payment(id, kind, now));

  return {
    users: () => ids(PEOPLE).map((id) => ({ ...person(id), ...stamps })),
    addresses: () => [{ id: 1, user_id: 1, ...place, ...stamps }],
    machine_types: () => [{ id: 1, name: 'Excavators', category: 'Earthmoving', ...stamps }],
    machines: () => ids(MACHINES).map((id) => ({ ...machine(id), user_id: ownerOf(id), ...stamps })),
    rental_requests: (from, to) => range(from, to).map((id) => request(id, groupOf(id), random, now)),
    payments: (from, to) => range(from, to).flatMap(paymentsOf),
    simulated_objects: (from, to) => range(from, to).flatMap(paymentsOf).map(intentOf),
  };
}

function request(id, group, random, now) {
  const past = -(20 + random(700));
  const [start, end] = group ? [group.start, group.end] : [past, past + 3];
  const isApproved = group ? group.approved : true;
  return {
    id,
    user_id: 1 + ((id * 7) % PEOPLE),
    owner_id: ownerOf(machineOf(id)),
    machine_id: machineOf(id),
    address_id: 1,
    deposit_policy_id: 1,
    cancellation_policy_id: 1,
    start_date: day(now + start * DAY),
    end_date: day(now + end * DAY),
    delivery_enabled: 0,
    ...AGREED,
    rental_amount: 1200,
    delivery_amount: 0,
    address: '400 Depot Street, Austin, TX 78702',
    subtotal: 1200,
    deposit_amount: 240,
    stripe_payment_method_id: 'pm_card_visa',
    delivery_available: 0,
    lines: '[]',
    approved_at: isApproved ? instant(now - 60 * DAY) : null,
    closed_at: group ? null : instant(now + (end + 8) * DAY),
    ...longAgo(now),
  };
}

const payment = (id, kind, now) => ({
  rental_request_id: id,
  kind,
  attempt: 1,
  amount: kind === 'deposit' ? 240 : 1200,
  refunded_amount: 0,
  currency: 'usd',
  status: 'succeeded',
  stripe_payment_method_id: 'pm_card_visa',
  stripe_payment_intent_id: `pi_${kind}_${id}`,
  client_secret: `secret_${kind}_${id}`,
  idempotency_key: `rr-${id}-${kind}-1`,
  attempted_at: instant(now - 60 * DAY),
  succeeded_at: instant(now - 60 * DAY),
  ...longAgo(now),
});

/** The provider simulator's record of a payment. */
function intentOf({
  kind,
  rental_request_id,
  stripe_payment_intent_id: id,
  amount,
  client_secret,
  created_at,
}) {
  const asked = {
    amount: amount * 100,
    currency: 'usd',
    customer: 'cus_1',
    payment_method: 'pm_card_visa',
    metadata: { rental_request_id: String(rental_request_id) },
  };
  const body = { id, ...asked, client_secret, refunded: 0, refunds_fail: false, status: 'succeeded' };
  return {
    id,
    object: 'payment_intent',
    body: JSON.stringify({ ...body, last_payment_error: null, request: asked }),
    idempotency_key: `seeded-${kind}-${rental_request_id}`,
    created_at,
  };
}

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const place = { line1: '400 Depot Street', city: 'Austin', state: 'TX', postal_code: '78702', confirmed: 1 };

const person = (id) => ({
  id,
  name: `Person ${id}`,
  email: `person${id}@example.com`,
  password: PASSWORD,
  owner: Number(id <= 400),
  admin: Number(id === PEOPLE),
});

const machine = (id) => ({
  id,
  address_id: 1,
  machine_type_id: 1,
  subject: `Crawler excavator ${id}`,
  daily_rate: 400,
  minimum_days: 1,
  turnaround_days: 0,
  instant_book: 0,
  published_at: '2026-01-01 00:00:00.000',
  city: 'Austin',
  state: 'TX',
  lat: 30.27,
  lng: -97.72,
  time_zone: ['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles'][id % 4],
});
