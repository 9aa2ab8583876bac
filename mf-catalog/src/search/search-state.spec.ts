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
