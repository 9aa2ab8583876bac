import { check } from '@laravel-wire/core';
import { machineFilters } from '@yard/contracts';
import { FLEXIBLE_WINDOW_MAX } from '@yard/contracts/days';
import { addDays } from '@yard/dates';
import { countFilters, machineListOf, readSearch, writeSearch } from './search-state';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('readSearch', () => {
  it('reads what was written', () => {
    const query =
      'search=lift&type=7&place=78701&radius=25&from=2026-12-01&to=2026-12-04&delivery=1&sort=cheap&page=3';

    expect(writeSearch(read(query)).toString()).toBe(query);
  });

  it('reads the maker, the years and the hours', () => {
    const query = 'manufacturer=John+Deere&year_min=2015&year_max=2020&hours_max=2000';

    expect(writeSearch(read(query)).toString()).toBe(query);
    expect(machineListOf(read(query), null)).toMatchObject({
      manufacturer: 'John Deere',
      year_min: 2015,
      year_max: 2020,
      hours_max: 2000,
    });
    expect(countFilters(read(query))).toBe(3);
    expect(read('year_min=20&year_max=2101&hours_max=few')).toMatchObject({
      year_min: null,
      year_max: null,
      hours_max: null,
    });
  });

  it('reads flexible days, of a window alone', () => {
    const query = 'from=2026-12-01&to=2026-12-07&flexible_days=3';

    expect(writeSearch(read(query)).toString()).toBe(query);
    expect(machineListOf(read(query), null)).toMatchObject({ flexible_days: 3 });
    expect(read(query.replace('=3', '=few')).flexible).toBeNull();
    expect(read('flexible_days=3').flexible).toBeNull();
  });

  it.each([
    ['flexible_days=2.5', 'flexible'],
    ['flexible_days=0', 'flexible'],
    ['flexible_days=8', 'flexible'],
    ['flexible_days=3&to=2027-02-01', 'flexible'],
    ['type=0', 'type'],
    ['type=99999999999999999999', 'type'],
    ['address=0', 'address'],
    ['at=91,0', 'at'],
    ['at=0,181', 'at'],
    ['radius=25001', 'radius'],
    ['price_min=1000000000000', 'price_min'],
    ['price_max=1e3', 'price_max'],
    ['year_min=2015.5', 'year_min'],
    ['hours_max=1000001', 'hours_max'],
    ['page=2.5', 'page'],
    ['page=99999999999999999999', 'page'],
  ] as const)('takes a number that the list would refuse as not given: %s', (query, field) => {
    const window = { from: '2026-12-01', to: '2026-12-07' };
    const params = new URLSearchParams({ ...window, ...Object.fromEntries(new URLSearchParams(query)) });

    expect(readSearch(params)[field]).toEqual(read('')[field]);
  });

  it('has the same bounds as the list', () => {
    const to = (days: number) => addDays('2026-12-01', days - 1);
    const window = (days: number) => `from=2026-12-01&to=${to(days)}&flexible_days=3`;
    const most = read('radius=25000&price_min=999999999999&hours_max=1000000');

    expect(read(window(FLEXIBLE_WINDOW_MAX)).flexible).toBe(3);
    expect(read(window(FLEXIBLE_WINDOW_MAX + 1)).flexible).toBeNull();
    expect(most).toMatchObject({ radius: 25_000, price_min: 999_999_999_999, hours_max: 1_000_000 });
    expect(check(machineFilters, machineListOf(most, { lat: 90, lng: 180 })).ok).toBe(true);
  });

  it('reads what is asked of attributes', () => {
    const query = 'type=7&with.dig_depth=3..6.5&with.lift=..-2&with.fuel=LP+gas';
    const state = read(query);

    expect(state.attributes).toEqual({
      dig_depth: { min: 3, max: 6.5 },
      lift: { max: -2 },
      fuel: { is: 'LP gas' },
    });
    expect(writeSearch(state).toString()).toBe(query);
    expect(machineListOf(state, null)).toMatchObject({
      'attributes[dig_depth][min]': 3,
      'attributes[dig_depth][max]': 6.5,
      'attributes[lift][max]': -2,
      'attributes[fuel][is]': 'LP gas',
    });
    expect(countFilters(state)).toBe(2);
    expect(writeSearch({ ...state, attributes: { lift: {} } }).toString()).toBe('type=7');
  });

  it('reads the place of a saved search by where it is', () => {
    const query = 'place=Austin%2C+TX&at=30.27%2C-97.72&radius=25';

    expect(writeSearch(read(query)).toString()).toBe(query);
    expect([read(`${query}&address=3`), read('at=north')].map(({ at }) => at)).toEqual(['30.27,-97.72', '']);
    expect(writeSearch(read(`${query}&address=3`)).get('at')).toBeNull();
  });

  it('leaves open what makes no sense', () => {
    const state = read('type=abc&from=2026-12-04&to=2026-12-01&price_min=-4&sort=magic&page=0&address=x');

    expect(state).toMatchObject({
      type: '',
      from: '',
      to: '',
      price_min: null,
      sort: 'best',
      page: 1,
      address: '',
    });
    expect(writeSearch(state).toString()).toBe('');
  });

  it('keeps any distance apart from the usual one', () => {
    expect(read('radius=any').radius).toBeNull();
    expect(read('').radius).toBe(100);
    expect(writeSearch(read('radius=any')).toString()).toBe('radius=any');
  });
});

describe('machineListOf', () => {
  const austin = { lat: 30.27, lng: -97.74 };

  it.each([
    ['', null, 'created_at', 'desc'],
    ['place=78701', austin, 'distance', 'asc'],
    ['search=lift&place=78701', austin, 'relevance', 'desc'],
    ['search=lift&sort=near', austin, 'distance', 'asc'],
    ['sort=near', null, 'created_at', 'desc'],
    ['sort=total&place=78701&from=2026-12-01&to=2026-12-04', austin, 'total', 'asc'],
    ['sort=total&place=78701', austin, 'distance', 'asc'],
    ['sort=total&from=2026-12-01&to=2026-12-04', null, 'created_at', 'desc'],
    ['sort=dear', null, 'daily_rate', 'desc'],
  ])('sorts %j', (query, centre, sort, direction) => {
    expect(machineListOf(read(query), centre)).toMatchObject({ sort, direction });
  });

  it('asks for a distance only around a place', () => {
    expect(machineListOf(read('radius=25'), null)).not.toHaveProperty('radius');
    expect(machineListOf(read('radius=25'), austin)).toMatchObject({ ...austin, radius: 25 });
  });
});

describe('countFilters', () => {
  it('counts a span and a price range once', () => {
    expect(
      countFilters(read('search=x&from=2026-12-01&to=2026-12-04&price_min=1&price_max=2&place=78701')),
    ).toBe(3);
  });
});
