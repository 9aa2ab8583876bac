import {
  act,
  addressRecord,
  foundMachines,
  listOf,
  machineRecord,
  machineTypeRecord,
  openScreen,
  page,
  quoteRecord,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const LIST = 'GET /api/machines';
const austin = { postal_code: '78701', city: 'Austin', state: 'TX', lat: 30.27, lng: -97.74 };
const open = (query = '', answers: Record<string, unknown> = {}, user: object | null = null) =>
  openScreen({ manifest: remote.public, entry }, `/search${query}`, {
    user,
    answers: {
      [LIST]: foundMachines([machineRecord()]),
      'GET /api/machine_types': listOf([
        machineTypeRecord(),
        machineTypeRecord({ id: 4, name: 'Trencher' }),
        machineTypeRecord({
          id: 5,
          name: 'Scissor Lift',
          category: 'Aerial',
          illustration_url: '/illustrations/lift.svg',
        }),
      ]),
      'GET /api/machine_types/3': machineTypeRecord(),
      'GET /api/machines/suggestions': { suggestions: [] },
      'GET /api/places': austin,
      'GET /api/addresses': listOf([addressRecord()]),
      'GET /api/addresses/5': addressRecord(),
      'GET /api/favourites/ids': { ids: [] },
      'POST /api/rental_requests/quote': quoteRecord(),
      ...answers,
    },
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
  await person.type(page.getByLabelText('A day, from'), '100');
  await waitFor(() => expect(address()).toContain('price_min=100'));
  await person.click(page.getByRole('button', { name: 'Clear all' }));
  await leads('');
});

const DAYS = 'from=2026-12-01&to=2026-12-03';
const suggested = (kind: string, label: string, id: number | null = null) => ({
  kind,
  label,
  id,
  filters: null,
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
  ['', '30', 'A rental can start at most two years from today.'],
  ['&flexible_days=3', '28', 'Choose at most 62 days.'],
])('searches for no days that it refuses, and says why%s: 20%s', async (flexible, typed, words) => {
  const { person, address } = open(`?${DAYS}${flexible}`);
  const elsewhere = await page.findByRole('heading', { level: 1 });
  await person.click(elsewhere);
  const years = await page.findAllByRole('spinbutton', { name: /^year/ });
  for (const year of typed === '30' ? years : years.slice(1)) {
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
