// The search bench's requests, by kind.
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
const anyDays = (at) => ({
  from: `2026-12-${10 + (at % 15)}`,
  to: `2027-01-${10 + (at % 15)}`,
  flexible_days: [2, 5, 14][at % 3],
});

/** Queries by kind: that of the n-th request, below the list where it names a path. */
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
  'place, farthest': (at) => ({ ...near(at), sort: 'distance', direction: 'desc' }),
  dates,
  'place and dates': (at) => ({ ...near(at), ...dates(at) }),
  'word, place and dates': (at) => ({ ...word(at), ...near(at), ...dates(at) }),
  'any days of a window': anyDays,
  'any days, place': (at) => ({ ...near(at), ...anyDays(at) }),
  'any days, word and place': (at) => ({ ...word(at), ...near(at), ...anyDays(at) }),
  'any days, total price': (at) => ({ ...near(at), ...anyDays(at), sort: 'total' }),
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
