import { as, asOnAdminSite, guest } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';
import { whole } from '../../../test/whole';

const DEPTH = { name: 'dig_depth', label: 'Digging depth', kind: 'number', unit: 'm', min: 0, max: 20 };

async function machineScene() {
  const { id: machine_type_id } = await make.machineType({
    name: 'Digger',
    slug: 'digger',
    attribute_schema: [DEPTH],
  });
  const people = await rentalScene({
    machine_type_id,
    description: '<p>Digs deep.</p>',
    manufacturer: 'Northfield',
    model: 'NX2',
    year: 2020,
    hours: 1204.5,
    attributes: { dig_depth: 6.5 },
    tank_amount: 80,
    cleaning_amount: 40,
    minimum_days: 2,
    turnaround_days: 1,
    instant_book: true,
    call_off: true,
  });
  await make.deliveryOption(people.machine);
  return { ...people, path: `/api/machines/${people.machine.id}` };
}

it('says all of a machine to a guest, and more to its owner', async () => {
  const { path, ...people } = await machineScene();

  const shown = (await guest().get(path)).body as Record<string, unknown>;
  const own = (await as(people.owner).get(path)).body as Record<string, unknown>;

  expect(whole(shown, people)).toEqual({
    attributes: { dig_depth: 6.5 },
    call_off: true,
    city: 'Austin',
    cleaning_amount: 40,
    created_at: '2026-11-20T12:00:00.000000Z',
    daily_rate: 400,
    delivery_options: [
      {
        amount_per_distance: 4,
        base_amount: 150,
        created_at: '2026-11-20T12:00:00.000000Z',
        machine_id: '#',
        name: 'Lowboy',
        radius: 50,
      },
    ],
    description: '<p>Digs deep.</p>',
    geotag: { lat: 30.27, lng: -97.72 },
    hours: 1204.5,
    illustration_url: '/illustrations/earthmoving.svg',
    instant_book: true,
    machine_type_id: '#',
    machine_type_name: 'Digger',
    manufacturer: 'Northfield',
    minimum_days: 2,
    model: 'NX2',
    monthly_rate: 4000,
    published_at: '2026-11-20T12:00:00.000000Z',
    reviews: 0,
    state: 'TX',
    subject: 'Crawler Excavator',
    tank_amount: 80,
    time_zone: 'America/Chicago',
    turnaround_days: 1,
    user_id: 'owner',
    user_name: 'Olive Owner',
    weekly_rate: 1400,
    year: 2020,
  });
  const more = Object.entries(own).filter(
    ([name, value]) => JSON.stringify(shown[name]) !== JSON.stringify(value),
  );
  expect(whole(Object.fromEntries(more), people)).toEqual({
    address_id: '#',
    label_url: '/machines/#/label',
  });
  expect(whole((await guest().get(`${path}/owner`)).body, people)).toEqual({
    email_verified: true,
    name: 'Olive Owner',
    payouts_verified: false,
    rentals: 0,
    reviews: 0,
    since: '2026-11-20T12:00:00.000000Z',
  });
});

it('says all of what stands beside machines', async () => {
  const { path, ...people } = await machineScene();
  const first = async (client: ReturnType<typeof as>, of: string) => {
    const { body } = await client.get(of);
    return whole({ ...(body.data as object[])[0], machine: null }, people);
  };
  await as(people.renter).post('/api/favourites', { machine_id: people.machine.id });
  const saved = { name: 'Diggers', query: { search: 'digger' }, place: 'Austin', notify: true };
  await as(people.renter).post('/api/saved_searches', saved);
  const service = { start_date: '2026-12-01', end_date: '2026-12-02', reason: 'Service' };
  await as(people.owner).post(`${path}/blackouts`, service);

  expect(await first(as(people.renter), '/api/favourites')).toEqual({
    created_at: '2026-11-20T12:00:00.000000Z',
    machine_id: '#',
    subject: 'Crawler Excavator',
    user_id: 'renter',
  });
  expect(await first(as(people.renter), '/api/saved_searches')).toEqual({
    created_at: '2026-11-20T12:00:00.000000Z',
    name: 'Diggers',
    notify: true,
    place: 'Austin',
    query: { search: 'digger' },
    user_id: 'renter',
  });
  expect(await first(as(people.owner), `${path}/blackouts`)).toEqual({
    created_at: '2026-11-20T12:00:00.000000Z',
    end_date: '2026-12-02',
    machine_id: '#',
    reason: 'Service',
    start_date: '2026-12-01',
  });
  expect(await first(guest(), '/api/machine_types')).toEqual({
    attribute_schema: [
      { kind: 'number', label: 'Digging depth', max: 20, min: 0, name: 'dig_depth', unit: 'm' },
    ],
    category: 'Earthmoving',
    created_at: '2026-11-20T12:00:00.000000Z',
    illustration_url: '/illustrations/earthmoving.svg',
    name: 'Digger',
  });
  expect(await first(as(people.renter), '/api/addresses')).toEqual({
    city: 'Austin',
    confirmed: true,
    created_at: '2026-11-20T12:00:00.000000Z',
    geotag: { lat: 30.2713, lng: -97.7426 },
    line1: '12 Quarry Road',
    own: false,
    postal_code: '78701',
    state: 'TX',
    user_id: 'renter',
  });
});

it('says what is free, what words are meant, and what an admin finds', async () => {
  const { path, ...people } = await machineScene();
  await make.postalCode();
  await as(people.owner).post(`${path}/blackouts`, { start_date: '2026-12-01', end_date: '2026-12-02' });
  const answer = async (client: ReturnType<typeof as>, of: string) =>
    whole((await client.get(of)).body, people);

  expect(await answer(guest(), `${path}/availability?from=2026-11-30&to=2026-12-04`)).toEqual({
    taken: [{ from: '2026-12-01', reason: 'blackout', to: '2026-12-02' }],
  });
  expect(await answer(guest(), '/api/machines/suggestions?q=crawl')).toEqual({
    suggestions: [
      { filters: { search: 'crawler' }, kind: 'word', label: 'crawler' },
      { kind: 'machine', label: 'Crawler Excavator' },
    ],
  });
  expect(await answer(asOnAdminSite(people.admin), '/api/find?q=crawler')).toEqual({
    results: [
      {
        kind: 'machine',
        path: '/machines/#',
        subtitle: 'Digger · of Olive Owner',
        title: 'Crawler Excavator',
      },
    ],
  });
  expect(await answer(asOnAdminSite(people.admin), '/api/find?q=ray')).toEqual({
    results: [
      { kind: 'user', path: '/users/#', subtitle: 'user#@example.com · (555) 010-0100', title: 'Ray Renter' },
    ],
  });
  expect(await answer(guest(), '/api/places?postal_code=78701')).toEqual({
    city: 'Austin',
    lat: 30.2713,
    lng: -97.7426,
    postal_code: '78701',
    state: 'TX',
  });
  expect(await answer(guest(), '/api/places?q=aust')).toEqual({
    places: [
      { city: 'Austin', label: 'Austin, TX', lat: 30.2713, lng: -97.7426, postal_code: '78701', state: 'TX' },
    ],
  });
});
