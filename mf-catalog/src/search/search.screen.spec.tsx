import { act, foundMachines, machineRecord, page, waitFor } from '@yard/testing/screen';
import { LIST, austin, open, main } from '../../test/search-scene';

const DAYS = 'from=2026-12-01&to=2026-12-03';

const suggested = (kind: string, label: string, id: number | null = null) => ({
  kind,
  label,
  id,
  filters: null,
});

it('shows what is found, and what it can be narrowed by', async () => {
  const { asked } = open();

  await page.findByText('Caterpillar 320 GC crawler excavator');
  await page.findByText('All types');
  expect(document.title).toBe('Search · Yard');
  await waitFor(() =>
    expect(main()).toBe(
      '(Filters) | What ‹Excavator, Kubota…› | Machine type | [All types] | City or ZIP codeSuch as 78701, or Austin, TX ‹Anywhere› | Dates | [mm/dd/yyyy–mm/dd/yyyy] | Day rate, from$ ‹› | to$ ‹› | Manufacturer | [All manufacturers] | Year, from | ‹*Any, 2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015, 2014, 2013, 2012, 2011, 2010, 2009, 2008, 2007, 2006, 2005, 2004, 2003, 2002, 2001, 2000, 1999, 1998, 1997, 1996, 1995, 1994, 1993, 1992, 1991, 1990› | to | ‹*Any, 2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015, 2014, 2013, 2012, 2011, 2010, 2009, 2008, 2007, 2006, 2005, 2004, 2003, 2002, 2001, 2000, 1999, 1998, 1997, 1996, 1995, 1994, 1993, 1992, 1991, 1990› | Hours on the meter | ‹*Any, Up to 500, Up to 1,000, Up to 2,000, Up to 3,000, Up to 5,000, Up to 8,000, Up to 12,000› | [ ] Can be delivered | 1 machine to rent | [Filters] | [Map] | Sort by | ‹*Best match, Lowest day rate, Highest day rate, Newest› | (Machines found) | Caterpillar 320 GC crawler excavator | 2019 · 3,412 h | Austin, TX | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks → /machines/1 | [Save Caterpillar 320 GC crawler excavator]',
    ),
  );
  expect(asked(LIST)).toEqual([
    { direction: 'desc', page: '1', per_page: '24', sort: 'created_at' },
    { facets: '1', per_page: '1' },
  ]);
});

it('says what a whole search looks for, in its words and its calls', async () => {
  const { asked } = open(
    '?search=cat&type=3&place=austin&radius=50&from=2026-12-01&to=2026-12-09&flexible_days=3&price_min=100&price_max=900&manufacturer=Caterpillar&year_min=2015&year_max=2020&hours_max=5000&with.operating_weight=1000..&with.fuel=Diesel&delivery=1&sort=cheap&page=2',
    {
      [LIST]: ({ query }: { query: Record<string, string> }) =>
        query.facets
          ? foundMachines([], {
              facets: {
                machine_type_id: [{ value: 3, label: 'Crawler Excavator', count: 12, count_is_bound: false }],
                manufacturer: [
                  { value: 'Caterpillar', label: 'Caterpillar', count: 7, count_is_bound: false },
                ],
                delivery: [{ value: true, label: 'Yes', count: 5, count_is_bound: true }],
                free: [
                  { value: true, label: 'Yes', count: 40, count_is_bound: false },
                  { value: false, label: 'No', count: 52, count_is_bound: false },
                ],
                attributes: { fuel: [{ value: 'Diesel', label: 'Diesel', count: 3, count_is_bound: false }] },
              },
            })
          : {
              ...foundMachines(
                [
                  machineRecord({
                    distance: 4.26,
                    free_from: '2026-12-02',
                    free_to: '2026-12-04',
                    total_amount: 1820,
                    total_option_id: 2,
                  }),
                ],
                { total_is_bound: true },
              ),
              total: 1250,
              last_page: 53,
              current_page: 2,
            },
    },
  );

  await page.findByText(/1,250\+ machines/);
  await page.findByText('40 of 52 are free on these days');
  await page.findByText('delivered', { exact: false, selector: 'strong' });
  expect(document.title).toBe('Search: cat · Yard');
  await waitFor(() =>
    expect(main()).toBe(
      '(Filters) | What ‹cat› | [Clear] | Machine type | [Crawler Excavator] | City or ZIP codeAustin, TX ‹austin› | [Clear] | Distance | ‹Up to 10 mi, Up to 25 mi, *Up to 50 mi, Up to 100 mi, Up to 250 mi, Up to 500 mi, Any distance› | Any 3 days between40 of 52 are free on these days | [12/01/2026–12/09/2026] | Day rate, from$ ‹100› | to$ ‹900› | Manufacturer | [Caterpillar] | Year, from | ‹Any, 2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, *2015, 2014, 2013, 2012, 2011, 2010, 2009, 2008, 2007, 2006, 2005, 2004, 2003, 2002, 2001, 2000, 1999, 1998, 1997, 1996, 1995, 1994, 1993, 1992, 1991, 1990› | to | ‹Any, 2027, 2026, 2025, 2024, 2023, 2022, 2021, *2020, 2019, 2018, 2017, 2016, 2015, 2014, 2013, 2012, 2011, 2010, 2009, 2008, 2007, 2006, 2005, 2004, 2003, 2002, 2001, 2000, 1999, 1998, 1997, 1996, 1995, 1994, 1993, 1992, 1991, 1990› | Hours on the meter | ‹Any, Up to 500, Up to 1,000, Up to 2,000, Up to 3,000, *Up to 5,000, Up to 8,000, Up to 12,000› | Specifications | (Operating weight) | Operating weight, from ‹2204.623› lb | to ‹› lb | Power source | ‹Any, *Diesel (3), Electric (0)› | Quick coupler | ‹*Any, Yes, No› | [x] Delivered to this place 5+ | 1,250+ machines for “cat” near Austin, TX | [Filters (9)] | [Map] | Sort by | ‹Best match, Nearest, Lowest total, *Lowest day rate, Highest day rate, Newest› | (Active filters) | [“cat”: remove] | [Crawler Excavator: remove] | [Within 50 mi of Austin, TX: remove] | [Free for 3 days in Dec 1–9, 2026: remove] | [$100 a day to $900 a day: remove] | [Caterpillar: remove] | [2015 to 2020: remove] | [Up to 5,000 h: remove] | [Delivered: remove] | [Operating weight from 1000: remove] | [Fuel: Diesel: remove] | [Clear all] | [Save this search] | (Machines found) | Caterpillar 320 GC crawler excavator | 2019 · 3,412 h | Austin, TX · 4.3 mi | Free Dec 2–4, 2026 | $1,820 delivered → /machines/1?from=2026-12-02&to=2026-12-04&at=30.27%2C-97.74&place=austin&delivery=2 | [Save Caterpillar 320 GC crawler excavator] | (Pages) | Page 2 of 53 | [Previous] | [Next]',
    ),
  );
  const sought = {
    ...{ 'attributes[fuel][is]': 'Diesel', 'attributes[operating_weight][min]': '1000', delivery: '1' },
    ...{
      flexible_days: '3',
      from: '2026-12-01',
      to: '2026-12-09',
      lat: '30.27',
      lng: '-97.74',
      radius: '50',
    },
    ...{ hours_max: '5000', machine_type_id: '3', manufacturer: 'Caterpillar', search: 'cat' },
    ...{ price_max: '900', price_min: '100', year_max: '2020', year_min: '2015' },
  };
  expect(asked(LIST)).toEqual([
    { ...sought, facets: '1', per_page: '1' },
    { ...sought, direction: 'asc', page: '2', per_page: '24', sort: 'daily_rate' },
  ]);
  expect(asked('GET /api/places')).toEqual([{ search: 'austin' }]);
});

it('narrows the search by each choice, at once', async () => {
  const { person, address } = open('?type=3');
  await page.findByRole('combobox', { name: 'Power source' });
  const leads = (to: string) => waitFor(() => expect(address()).toBe(`/search${to}`));

  await person.selectOptions(page.getByRole('combobox', { name: 'Power source' }), 'Electric');
  await leads('?type=3&with.fuel=Electric');
  await person.selectOptions(page.getByRole('combobox', { name: 'Quick coupler' }), 'No');
  await leads('?type=3&with.fuel=Electric&with.coupler=0');
  await person.type(page.getByLabelText('Operating weight, from'), '10000');
  await leads('?type=3&with.fuel=Electric&with.coupler=0&with.operating_weight=4535.9237..');
  await person.selectOptions(page.getByRole('combobox', { name: 'Power source' }), '');
  await person.selectOptions(page.getByRole('combobox', { name: 'Year, from' }), '2020');
  await person.selectOptions(page.getByRole('combobox', { name: 'Hours on the meter' }), '5000');
  await person.click(page.getByRole('checkbox', { name: /Can be delivered/ }));
  await waitFor(() => expect(decodeURIComponent(address())).toContain('delivery=1'));
  expect(address()).toBe(
    '/search?type=3&year_min=2020&hours_max=5000&with.coupler=0&with.operating_weight=4535.9237..&delivery=1',
  );
  await person.type(page.getByLabelText('Day rate, from'), '100');
  await waitFor(() => expect(address()).toContain('price_min=100'));
  await person.click(page.getByRole('button', { name: 'Clear all' }));
  await leads('');
});

it('turns off each filter by its chip, and keeps the focus beside them', async () => {
  const { press, address } = open(`?search=cat&type=3&place=78701&${DAYS}&with.fuel=Diesel&sort=total`);
  const list = await page.findByRole('list', { name: 'Active filters' });

  for (const [chip, left] of [
    [/^“cat”/, `?type=3&place=78701&${DAYS}&with.fuel=Diesel&delivery=1&sort=total`],
    [/^Fuel: Diesel/, `?type=3&place=78701&${DAYS}&delivery=1&sort=total`],
    [/^Delivered/, `?type=3&place=78701&${DAYS}`],
    [/^Within 100 mi/, `?type=3&${DAYS}`],
    [/^Free Dec 1/, '?type=3'],
  ] as const) {
    await press(chip);
    await waitFor(() => expect(address()).toBe(`/search${left}`));
    expect(document.activeElement).toBe(list);
  }
  await press(/^Crawler Excavator: remove/);
  await waitFor(() => expect(page.queryByRole('list', { name: 'Active filters' })).toBeNull());
});

it.each([
  ['', suggested('word', 'excavator'), `/search?search=excavator&${DAYS}`],
  ['', suggested('type', 'Trencher', 4), `/search?type=4&${DAYS}`],
  ['', suggested('place', 'Exeter, NH'), `/search?place=Exeter%2C+NH&${DAYS}`],
  ['', suggested('machine', 'CAT 320', 1), `/machines/1?${DAYS}`],
  ['&flexible_days=2', suggested('machine', 'CAT 320', 1), '/machines/1'],
])('with its days%s leads to what is suggested: %j', async (more, suggestion, to) => {
  const { person, address, asked } = open(`?${DAYS}${more}`, {
    'GET /api/machines/suggestions': { suggestions: [suggestion] },
  });
  await person.type(await page.findByRole('combobox', { name: 'What' }), 'ex');

  await person.click(await page.findByRole('option', { name: new RegExp(suggestion.label) }));

  await waitFor(() => expect(address()).toBe(to));
  await waitFor(() => expect(asked('GET /api/machines/suggestions').at(-1)).toEqual({ q: 'ex' }));
});

it('searches for words as they are typed, and for a place once it is chosen or sent', async () => {
  const { person, address } = open('', {
    'GET /api/places': ({ query }: { query: Record<string, string> }) =>
      query.q ? { places: [{ label: 'Austin, TX', lat: 30.27, lng: -97.74 }] } : austin,
  });
  const place = await page.findByRole('combobox', { name: /City or ZIP code/ });

  await person.type(page.getByRole('combobox', { name: 'What' }), ' cat ');
  await waitFor(() => expect(address()).toBe('/search?search=cat'));
  await person.type(place, 'aus');
  await person.click(await page.findByRole('option', { name: /Austin, TX/ }));
  await waitFor(() => expect(address()).toBe('/search?search=cat&place=Austin%2C+TX'));
  await person.clear(place);
  await waitFor(() => expect(address()).toBe('/search?search=cat'));
  await person.type(place, '78701{Enter}');
  await waitFor(() => expect(address()).toBe('/search?search=cat&place=78701'));
  await person.selectOptions(await page.findByRole('combobox', { name: 'Distance' }), '250');
  await waitFor(() => expect(address()).toContain('radius=250'));
  await person.selectOptions(page.getByRole('combobox', { name: 'Distance' }), 'any');
  await waitFor(() => expect(address()).toContain('radius=any'));
});

it('looks for so many days in a row of a window', async () => {
  const { person, address } = open();

  await page.findByRole('combobox', { name: 'What' });
  await person.click(await page.findByRole('button', { name: /^Calendar/ }));
  await person.click(await page.findByRole('radio', { name: 'Flexible' }));
  await waitFor(() => expect(address()).toBe('/search?from=2026-11-22&to=2026-11-28&flexible_days=3'));
  await person.clear(page.getByLabelText(/Days in a row/));
  await person.type(page.getByLabelText(/Days in a row/), '5');
  await waitFor(() => expect(address()).toContain('flexible_days=5'));
  await person.click(page.getByRole('button', { name: 'Next month' }));
  await waitFor(() => expect(address()).toBe('/search?from=2026-12-01&to=2026-12-31&flexible_days=5'));
  await person.click(page.getByRole('radio', { name: 'Exact dates' }));
  await waitFor(() => expect(address()).toBe('/search'));
});

it.each([
  ['', '28', 'A rental lasts at most 366 days.'],
  ['', '40', 'A rental can start at most ten years from today.'],
  ['&flexible_days=3', '28', 'Choose at most 62 days.'],
])('searches for no days that it refuses, and says why%s: 20%s', async (flexible, typed, words) => {
  const { person, address } = open(`?${DAYS}${flexible}`);
  const elsewhere = await page.findByRole('heading', { level: 1 });
  await person.click(elsewhere);
  const years = await page.findAllByRole('spinbutton', { name: /^year/ });
  for (const year of typed === '40' ? years : years.slice(1)) {
    act(() => year.focus());
    await person.keyboard(`20${typed}`);
  }
  await person.click(elsewhere);

  await page.findByText(words);
  expect(address()).toBe('/search');
  act(() => years[1]?.focus());
  await person.keyboard('2026');
  if (typed === '28') await waitFor(() => expect(address()).toBe(`/search?${DAYS}${flexible}`));
});
