// The rows of a marketplace that has been busy for two years: people, their rentals in every state, what was charged,
// refused, contested and cancelled, tickets, wishes to list machines and mails that came back. The same on every run.
import { randomOf } from '../../bench/seed-rows.mjs';

const DAY = 86_400_000;
/** bcrypt of `password` at cost 4. */
const PASSWORD = '$2y$04$XrsRdeiRrcjA4sfEZtEqCePGHjxxDxSgu2bo3VPtN0PCz.1.pgS92';
const FIRST =
  'Maria James Linda Robert Ana David Sofia John Priya Carlos Emma Wei Amir Olga Peter Grace Luis Nina Omar Ruth';
const LAST =
  'Garcia Smith Nguyen Brown Patel Johnson Lopez Müller Kim Davis Rossi Novak Haddad Clark Moreau Silva Jensen Wright';
const FIRSTS = FIRST.split(' ');
const LASTS = LAST.split(' ');

/** Statuses of rentals in rotation; the rest is closed. */
const STAGES = ['pending', 'approved', 'active', 'contested', 'unpaid', 'declined', 'cancelled', 'overdue'];
const TURNS = 20;

const instant = (ms) => new Date(ms).toISOString().slice(0, 23).replace('T', ' ');
const day = (ms) => new Date(ms).toISOString().slice(0, 10);
const stamps = (ms) => ({ created_at: instant(ms), updated_at: instant(ms) });

/**
 * @param plan  `{ people, rentals, now, machines: [{ id, user_id }], first: { users, addresses, rental_requests,
 *   support_tickets }, searchTextOf }`, where `first` is the id before which nothing is written
 * @returns     rows by table, in an order that foreign keys allow
 */
export function worldRows(plan) {
  const random = randomOf(7);
  const users = Array.from({ length: plan.people }, (_, at) => person(plan, at, random));
  const addresses = users.map(({ id }, at) => addressOf(plan.first.addresses + at, id, plan.now));
  const rentals = Array.from({ length: plan.rentals }, (_, at) =>
    rental(plan, at, { users, addresses, random }),
  );
  return {
    users,
    addresses,
    rental_requests: rentals.map(({ row }) => row),
    payments: rentals.flatMap(paymentsOf),
    machine_returns: rentals.flatMap(returnOf),
    cancellations: rentals.flatMap(cancellationOf),
    support_tickets: rentals.filter(({ at }) => at % 40 === 3).map((one, at) => ticketOf(plan, one, at)),
    rental_store_access_requests: users.filter((_, at) => at % 100 === 7).map(wishOf(plan)),
    mails: users.filter((_, at) => at % 180 === 9).map(mailOf(plan)),
  };
}

function person({ first, now, searchTextOf }, at, random) {
  const name = `${FIRSTS[random(FIRSTS.length)]} ${LASTS[random(LASTS.length)]}`;
  const id = first.users + at;
  const email = `${name.toLowerCase().replace('ü', 'ue').replace(' ', '.')}.${id}@example.com`;
  const phone = `(555) 2${String(at)
    .padStart(6, '0')
    .replace(/(..)(....)/, '$1-$2')}`;
  return {
    ...{ id, name, email, phone, password: PASSWORD, owner: 0, admin: 0 },
    search_text: searchTextOf({ name, email, phone }),
    email_verified_at: instant(now - 720 * DAY),
    ...stamps(now - (1 + random(700)) * DAY),
  };
}

const addressOf = (id, user_id, now) => ({
  ...{ id, user_id, line1: `${id} Quarry Road`, city: 'Austin', state: 'TX', postal_code: '78701' },
  ...stamps(now - 700 * DAY),
});

function rental({ first, machines, now }, at, { users, addresses, random }) {
  const stage = STAGES[at % TURNS] ?? 'closed';
  const renter = users[random(users.length)];
  const machine = machines[random(machines.length)];
  const days = 1 + random(9);
  const start = now + startOf(stage, days, random) * DAY;
  const asked = Math.min(start - 5 * DAY, now - DAY);
  const rent = days * (150 + random(40) * 10);
  const isApproved = !['pending', 'declined'].includes(stage);
  const row = {
    id: first.rental_requests + at,
    ...{ user_id: renter.id, machine_id: machine.id, owner_id: machine.user_id },
    address_id: addresses[renter.id - first.users].id,
    ...{ deposit_policy_id: 1, cancellation_policy_id: 1 },
    ...{ start_date: day(start), end_date: day(start + (days - 1) * DAY) },
    ...{ rental_amount: rent, delivery_amount: 0, subtotal: rent, deposit_amount: rent / 5 },
    address: `${renter.id} Quarry Road, Austin, TX 78701`,
    lines: JSON.stringify([
      { label: `${days} days`, quantity: 1, unit_amount: rent * 100, amount: rent * 100 },
    ]),
    stripe_payment_method_id: 'pm_card_visa',
    approved_at: isApproved ? instant(asked + DAY / 2) : null,
    declined_at: stage === 'declined' ? instant(asked + DAY / 2) : null,
    closed_at: stage === 'closed' ? instant(start + (days + 3) * DAY) : null,
    ...stamps(asked),
  };
  return { at, stage, row, asked, start, end: start + days * DAY };
}

/** Days from now to the first one. */
function startOf(stage, days, random) {
  if (stage === 'pending' || stage === 'approved') return 5 + random(60);
  if (stage === 'unpaid') return 3;
  if (stage === 'active') return -Math.min(days - 1, 1);
  if (stage === 'overdue') return -days - 1 - random(4);
  return -days - 8 - random(600);
}

const UNCHARGED = ['pending', 'declined'];

function paymentsOf({ row, stage, asked, start }) {
  if (UNCHARGED.includes(stage)) return [];
  const paid = (kind, amount, ms) => ({
    ...{ rental_request_id: row.id, kind, amount, currency: 'usd', status: 'succeeded', attempt: 1 },
    ...{ failure_message: null, idempotency_key: `world-${kind}-${row.id}` },
    ...{
      stripe_payment_intent_id: `pi_world_${kind}_${row.id}`,
      attempted_at: instant(ms),
      succeeded_at: instant(ms),
    },
    ...stamps(ms),
  });
  const deposit = paid('deposit', row.deposit_amount, asked + DAY / 2);
  const rent = paid('rental', row.subtotal, start - 2 * DAY);
  if (stage === 'approved' || stage === 'cancelled') return [deposit];
  if (stage !== 'unpaid') return [deposit, rent];
  const refused = { status: 'failed', failure_message: 'Your card was declined.', succeeded_at: null };
  return [deposit, { ...rent, ...refused }];
}

function returnOf({ row, stage, end }) {
  if (stage !== 'contested' && stage !== 'closed') return [];
  const isContested = stage === 'contested';
  return [
    {
      ...{
        rental_request_id: row.id,
        returned_at: instant(end),
        condition: isContested ? 'damaged' : 'good',
      },
      ...{
        photo_ids: '[]',
        hours: 1_200,
        fuel_level: 50,
        damage_amount: isContested ? row.deposit_amount : null,
      },
      accepted_at: isContested ? null : instant(end + DAY),
      contested_at: isContested ? instant(end + DAY) : null,
      contest_reason: isContested ? 'The dent was there when I took it over.' : null,
      ...stamps(end),
    },
  ];
}

function cancellationOf({ row, stage, asked }) {
  if (stage !== 'cancelled') return [];
  const columns = {
    rental_request_id: row.id,
    user_id: row.user_id,
    reason: 'The site is not ready.',
    refund_amount: 0,
  };
  return [{ ...columns, ...stamps(asked + DAY) }];
}

/** Half of them wait for an answer. */
const ticketOf = ({ first, now }, { row }, at) => ({
  id: first.support_tickets + at,
  user_id: row.user_id,
  number: String(30_000_000 + at),
  subject: 'The receipt',
  message: `The receipt of rental ${row.id} names the wrong company.`,
  rental_request_id: row.id,
  answered_at: at % 2 ? instant(now - at * 3_600_000 + 60_000) : null,
  ...stamps(now - at * 3_600_000),
});

const wishOf =
  ({ now }) =>
  ({ id, name, phone }, at) => ({
    ...{ user_id: id, business_name: `${name} Rentals`, phone, details: 'Four machines.' },
    ...stamps(now - (1 + at) * DAY),
  });

const mailOf =
  ({ now }) =>
  ({ email }) => ({
    ...{
      recipient: email,
      subject: 'Your request was approved',
      text: 'Yours.',
      html: '<p>Yours.</p>',
      attempts: 5,
    },
    failure_message: '550 5.1.1 mailbox unavailable',
    ...stamps(now - 2 * DAY),
  });
