import { as, guest } from '../../../../test/api';
import { indexed, insert, make } from '../../../../test/make';
import { rentalRequestRow, takenDay } from '../../../../test/rental-rows';

type Fields = Record<string, unknown>;
type Alternative = Fields & { subject: string; reason: string };

/** New York City Hall; Newark is 8.5 miles away, Philadelphia 80. */
const CITY_HALL = { lat: 40.71, lng: -74.01 };
const NEWARK = { lat: 40.73, lng: -74.17 };
const PHILADELPHIA = { lat: 39.95, lng: -75.17 };
const DAYS = { from: '2026-12-10', to: '2026-12-12' };

async function listed(filters: Fields, client = guest()) {
  const { status, body } = await client.get('/api/machines', filters);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { found: body.data as Fields[], alternatives: body.alternatives as Alternative[] };
}

async function others(filters: Fields, client = guest()) {
  const { alternatives } = await listed(filters, client);
  return alternatives.map(({ subject, reason }) => `${reason}: ${subject}`);
}

async function taken(machine: { id: number }, from: string, to: string) {
  await insert('blackouts', { machine_id: machine.id, start_date: from, end_date: to });
  await indexed(machine.id);
}

describe('alternatives of GET api/machines', () => {
  it('are the nearest beyond the radius, with their distance', async () => {
    const owner = await make.owner();
    await make.machine(owner, { subject: 'Philadelphia', ...PHILADELPHIA });
    await make.machine(owner, { subject: 'Newark', ...NEWARK });
    await make.machine(owner, { subject: 'City Hall', ...CITY_HALL });

    const { found, alternatives } = await listed({ ...CITY_HALL, radius: 5 });

    expect(found.map(({ subject }) => subject)).toEqual(['City Hall']);
    expect(alternatives).toEqual([
      expect.objectContaining({ subject: 'Newark', reason: 'distance', free_from: null, free_to: null }),
      expect.objectContaining({ subject: 'Philadelphia', distance: expect.closeTo(80.6, 0) }),
    ]);
  });

  it('are those that are taken on the days, with the next as many days when they are free', async () => {
    const owner = await make.owner();
    const rented = await make.machine(owner, { subject: 'Rented', turnaround_days: 1 });
    const black = await make.machine(owner, { subject: 'Black' });
    const away = await make.machine(owner, { subject: 'Away for long' });
    const request = await rentalRequestRow(rented, owner, { start_date: DAYS.to, end_date: DAYS.to });
    await takenDay(rented, request, '2026-12-12');
    await takenDay(rented, request, '2026-12-13', 'turnaround');
    await taken(rented, '2026-12-17', '2026-12-20');
    await taken(black, '2026-12-01', '2026-12-11');
    await taken(away, '2026-12-01', '2027-12-01');

    const { found, alternatives } = await listed(DAYS);

    expect(found).toEqual([]);
    const days = alternatives.map((one) => [one.subject, one.reason, one.free_from, one.free_to]);
    expect(days).toEqual([
      ['Black', 'dates', '2026-12-12', '2026-12-14'],
      ['Rented', 'dates', '2026-12-14', '2026-12-16'],
    ]);
    const [from, to] = [alternatives[1]?.free_from, alternatives[1]?.free_to];
    expect((await listed({ from, to })).found.map(({ subject }) => subject)).toEqual(['Rented', 'Black']);
  });

  it('are never free in the past', async () => {
    const machine = await make.machine(await make.owner());
    await taken(machine, '2026-10-20', '2026-10-22');

    const { alternatives } = await listed({ from: '2026-10-20', to: '2026-10-22' });

    expect(alternatives).toEqual([
      expect.objectContaining({ free_from: '2026-11-20', free_to: '2026-11-22' }),
    ]);
  });

  it('meet fewer of the filters, and the words, the place and the days all the same', async () => {
    const owner = await make.owner();
    const old = await make.machine(owner, { subject: 'Old loader', year: 1999, daily_rate: 900, ...NEWARK });
    await make
      .machine(owner, { subject: 'Old loader, taken', year: 1999, ...NEWARK })
      .then((machine) => taken(machine, '2026-12-01', '2027-12-01'));
    await make.machine(owner, { subject: 'Old roller', year: 1999, ...NEWARK });
    await make.machine(owner, { subject: 'Distant loader', ...PHILADELPHIA });

    const asked = { search: 'loader', ...CITY_HALL, radius: 20, ...DAYS };

    expect(await others({ ...asked, year_min: 2020 })).toEqual(['filters: Old loader']);
    expect(await others({ ...asked, price_max: 800, manufacturer: 'Case' })).toEqual(['filters: Old loader']);
    expect((await listed({ ...asked, year_max: 1999 })).found).toEqual([
      expect.objectContaining({ id: old.id }),
    ]);
  });

  it('are of the type that the words mean, then of its category', async () => {
    const owner = await make.owner();
    const scissor = await make.machineType({ name: 'Scissor Lift', category: 'Aerial' });
    const boom = await make.machineType({ name: 'Boom Lift', category: 'Aerial' });
    const loader = await make.machineType({ name: 'Wheel Loader', category: 'Earthmoving' });
    await make.machine(owner, { subject: 'JLG 450', machine_type_id: boom.id });
    await make.machine(owner, { subject: 'Genie 1930', machine_type_id: scissor.id });
    await make.machine(owner, { subject: 'Komatsu WA', machine_type_id: loader.id });

    const { found, alternatives } = await listed({ search: 'komatsu scissor lift' });
    expect(found.map(({ subject }) => subject)).toEqual(['Genie 1930']);
    expect(alternatives.map(({ subject }) => subject)).toEqual(['JLG 450']);
    expect(await others({ machine_type_id: scissor.id })).toEqual(['kind: JLG 450']);
    expect(await others({ machine_type_id: scissor.id, manufacturer: 'Komatsu' })).toEqual([
      'filters: Genie 1930',
      'kind: JLG 450',
    ]);
  });

  it('are whatever there is where nothing else comes close', async () => {
    const owner = await make.owner();
    const machine = await make.machine(owner, { subject: 'Loader', ...PHILADELPHIA });
    await taken(machine, '2026-12-01', '2027-12-01');

    expect(await others({ search: 'zeppelin' })).toEqual(['kind: Loader']);
    expect(await others({ search: 'loader', ...CITY_HALL, radius: 5, ...DAYS })).toEqual(['filters: Loader']);
    expect(await others({ search: 'crane', ...CITY_HALL, radius: 5, ...DAYS })).toEqual(['kind: Loader']);
  });

  it('are six at most, three for one reason, and none that the list has', async () => {
    const owner = await make.owner();
    const place = { ...CITY_HALL, radius: 5 };
    const free = await make.machine(owner, { subject: 'Free', ...CITY_HALL });
    for (const n of [1, 2, 3, 4]) {
      await make.machine(owner, { subject: `Far ${n}`, ...NEWARK });
      await taken(await make.machine(owner, { subject: `Taken ${n}`, ...CITY_HALL }), DAYS.from, DAYS.to);
    }

    const { found, alternatives } = await listed({ ...place, ...DAYS });

    expect(found).toEqual([expect.objectContaining({ id: free.id })]);
    expect(alternatives.map(({ reason }) => reason)).toEqual([
      ...['dates', 'dates', 'dates'],
      ...['distance', 'distance', 'distance'],
    ]);
    expect(alternatives.map(({ id }) => id)).not.toContain(free.id);
  });

  it('are none of a list that is long enough, of its other pages, and where nothing is asked for', async () => {
    const owner = await make.owner();
    for (const n of [1, 2, 3]) await make.machine(owner, { subject: `Near ${n}`, ...CITY_HALL });
    await make.machine(owner, { subject: 'Newark', ...NEWARK });

    expect(await others({ ...CITY_HALL, radius: 5 })).toEqual([]);
    expect(await others({ ...CITY_HALL, radius: 5, page: 2 })).toEqual([]);
    expect(await others({ search: 'newark', page: 2 })).toEqual([]);
    expect(await others({ user_id: (await make.owner()).id })).toEqual([]);
    expect(await others({ user_id: owner.id, search: 'crane' })).toHaveLength(3);
  });

  it('are those that the caller may see', async () => {
    const owner = await make.owner();
    await make.machine(owner, { subject: 'Draft', published_at: null });
    await make.machine(await make.owner({ suspended_at: '2026-11-01 00:00:00' }), { subject: 'Suspended' });

    expect(await others({ search: 'crane' })).toEqual([]);
    expect(await others({ search: 'crane' }, as(owner))).toEqual(['kind: Draft']);
    expect(await others({ search: 'crane' }, as(await make.admin()))).toHaveLength(2);
  });

  it('are told a stranger from the blurred place', async () => {
    const owner = await make.owner();
    await make.machine(owner, { subject: 'Yard', lat: 40.7149, lng: -74.0149 });

    const distances = async (client = guest()) =>
      (await listed({ lat: 40.7149, lng: -74.0149, search: 'crane' }, client)).alternatives[0];

    expect(await distances()).toMatchObject({ distance: expect.closeTo(0.43, 1), geotag: CITY_HALL });
    expect(await distances(as(owner))).toMatchObject({ distance: 0 });
  });

  it('tell what they cost in all where the list goes by that', async () => {
    const owner = await make.owner();
    const machine = await make.machine(owner, { subject: 'Taken', ...CITY_HALL, daily_rate: 100 });
    await make.deliveryOption(machine, { base_amount: 50, amount_per_distance: 0 });
    await taken(machine, '2026-12-10', '2026-12-12');

    const { alternatives } = await listed({ ...DAYS, ...CITY_HALL, sort: 'total' });

    expect(alternatives).toEqual([expect.objectContaining({ reason: 'dates', total_amount: 350 })]);
  });
});
