// Machines with words and places like real ones, the same on every run.
import { randomOf } from './seed-rows.mjs';

export const OWNERS = 4_000;
const DAY = 86_400_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
/** Types that rental yards have most of, by the first so many rows of the list: half of all machines. */
const COMMON = 18;
const MAKERS = [
  'Caterpillar',
  'Caterpillar',
  'Caterpillar',
  'John Deere',
  'Komatsu',
  'Bobcat',
  'Kubota',
  'Volvo',
  'Case',
  'JCB',
  'Genie',
  'JLG',
  'Takeuchi',
  'Hitachi',
  'Doosan',
  'Wacker Neuson',
  'Bomag',
  'Vermeer',
  'Ditch Witch',
  'Multiquip',
];
const SERIES = ['D', 'PC', 'U', 'KX', 'SK', 'L', 'TB', 'GS', 'S', 'ZX', 'EC', 'WA', 'CX', 'BW', ''];
const TRIMS = ['', '', '', 'GC', 'CL', 'LC', '-5', 'XL', 'E', 'R'];

const instant = (ms) => new Date(ms).toISOString().slice(0, 23).replace('T', ' ');
const STAMPS = { created_at: instant(NOW), updated_at: instant(NOW) };

const ids = (count) => Array.from({ length: count }, (_, index) => index + 1);

/** @param places  of the postal codes: as many as people live there, nearly */
export function searchRows({ machines, types, places }) {
  const random = randomOf(20_261_121);
  const blackout = (id) => {
    const from = NOW + random(120) * DAY;
    const [start_date, end_date] = [from, from + 10 * DAY].map((ms) => instant(ms).slice(0, 10));
    return { machine_id: 1 + random(machines), start_date, end_date, id, ...STAMPS };
  };
  return {
    users: { ids: ids(OWNERS), rowOf: user },
    machines: { ids: ids(machines), rowOf: (id) => machine(id, { types, places, random }) },
    // The even half is brought, up to a hundred miles by road.
    machine_delivery_options: { ids: ids(Math.floor(machines / 2)), rowOf: deliveryOption },
    blackouts: { ids: ids(Math.floor(machines / 4)), rowOf: blackout },
  };
}

const user = (id) => ({
  id,
  name: `Owner ${id}`,
  email: `owner${id}@example.com`,
  password: 'x',
  owner: 1,
  admin: 0,
  suspended_at: id % 50 === 0 ? instant(NOW) : null,
  ...STAMPS,
});

const deliveryOption = (id) => ({
  id,
  machine_id: 2 * id,
  name: 'Lowboy',
  radius: 20 + (id % 5) * 20,
  base_amount: 120,
  amount_per_distance: 4,
  ...STAMPS,
});

function machine(id, { types, places, random }) {
  const any = (list) => list[random(list.length)];
  const type = types[random(2) === 0 ? random(COMMON) : random(types.length)];
  const [maker, place] = [any(MAKERS), any(places)];
  const model = `${any(SERIES)}${10 + random(490)}${any(TRIMS)}`;
  const created = NOW - random(900 * DAY);
  return {
    id,
    user_id: 1 + random(OWNERS),
    machine_type_id: type.id,
    subject: `${maker} ${model} ${type.name.toLowerCase()}`,
    description: `<p>${type.name} in good order, serviced every 250 hours.</p>`.repeat(1 + random(8)),
    manufacturer: maker,
    model,
    year: 1998 + random(28),
    hours: random(12_000),
    daily_rate: 90 + random(1_900),
    minimum_days: 1,
    turnaround_days: random(3),
    instant_book: 0,
    published_at: id % 20 === 0 ? null : instant(created),
    city: place.city,
    state: place.state,
    lat: place.lat + (random(2_000) - 1_000) / 20_000,
    lng: place.lng + (random(2_000) - 1_000) / 20_000,
    time_zone: 'America/Chicago',
    created_at: instant(created),
    updated_at: instant(created),
  };
}

/** Attributes to search by; the first six types dig. @param typeIds  of the machines, by their ids */
export function attributeRows(typeIds) {
  const random = randomOf(20_261_122);
  const attributes = [
    ['operating_weight', () => 1_000 + random(40_000)],
    ['engine_power', () => 15 + random(300)],
    ['dig_depth', (typeId) => (typeId <= 6 ? 2 + random(80) / 10 : null)],
    ['fuel', () => null, () => (random(5) === 0 ? 'Electric' : 'Diesel')],
  ];
  const rowOf = (at) => {
    const machine_id = 1 + Math.floor((at - 1) / attributes.length);
    const [name, valueOf, choiceOf = () => null] = attributes[(at - 1) % attributes.length];
    const machine_type_id = typeIds[machine_id - 1];
    return { machine_id, name, machine_type_id, value: valueOf(machine_type_id), choice: choiceOf() };
  };
  return { search_attributes: { ids: ids(typeIds.length * attributes.length), rowOf } };
}
