import {
  act,
  everythingInSight,
  foundMachines,
  machineRecord,
  page,
  people,
  quoteRecord,
  waitFor,
} from '@yard/testing/screen';
import { LIST, open, main, list } from '../../test/search-scene';

it('says that nothing is found, what comes close, and the way out', async () => {
  const other = {
    ...machineRecord({ id: 8, subject: 'Free later', distance: 120 }),
    reason: 'dates' as const,
    free_from: '2026-12-20',
    free_to: '2026-12-22',
  };
  const far = {
    ...other,
    id: 9,
    subject: 'Far one',
    reason: 'distance' as const,
    free_from: null,
    free_to: null,
  };
  const { press, address } = open('?search=exavator&place=78701&radius=25', {
    [LIST]: foundMachines([], {
      alternatives: [other, far],
      interpreted: { from: 'exavator', to: 'excavator' },
    }),
  });

  await page.findByRole('region', { name: 'Farther away, from 120 mi' });
  const words = main();
  expect(words.slice(words.indexOf('0 machines'))).toBe(
    '0 machines for “exavator” near Austin, TX | [Filters (1)] | [Map] | Sort by | ‹*Best match, Nearest, Lowest day rate, Highest day rate, Newest› | (Active filters) | [“exavator”: remove] | [Within 25 mi of Austin, TX: remove] | [Save this search] | Showing results for excavator | No machines match | These come close. | [Search any distance] | Free on other dates | Free later | Crawler Excavator | 2019 · 3,412 h | Austin, TX · 120 mi | Free Dec 20–22, 2026 → /machines/8?from=2026-12-20&to=2026-12-22&at=30.27%2C-97.74&place=78701&postal_code=78701 | [Save Free later] | Farther away, from 120 mi | Far one | Crawler Excavator | 2019 · 3,412 h | Austin, TX · 120 mi | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks → /machines/9?at=30.27%2C-97.74&place=78701&postal_code=78701 | [Save Far one]',
  );
  await press('Search any distance');
  await waitFor(() => expect(address()).toBe('/search?search=exavator&place=78701&radius=any'));
  await press('Clear all filters');
  await waitFor(() => expect(address()).toBe('/search'));
  await page.findByText(/No machines match/);
});

it('says which words were left out, and what else to try', async () => {
  open('?search=red cat', {
    [LIST]: foundMachines([], { interpreted: { from: 'red cat', to: 'cat', left_out: ['red', 'old'] } }),
  });

  await page.findByText(/Nothing matches/);
  await waitFor(() =>
    expect(main()).toContain(
      'Nothing matches every word. Showing cat, without red, old. | No machines match | Try other dates, other words or fewer filters. | [Clear all filters]',
    ),
  );
});

it('calls no machine close that has nothing of what was looked for', async () => {
  const other = { ...machineRecord({ id: 8 }), reason: 'kind' as const, free_from: null, free_to: null };
  open('?search=zeppelin', { [LIST]: foundMachines([], { alternatives: [other] }) });

  await waitFor(() =>
    expect(main()).toContain(
      'No machines match | Try other dates, other words or fewer filters. Here are some others. |',
    ),
  );
});

it('searches from a place that was typed among the words', async () => {
  const interpreted = {
    ...{ from: 'diggers near austin', to: 'excavator near Austin, TX' },
    near: { place: 'Austin, TX', search: 'diggers' },
  };
  const drawn: string[] = [];
  const watch = new MutationObserver(() => drawn.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  const { address, asked } = open('?search=diggers near austin&radius=25', {
    [LIST]: ({ query }: { query: Record<string, string> }) =>
      foundMachines([], { interpreted: query['lat'] ? { from: 'diggers', to: 'excavator' } : interpreted }),
  });

  await waitFor(() => expect(address()).toBe('/search?search=diggers&place=Austin%2C+TX&radius=25'));
  await page.findByText('excavator', { selector: 'strong' });
  watch.disconnect();
  // Words that the next answer takes away cannot be read.
  expect(drawn.filter((text) => text.includes('results for excavator near'))).toEqual([]);
  await waitFor(() => expect(page.getByLabelText('What')).toHaveProperty('value', 'diggers'));
  await waitFor(() =>
    expect(asked(LIST).at(-1)).toMatchObject({ search: 'diggers', lat: '30.27', radius: '25' }),
  );
});

it('asks for the price of the chosen days of each card in sight', async () => {
  everythingInSight();
  const { sent } = open('?from=2026-12-01&to=2026-12-03');

  await page.findByText('total', { exact: false, selector: 'strong' });
  await waitFor(() =>
    expect(main()).toContain(
      '$2,240 total+ $448 deposit, returned → /machines/1?from=2026-12-01&to=2026-12-03',
    ),
  );
  expect(sent()).toEqual([
    {
      call: 'POST /api/rental_requests/quote',
      body: { machine_id: 1, start_date: '2026-12-01', end_date: '2026-12-03' },
    },
  ]);
});

it.each([
  [quoteRecord({ available: false }), 'Not free on these dates'],
  [{ status: 422, body: { message: 'No', errors: {} } }, 'No price for these dates'],
])('says on a card why there is no price', async (quote, words) => {
  everythingInSight();
  open('?from=2026-12-01&to=2026-12-03', { 'POST /api/rental_requests/quote': quote });

  await page.findByText(words);
});

it('turns pages', async () => {
  const { press, address } = open('?search=cat', {
    [LIST]: { ...foundMachines([machineRecord()]), total: 60, last_page: 3 },
  });
  await page.findByText('Page 1 of 3 · 60 machines');

  await press('Next');
  await waitFor(() => expect(address()).toBe('/search?search=cat&page=2'));
});

it('can ask again for a search that did not work, and still shows what was found where the next does not', async () => {
  const { press, answer, asked } = open('', { [LIST]: { status: 500, body: { message: 'Oh' } } });
  await page.findByText('We couldn’t search');
  await waitFor(() =>
    expect(main()).toContain(
      'We couldn’t search | Something went wrong on our side. Try again in a moment. Your filters are still here. | [Try again]',
    ),
  );

  answer(LIST, foundMachines([machineRecord()]));
  await press('Try again');
  await page.findByText('Caterpillar 320 GC crawler excavator');

  answer(LIST, { status: 503, body: { message: 'Away' } });
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const times = asked(LIST).length;
  for (const event of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(event)));
  // Twice three tries: the next one comes after the failure is known.
  await waitFor(() => expect(asked(LIST).length).toBeGreaterThan(times + 6), { timeout: 10_000 });
  later.mockRestore();
  await page.findByText('Caterpillar 320 GC crawler excavator');
  expect(page.queryByText('We couldn’t search')).toBeNull();
});

it('shows the types of a category, and one that there is not', async () => {
  const { person, address, asked } = open('?category=Earthmoving');
  await page.findByRole('link', { name: 'Trencher' });
  const words = main();
  expect(words.slice(words.lastIndexOf('Earthmoving | Choose'))).toBe(
    'Earthmoving | Choose a type | [Filters] | (Types of Earthmoving) | Crawler Excavator → /search?type=3 | Trencher → /search?type=4',
  );
  expect(document.title).toBe('Earthmoving · Yard');
  expect(list(asked)).toEqual([]);

  await person.click(page.getByRole('link', { name: 'Trencher' }));
  await waitFor(() => expect(address()).toBe('/search?type=4'));
});

it('says that a category is none', async () => {
  open('?category=Ships');

  await page.findByText('There is no category “Ships”');
  await waitFor(() => expect(main()).toMatch(/There is no category “Ships” \| See all machines → \/search$/));
});

it.each([
  [
    { status: 404, body: { message: 'No' } },
    'We don’t know this place | No place is called “atlantis”. Try a ZIP code, or a city with its state: Austin, TX. Your other filters are kept. | [Search everywhere instead]',
  ],
  [
    { status: 500, body: { message: 'No' } },
    'We couldn’t look up this place | We couldn’t look up this place. Try again in a moment. Your other filters are kept. | [Try again] | [Search everywhere instead]',
  ],
])('says that a place is not known', async (answer, words) => {
  const { press, address } = open('?place=atlantis&delivery=1', { 'GET /api/places': answer });

  await waitFor(() => expect(main()).toContain(words));
  await press('Search everywhere instead');
  await waitFor(() => expect(address()).toBe('/search?delivery=1'));
});

it('looks near an own address, and says that another’s is not the reader’s', async () => {
  const { asked, person, address } = open('?address=5', {}, people.ray);
  await page.findByText('1 machine near 1011 Honor Heights Drive, Muskogee, OK');
  expect(list(asked).at(-1)).toMatchObject({
    lat: '35.76528',
    lng: '-95.41466',
    radius: '100',
    sort: 'distance',
  });

  await person.selectOptions(await page.findByRole('combobox', { name: 'Near' }), '');
  await waitFor(() => expect(address()).toBe('/search'));
});

it('refuses an address of somebody else', async () => {
  open('?address=5');

  await page.findByText(/The address in this link is not yours\./);
});
