// The rows of the benchmark's database, the same on every run.

export const COUNTS = {
  users: 2_000,
  owners: 400,
  types: 40,
  machines: 5_000,
  tickets: 1_000,
  requests: 100_000,
  messages: 200_000,
};

export const AGREED = {
  agree_to_terms_and_conditions: 1,
  agree_to_privacy_policy: 1,
  agree_to_insurance_disclaimer: 1,
  agree_to_rental_agreement: 1,
};

/** bcrypt of `password` at cost 4; the server hashes it anew at the first login. */
export const PASSWORD = '$2y$04$XrsRdeiRrcjA4sfEZtEqCePGHjxxDxSgu2bo3VPtN0PCz.1.pgS92';
const ZONES = ['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles'];
const DAY = 86_400_000;
/** All stamps lie within the two years before, all rentals around it; it does not move with the calendar. */
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Mulberry32: a small generator whose sequence depends on the seed alone. */
export function randomOf(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const instant = (ms) => new Date(ms).toISOString().slice(0, 23).replace('T', ' ');
const day = (ms) => new Date(ms).toISOString().slice(0, 10);
const stamps = (ms) => ({ created_at: instant(ms), updated_at: instant(ms) });
const sometime = (random) => NOW - random(730 * DAY);
const ownerOf = (machine) => 1 + (machine % COUNTS.owners);

export const user = (id, random) => ({
  id,
  name: `Person ${id} Müller`,
  email: `person${id}@example.com`,
  phone: '(555) 010-0100',
  password: PASSWORD,
  owner: Number(id <= COUNTS.owners),
  admin: Number(id === COUNTS.users),
  email_verified_at: instant(NOW - 800 * DAY),
  ...stamps(sometime(random)),
});

export const machineType = (id) => ({ id, name: `Type ${id}`, category: 'Earthmoving', ...stamps(NOW) });

export const address = (id, random) => ({
  id,
  user_id: id,
  line1: `${id} Depot Street`,
  city: 'Austin',
  state: 'TX',
  postal_code: '78702',
  confirmed: 1,
  ...stamps(sometime(random)),
});

export const machine = (id, random) => ({
  id,
  user_id: ownerOf(id),
  machine_type_id: 1 + random(COUNTS.types),
  address_id: ownerOf(id),
  subject: `Crawler excavator ${id} / 20 t`,
  daily_rate: 400 + random(400),
  weekly_rate: 1900,
  monthly_rate: 5600,
  published_at: instant(NOW - 100 * DAY),
  city: 'Austin',
  state: 'TX',
  lat: 30.2 + random(1000) / 1000,
  lng: -97.7 + random(1000) / 1000,
  time_zone: ZONES[id % ZONES.length],
  ...stamps(sometime(random)),
});

export const photo = (id) => ({
  machine_id: id,
  url: `/illustrations/excavator-${id % 12}.svg`,
  position: 0,
  ...stamps(NOW),
});

export const ticket = (id, random) => ({
  id,
  user_id: 1 + random(COUNTS.users),
  number: `T-${id}`,
  message: 'The lift does not start.',
  ...stamps(sometime(random)),
});

/** A quarter pending, half approved (before, during or after their days), an eighth declined, an eighth closed. */
export function rentalRequest(id, random) {
  const created = sometime(random);
  const start = created + (5 + random(60)) * DAY;
  const machineId = 1 + random(COUNTS.machines);
  const rental = 100 * (1 + random(90));
  const stage = id % 8;
  return {
    id,
    // Evenly: 50 requests a renter.
    user_id: 1 + (id % COUNTS.users),
    machine_id: machineId,
    owner_id: ownerOf(machineId),
    address_id: 1 + (id % COUNTS.users),
    deposit_policy_id: 1,
    cancellation_policy_id: 1,
    start_date: day(start),
    end_date: day(start + random(14) * DAY),
    start_time: '08:00',
    details: 'Basement and pool, access through the side gate.',
    delivery_enabled: 1,
    ...AGREED,
    rental_amount: rental,
    delivery_distance: 12.5,
    delivery_amount: 187.5,
    address: `${1 + (id % COUNTS.users)} Depot Street, Austin, TX 78702`,
    subtotal: rental + 187.5,
    deposit_amount: rental / 5,
    stripe_payment_method_id: id % 16 ? 'pm_card_visa' : null,
    delivery_available: 1,
    lines: JSON.stringify([
      { label: 'Rental, 1 week', quantity: 1, unit_amount: rental * 100, amount: rental * 100 },
      { label: 'Delivery, 12.5 mi', quantity: 1, unit_amount: 18_750, amount: 18_750 },
      { label: 'Deposit', quantity: 1, unit_amount: rental * 20, amount: rental * 20 },
    ]),
    approved_at: stage >= 2 && stage !== 6 ? instant(created + DAY) : null,
    declined_at: stage === 6 ? instant(created + DAY) : null,
    closed_at: stage === 7 ? instant(start + 30 * DAY) : null,
    ...stamps(created),
  };
}

/** Two to a request on average, by its two people in turn; one in twenty is on a ticket. */
export function message(id, random) {
  const onTicket = id % 20 === 0;
  const request = 1 + random(COUNTS.requests);
  return {
    id,
    user_id: 1 + (request % COUNTS.users),
    messageable_id: onTicket ? 1 + random(COUNTS.tickets) : request,
    messageable_type: onTicket ? 'support_ticket' : 'rental_request',
    content: `Is the gate 3 m wide? “${id}” – we'd bring it in at 8.`,
    ...stamps(sometime(random)),
  };
}
