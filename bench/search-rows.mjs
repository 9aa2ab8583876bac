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

/** What they are found by; of the types the first six dig. @param typeIds  of the machines, by their ids */
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

const CITIES = [
  { lat: 40.71, lng: -74.01 },
  { lat: 34.05, lng: -118.24 },
  { lat: 41.88, lng: -87.63 },
  { lat: 29.76, lng: -95.37 },
  { lat: 33.45, lng: -112.07 },
  { lat: 30.27, lng: -97.74 },
  { lat: 44.98, lng: -93.27 },
  { lat: 46.87, lng: -113.99 },
];
const WORDS = [
  'excavator',
  'excavators',
  'caterpillar',
  'mini excavator',
  'skid steer',
  'digger',
  'boom lift',
  'kubota',
  'cat d6r',
  'pc200',
  'excavater',
  'generator',
  'wheel loader',
  'bulldozer',
  'genset',
  'zeppelin',
];
const FILTERS = [
  { manufacturer: 'Kubota', year_min: 2015 },
  { machine_type_id: 3, hours_max: 2000 },
  { manufacturer: 'john deere', price_max: 400 },
];
const TYPED = [
  'ex',
  'exca',
  'excavator',
  'mini exc',
  'cat 32',
  'kub',
  'digger',
  'san',
  'genie gs',
  'excavater',
];
const near = (at) => ({ ...CITIES[at % CITIES.length], radius: [25, 50, 100][at % 3] });
const weight = (at) => ({
  'attributes[operating_weight][min]': 2_000 + (at % 8) * 4_000,
  'attributes[operating_weight][max]': 8_000 + (at % 8) * 4_000,
});
const word = (at) => ({ search: WORDS[at % WORDS.length] });
const dates = (at) => ({ from: `2026-12-${10 + (at % 15)}`, to: `2026-12-${14 + (at % 15)}` });

/** What is asked, kind by kind: the query of the n-th request, below the list where it names a path. */
export const KINDS = {
  'no filter': () => ({}),
  'no filter, newest': () => ({ sort: 'created_at', direction: 'desc' }),
  'no filter, by rate': (at) => ({ sort: 'daily_rate', direction: at % 2 ? 'asc' : 'desc' }),
  'no filter, page 1,000': () => ({ page: 1000 }),
  'no filter, nearest': (at) => ({ ...CITIES[at % CITIES.length], sort: 'distance', direction: 'asc' }),
  word,
  'word, best match': (at) => ({ ...word(at), sort: 'relevance' }),
  'word, by rate': (at) => ({ ...word(at), sort: 'daily_rate' }),
  'word, nearest': (at) => ({
    ...word(at),
    ...CITIES[(at * 3) % CITIES.length],
    sort: 'distance',
    direction: 'asc',
  }),
  'word, best match and near': (at) => ({
    ...word(at),
    ...CITIES[(at * 3) % CITIES.length],
    sort: 'relevance',
  }),
  'word, page 1,000': (at) => ({ ...word(at % 2), page: 1000 }),
  'word and place': (at) => ({ ...word(at), ...near(at) }),
  'word and place, best match': (at) => ({ ...word(at), ...near(at), sort: 'relevance' }),
  'place, nearest': (at) => ({ ...near(at), sort: 'distance', direction: 'asc' }),
  dates,
  'place and dates': (at) => ({ ...near(at), ...dates(at) }),
  'word, place and dates': (at) => ({ ...word(at), ...near(at), ...dates(at) }),
  'facets, no filter': () => ({ facets: 1 }),
  'facets and filters': (at) => ({ ...near(at), ...FILTERS[at % FILTERS.length], facets: 1 }),
  'facets, word and place': (at) => ({ ...word(at), ...near(at), facets: 1 }),
  'facets, word': (at) => ({ ...word(at), facets: 1 }),
  'total price, place': (at) => ({ ...near(at), ...dates(at), sort: 'total' }),
  'total price, anywhere': (at) => ({ ...CITIES[at % CITIES.length], ...dates(at), sort: 'total' }),
  'total price, word': (at) => ({ ...word(at), ...near(at), ...dates(at), sort: 'total' }),
  suggestions: (at) => ({ path: '/suggestions', q: TYPED[at % TYPED.length] }),
  attributes: (at) => ({ machine_type_id: 1 + (at % 18), ...weight(at) }),
  'attributes, no type': (at) => weight(at),
  'attributes, two and a choice': (at) => ({
    machine_type_id: 1 + (at % 6),
    ...weight(at),
    'attributes[dig_depth][min]': 4,
    'attributes[fuel][is]': 'Diesel',
  }),
  'attributes, a choice alone': (at) => ({
    machine_type_id: 1 + (at % 18),
    'attributes[fuel][is]': 'Electric',
  }),
  'attributes and place, nearest': (at) => ({
    machine_type_id: 1 + (at % 18),
    ...weight(at),
    ...near(at),
    sort: 'distance',
    direction: 'asc',
  }),
  'attributes and facets': (at) => ({ machine_type_id: 1 + (at % 18), ...weight(at), facets: 1 }),
  price: () => ({ price_min: 200, price_max: 300 }),
};
