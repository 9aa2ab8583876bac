import { as, guest } from '../../../test/api';
import { indexed, insert, make } from '../../../test/make';
import { rentalRequestRow, takenDay } from '../../../test/rental-rows';

/** New York City Hall, and places west of it. */
const CITY_HALL = { lat: 40.71, lng: -74.01 };

type Fields = Record<string, unknown>;

async function found(filters: Fields, client = guest()): Promise<string[]> {
  const { status, body } = await client.get('/api/machines', filters);
  if (status !== 200) throw new Error(JSON.stringify(body));
  expect(body.total).toBe(body.data.length);
  return body.data.map((machine: { subject: string }) => machine.subject);
}

describe('GET api/machines', () => {
  it('finds every word, in the subject, maker, model and type name', async () => {
    const owner = await make.owner();
    const type = await make.machineType({ name: 'Mini Excavator' });
    const kubota = { subject: 'Yellow digger', manufacturer: 'Kubota', model: 'U35-4' };
    await make.machine(owner, { ...kubota, machine_type_id: type.id });
    await make.machine(owner, { subject: 'Kubota loader' });
    await make.machine(owner, { subject: '100% electric' });

    expect(await found({ search: 'kubota' })).toEqual(['Yellow digger', 'Kubota loader']);
    expect(await found({ search: 'KUBOTA excav' })).toEqual(['Yellow digger']);
    expect(await found({ search: 'u35-4 digger mini' })).toEqual(['Yellow digger']);
    expect(await found({ search: 'zeppelin' })).toEqual([]);
    expect(await found({ search: '%' })).toEqual(['100% electric']);
    expect(await found({ search: "' OR 1=1 --" })).toEqual([]);
    expect(await found({ search: 'kubota', sort: 'relevance' })).toEqual(['Kubota loader', 'Yellow digger']);
  });

  it('narrows by type, owner and price', async () => {
    const owner = await make.owner();
    const cheap = await make.machine(owner, { subject: 'Cheap', daily_rate: 99.5 });
    await make.machine(owner, { subject: 'Middle', daily_rate: 100 });
    const dear = await make.machine(await make.owner(), { subject: 'Dear', daily_rate: 900 });

    expect(await found({ machine_type_id: cheap.machine_type_id })).toEqual(['Cheap']);
    expect(await found({ user_id: dear.user_id })).toEqual(['Dear']);
    expect(await found({ price_min: 100 })).toEqual(['Middle', 'Dear']);
    expect(await found({ price_max: 99.5 })).toEqual(['Cheap']);
    expect(await found({ price_min: 99.6, price_max: 100 })).toEqual(['Middle']);
    expect(await found({ sort: 'daily_rate', direction: 'desc' })).toEqual(['Dear', 'Middle', 'Cheap']);
  });

  it('narrows by manufacturer in any spelling, year and hours', async () => {
    const owner = await make.owner();
    await make.machine(owner, { subject: 'Old', manufacturer: 'John Deere', year: 1999, hours: 9000 });
    await make.machine(owner, { subject: 'New', manufacturer: 'JOHN DEERE', year: 2020, hours: 99.5 });
    await make.machine(owner, { subject: 'Unknown' });

    expect(await found({ manufacturer: 'john-deere' })).toEqual(['Old', 'New']);
    expect(await found({ manufacturer: 'john' })).toEqual([]);
    expect(await found({ manufacturer: '--' })).toEqual([]);
    expect(await found({ year_min: 2000 })).toEqual(['New']);
    expect(await found({ year_max: 2000 })).toEqual(['Old']);
    expect(await found({ hours_max: 99.5 })).toEqual(['New']);
    expect(await found({ manufacturer: 'John Deere', year_min: 1999, hours_max: 9000 })).toEqual([
      'Old',
      'New',
    ]);
  });

  it('finds those within a radius, nearest first, with their distance', async () => {
    const owner = await make.owner();
    await make.machine(owner, { subject: 'Philadelphia', lat: 39.95, lng: -75.17 });
    await make.machine(owner, { subject: 'Newark', lat: 40.73, lng: -74.17 });
    await make.machine(owner, { subject: 'Nowhere', lat: null, lng: null });

    const { body } = await guest().get('/api/machines', { ...CITY_HALL, sort: 'distance' });

    const distances = body.data.map((machine: Fields) => [machine.subject, machine.distance]);
    expect(distances).toEqual([
      ['Newark', expect.closeTo(8.49, 1)],
      ['Philadelphia', expect.closeTo(80.6, 0)],
      ['Nowhere', null],
    ]);
    expect(await found({ ...CITY_HALL, radius: 8.6 })).toEqual(['Newark']);
    expect(await found({ ...CITY_HALL, radius: 8.3 })).toEqual([]);
    expect(await found({ ...CITY_HALL, radius: 25000 })).toEqual(['Philadelphia', 'Newark']);
  });

  it('finds across the antimeridian and at the pole', async () => {
    const owner = await make.owner();
    await make.machine(owner, { subject: 'Fiji', lat: -17, lng: -179.9 });
    await make.machine(owner, { subject: 'Pole', lat: 89.9, lng: 10 });

    expect(await found({ lat: -17, lng: 179.9, radius: 20 })).toEqual(['Fiji']);
    expect(await found({ lat: 89.9, lng: -170, radius: 20 })).toEqual(['Pole']);
  });

  it('computes a stranger’s distances and radius from the blurred place', async () => {
    const owner = await make.owner();
    const machine = await make.machine(owner, { subject: 'Yard', lat: 40.7149, lng: -74.0149 });
    const near = { lat: 40.7149, lng: -74.0149 };

    expect(await found({ ...near, radius: 0.1 })).toEqual([]);
    expect(await found({ ...near, radius: 0.1 }, as(owner))).toEqual(['Yard']);
    expect(await found({ ...near, radius: 0.1 }, as(await make.admin()))).toEqual(['Yard']);
    expect(await found({ ...CITY_HALL, radius: 0.01 })).toEqual(['Yard']);
    const distanceTo = async (client: ReturnType<typeof guest>) =>
      (await client.get('/api/machines', near)).body.data[0].distance;
    expect(await distanceTo(guest())).toBeCloseTo(0.43, 1);
    expect(await distanceTo(as(owner))).toBe(0);
    expect((await guest().get(`/api/machines/${machine.id}`)).body).not.toHaveProperty('distance');
  });

  it('leaves out machines that are rented, turned around or blacked out in the span', async () => {
    const owner = await make.owner();
    const rented = await make.machine(owner, { subject: 'Rented' });
    const black = await make.machine(owner, { subject: 'Black' });
    await make.machine(owner, { subject: 'Free' });
    const days = { start_date: '2026-12-10', end_date: '2026-12-10' };
    const request = await rentalRequestRow(rented, owner, days);
    await takenDay(rented, request, '2026-12-10');
    await takenDay(rented, request, '2026-12-11', 'turnaround');
    await insert('blackouts', { machine_id: black.id, start_date: '2026-12-05', end_date: '2026-12-06' });
    await indexed(black.id);

    expect(await found({ from: '2026-12-10', to: '2026-12-10' })).toEqual(['Black', 'Free']);
    expect(await found({ from: '2026-12-11', to: '2026-12-20' })).toEqual(['Black', 'Free']);
    expect(await found({ from: '2026-12-12', to: '2026-12-20' })).toEqual(['Rented', 'Black', 'Free']);
    expect(await found({ from: '2026-12-06', to: '2026-12-07' })).toEqual(['Rented', 'Free']);
    await as(owner).patch(`/api/machines/${rented.id}`, { turnaround_days: 2 });
    expect(await found({ from: '2026-12-08', to: '2026-12-08' })).toEqual(['Black', 'Free']);
    expect(await found({ from: '2026-12-07', to: '2026-12-07' })).toEqual(['Rented', 'Black', 'Free']);
  });

  it('finds machines that are delivered, to a place by road', async () => {
    const owner = await make.owner();
    const newark = await make.machine(owner, { subject: 'Newark', lat: 40.73, lng: -74.17 });
    await make.machine(owner, { subject: 'Pick-up', lat: 40.73, lng: -74.17 });
    await make.deliveryOption(newark, { radius: 5 });
    await make.deliveryOption(newark, { radius: 11.1 });

    expect(await found({ delivery: true })).toEqual(['Newark']);
    expect(await found({ delivery: 1, ...CITY_HALL })).toEqual(['Newark']);
    expect(await found({ delivery: 1, ...CITY_HALL, lng: -73.99 })).toEqual([]);
    expect(await found({ delivery: false })).toHaveLength(2);
  });

  it.each([
    [{ color: 'red' }, 'color'],
    [{ sort: 'hours' }, 'sort'],
    [{ sort: 'distance' }, 'sort'],
    [{ direction: 'up' }, 'direction'],
    [{ lat: 91, lng: 0 }, 'lat'],
    [{ lat: 40 }, 'lng'],
    [{ radius: 10 }, 'lat'],
    [{ from: '2026-12-01' }, 'to'],
    [{ from: '2026-12-02', to: '2026-12-01' }, 'to'],
    [{ from: 'soon', to: '2026-12-01' }, 'from'],
    [{ price_min: 'cheap' }, 'price_min'],
    [{ price_max: '1e999' }, 'price_max'],
    [{ machine_type_id: 'x' }, 'machine_type_id'],
    [{ year_min: 'old' }, 'year_min'],
    [{ year_max: 2101 }, 'year_max'],
    [{ hours_max: -1 }, 'hours_max'],
  ])('refuses %j', async (filters, field) => {
    const { status, body } = await guest().get('/api/machines', filters);

    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(field);
  });

  it('pages, and keeps the filters in the links', async () => {
    const owner = await make.owner();
    for (const subject of ['A', 'B', 'C']) await make.machine(owner, { subject });

    const { body } = await guest().get('/api/machines', { search: 'zeppelin', per_page: 1, page: 2 });
    const second = await guest().get('/api/machines', { per_page: 2, page: 2 });

    expect(body.total).toBe(0);
    expect(body.first_page_url).toContain('search=zeppelin');
    expect(second.body).toMatchObject({ total: 3, current_page: 2, last_page: 2, from: 3, to: 3 });
    expect(second.body.data.map((machine: Fields) => machine.subject)).toEqual(['C']);
  });

  it('counts all that fit on a page beyond the last', async () => {
    const owner = await make.owner();
    for (const subject of ['Roller one', 'Roller two', 'Dozer']) await make.machine(owner, { subject });

    const { body } = await guest().get('/api/machines', { search: 'roller', page: 9 });

    expect(body).toMatchObject({ data: [], total: 2, current_page: 9, last_page: 1, total_is_bound: false });
  });
});
