import {
  foundMachines,
  lateAnswer,
  machineRecord,
  page,
  people,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import { LIST, open, list } from '../../test/search-scene';

it('sorts, and says of each order what it goes by', async () => {
  const { person, address, asked } = open('?place=78701&from=2026-12-01&to=2026-12-03');
  await page.findByText('1 machine near Austin, TX');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await waitFor(() =>
    expect(read(sort.closest('span') ?? sort)).toBe(
      '‹*Best match, Nearest, Lowest total, Lowest day rate, Highest day rate, Newest›',
    ),
  );

  const orders: unknown[] = [];
  for (const by of ['near', 'total', 'cheap', 'dear', 'new', 'best']) {
    await person.selectOptions(sort, by);
    await waitFor(() => expect(address()).toContain(by === 'best' ? 'delivery=1' : `sort=${by}`));
    await waitFor(() => expect(orders.length).toBeLessThan(asked(LIST).length));
    const { sort: key, direction, delivery } = list(asked).at(-1) ?? {};
    orders.push([by, key, direction, delivery]);
  }
  expect(orders).toEqual([
    ['near', 'distance', 'asc', undefined],
    ['total', 'total', 'asc', '1'],
    ['cheap', 'daily_rate', 'asc', '1'],
    ['dear', 'daily_rate', 'desc', '1'],
    ['new', 'created_at', 'desc', '1'],
    ['best', 'distance', 'asc', '1'],
  ]);
});

it('counts nothing before the search that is shown is answered', async () => {
  const late = lateAnswer();
  const { press, answer } = open('?search=cat&place=78701');
  await page.findByText('1 machine for “cat” near Austin, TX');
  answer(LIST, late.answer);
  await press('“cat”: remove');
  await page.findByText('Machines near Austin, TX');
  late.give(foundMachines([]));
  await page.findByText('0 machines near Austin, TX');
});

it('narrows to a manufacturer and a type that machines are of', async () => {
  const choices = (value: number | string, label: string) => [
    { value, label, count: 7, count_is_bound: true },
  ];
  const { person, address } = open('?manufacturer=cat', {
    [LIST]: ({ query }: { query: Record<string, string> }) =>
      foundMachines(
        [],
        query.facets
          ? { facets: { manufacturer: choices('CAT', 'CAT'), machine_type_id: choices(4, 'Trencher') } }
          : {},
      ),
  });

  await page.findByDisplayValue('CAT');
  const box = (name: string) => page.findByRole('combobox', { name });
  await person.type(await box('Machine type'), 'Trench');
  expect(read(await page.findByRole('option', { name: /Trencher/ }))).toBe('Trencher7+');
  await person.click(page.getByRole('option', { name: /Trencher/ }));
  await waitFor(() => expect(address()).toBe('/search?type=4&manufacturer=cat'));
  await person.clear(await box('Manufacturer'));
  await waitFor(() => expect(address()).toBe('/search?type=4'));
});

it('shows the map in place of the filters, and the filters in a sheet', async () => {
  const { press, pressInDialog, address } = open('?search=cat&page=2');
  await page.findByRole('combobox', { name: 'What' });

  await press('Map');
  await page.findByText('This browser shows no maps');
  await waitFor(() =>
    expect(read(page.getByRole('region', { name: 'Map of the machines found' }))).toBe(
      '(Map of the machines found) | [Skip the map] | This browser shows no maps | It does not offer WebGL, or that is turned off. The list has the same machines.',
    ),
  );
  expect(address()).toBe('/search?search=cat&page=2&map=1');
  expect(page.queryByRole('combobox', { name: 'What' })).toBeNull();
  await press('Filters');
  expect(read(await page.findByRole('dialog'))).toMatch(
    /^Filters \| \[Close\] \| What .* \| \[Show 1 machine\]$/,
  );
  await pressInDialog('Show 1 machine');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

it('says in the sheet of the filters, too, that more are found than are counted', async () => {
  const { press } = open('?map=1', {
    [LIST]: { ...foundMachines([machineRecord()], { total_is_bound: true }), total: 10_000 },
  });
  await press('Filters');
  await page.findByRole('button', { name: 'Show 10,000+ machines' });
});

it('saves a search under a name', async () => {
  const { person, press, sent, answer } = open(
    '?search=cat&type=3&place=78701&with.fuel=Diesel&sort=cheap&page=2',
    {},
    people.ray,
  );
  answer('POST /api/saved_searches', { id: 41 });

  await press('Save this search');
  await page.findByText('“cat” · Crawler Excavator · within 100 mi of Austin, TX · fuel: Diesel');
  expect(read(await page.findByRole('dialog'))).toBe(
    'Save this search | [Close] | (Save this search) | “cat” · Crawler Excavator · within 100 mi of Austin, TX · fuel: Diesel | Name ‹“cat”, Crawler Excavator› | [x] Email me new machinesAt most once a day. | [Save search]',
  );
  await person.click(page.getByRole('checkbox', { name: /Email me new machines/ }));
  await press('Save search');
  await page.findByText('Search saved. Find it under Saved in your account menu.');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    {
      call: 'POST /api/saved_searches',
      body: {
        name: '“cat”, Crawler Excavator',
        notify: false,
        place: 'Austin, TX',
        query: {
          attributes: { fuel: { is: 'Diesel' } },
          lat: 30.27,
          lng: -97.74,
          machine_type_id: '3',
          radius: 100,
          search: 'cat',
        },
      },
    },
  ]);
});

it('says in the alert why a search is not saved, where that is of no field', async () => {
  const { press, answer } = open('?search=cat', {}, people.ray);
  answer('POST /api/saved_searches', refused({ query: ['You have 50 saved searches.'] }));

  await press('Save this search');
  await press('Save search');

  expect(read(await page.findByRole('alertdialog'))).toBe(
    '(Message) | You have 50 saved searches. | [Close]',
  );
});

it('leads a guest who would save a search to the sign-in', async () => {
  const { press, address } = open('?search=cat');

  await press('Save this search');

  await waitFor(() => expect(address()).toBe('/login?next=%2Fsearch%3Fsearch%3Dcat'));
});
