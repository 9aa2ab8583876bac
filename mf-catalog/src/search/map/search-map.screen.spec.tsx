import { foundMachines, machineRecord, page, read, waitFor } from '@yard/testing/screen';
import { act } from '@testing-library/react';
import { LIST, open as openSearch } from '../../../test/search-scene';
import { MachineMap, type MapOptions, NoWebGl } from './machine-map';
import type { Pin } from './pins';

const one = machineRecord();
const other = machineRecord({ id: 9, subject: 'Other one', geotag: { lat: 32, lng: -96 }, minimum_days: 30 });

/** A map that draws nothing, and what it was told. */
function standInMap() {
  const told: unknown[] = [];
  const given: MapOptions[] = [];
  const map: MachineMap = Object.create(MachineMap.prototype);
  const tells = (name: string) => (value: unknown) => void told.push([name, value]);
  Object.assign(map, {
    land: { states: [], places: [{ name: 'Waco', state: 'TX', lat: 31.5, lng: -97.1, codes: 9 }] },
    show: (pins: Pin[]) => void told.push(['show', pins.map(({ name }) => name)]),
    ...Object.fromEntries(
      ['point', 'pick', 'uncover', 'fit', 'zoom', 'setInFlow'].map((name) => [name, tells(name)]),
    ),
    close: () => undefined,
    view: () => ({
      centre: { lat: 31.5, lng: -97.1 },
      northEast: { lat: 31.9, lng: -96.8 },
      southWest: { lat: 31.1, lng: -97.4 },
    }),
  });
  const opening = jest.spyOn(MachineMap, 'open').mockImplementation((_container, options) => {
    given.push(options);
    return Promise.resolve(map);
  });
  const last = (name: string) =>
    told.filter((one): one is [string, unknown] => Array.isArray(one) && one[0] === name).at(-1)?.[1];
  return {
    told,
    last,
    given,
    opening,
    is: (event: (options: MapOptions) => void) => act(() => given.forEach(event)),
  };
}

const open = (query: string, list: unknown = foundMachines([one, other])) =>
  openSearch(`?map=1${query}`, { [LIST]: list });
const map = () => read(page.getByRole('region', { name: 'Map of the machines found' }));

it('puts the machines of the list on the map with their prices, and goes where they are', async () => {
  const { last, given } = standInMap();
  open('&from=2026-12-01&to=2026-12-03&place=78701');

  await page.findByRole('button', { name: 'Nearer' });
  await waitFor(() => expect(last('fit')).toBeDefined());
  await waitFor(() =>
    expect(map()).toBe('(Map of the machines found) | [Skip the map] | [Nearer] | [Further away]'),
  );
  expect(last('show')).toEqual([
    'Caterpillar 320 GC crawler excavator, $1,590 total',
    'Other one, no offer for this search',
  ]);
  expect(last('fit')).toEqual([one.geotag, other.geotag, { lat: 30.27, lng: -97.74 }]);
  expect(last('pick')).toEqual([]);
  expect(given).toMatchObject([{ currency: 'usd', isInFlow: false, styleUrl: undefined }]);
});

it('shows around the place where nothing is found', async () => {
  const { last } = standInMap();
  open('&place=78701', foundMachines([]));

  await waitFor(() => expect(last('fit')).toHaveLength(2));
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? value.toFixed(1) : value);
  expect(JSON.stringify(last('fit'), rounded)).toBe(
    '[{"lat":"29.5","lng":"-98.6"},{"lat":"31.0","lng":"-96.9"}]',
  );
});

it('asks for more machines than the list’s page has, and says how many it shows', async () => {
  const { last } = standInMap();
  const { asked } = open('&page=2', ({ query }: { query: Record<string, string> }) => ({
    ...foundMachines(query.per_page === '100' ? [one] : [other]),
    total: 260,
    last_page: 11,
  }));

  await page.findByText('The first 2 are shown');
  await waitFor(() => expect(last('show')).toHaveLength(2));
  expect(asked(LIST).filter(({ per_page }) => per_page === '100')).toMatchObject([{ page: '1' }]);
});

it('shows what is pressed on the map, until it is closed', async () => {
  const { last, is, told } = standInMap();
  const { person, press } = open('');
  await page.findByRole('button', { name: 'Nearer' });
  await page.findByRole('link', { name: /Other one/ });

  is(({ onPick }) => onPick([9]));
  expect(read(await page.findByRole('group', { name: 'Chosen on the map' }))).toBe(
    '(Chosen on the map) | [Close] | Other oneAustin, TX$530 a day → /machines/9',
  );
  expect(last('pick')).toEqual([9]);
  expect(last('uncover')).toBe(9);
  await press('Close');
  await waitFor(() => expect(page.queryByRole('group', { name: 'Chosen on the map' })).toBeNull());
  is(({ onPick }) => onPick([1, 9]));
  expect(read(await page.findByRole('group', { name: 'Chosen on the map' }))).toContain('| 2 machines |');
  page.getByRole('button', { name: 'Nearer' }).focus();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('group', { name: 'Chosen on the map' })).toBeNull());
  await press('Nearer');
  expect(told.at(-1)).toEqual(['zoom', 1]);
});

it('goes with the list: a card that is pointed at, and a pin', async () => {
  const { last, is } = standInMap();
  const { person } = open('');
  await page.findByRole('button', { name: 'Nearer' });
  const card = await page.findByRole('link', { name: /Other one/ });

  await person.hover(card);
  expect(last('point')).toBe(9);
  await person.hover(page.getByRole('heading', { level: 1 }));
  expect(last('point')).toBeNull();
  is(({ onPoint }) => onPoint(9));
  expect(card.closest('li')?.className).toContain('pointedCard');
  is(({ onPoint }) => onPoint(null));
  expect(card.closest('li')?.className).not.toContain('pointedCard');
});

it('searches where the map was moved to, and stays there', async () => {
  const { is, told } = standInMap();
  const { press, address, asked } = open('&search=cat');
  await page.findByRole('button', { name: 'Nearer' });
  await waitFor(() => expect(told).toContainEqual(['fit', [one.geotag, other.geotag]]));
  expect(page.queryByRole('button', { name: 'Search this area' })).toBeNull();
  const fits = () => told.filter((call) => Array.isArray(call) && call[0] === 'fit').length;
  const before = fits();

  is(({ onMoved }) => onMoved());
  await press('Search this area');

  await waitFor(() => expect(decodeURIComponent(address())).toContain('at=31.5,-97.1'));
  expect(decodeURIComponent(address())).toBe(
    '/search?search=cat&place=Waco,+TX&at=31.5,-97.1&radius=33&map=1',
  );
  await waitFor(() => expect(asked(LIST).at(-1)).toMatchObject({ lat: '31.5', lng: '-97.1' }));
  await waitFor(() => expect(page.queryByRole('button', { name: 'Search this area' })).toBeNull());
  expect(fits()).toBe(before);
});

it('can be tried again where it could not be loaded', async () => {
  const { opening } = standInMap();
  opening.mockRejectedValueOnce(new TypeError('Offline')).mockRejectedValueOnce(new NoWebGl());
  const { press } = open('');
  await page.findByText('We couldn’t load the map');
  await waitFor(() =>
    expect(map()).toBe(
      '(Map of the machines found) | [Skip the map] | We couldn’t load the map | The list has the same machines. | [Try again]',
    ),
  );

  await press('Try again');
  await page.findByText('This browser shows no maps');
});

it('fills a phone’s screen alone, until Escape or Back, and gives the focus back', async () => {
  const { matchMedia } = window;
  const narrow = jest.spyOn(window, 'matchMedia');
  narrow.mockImplementation((media) => ({ ...matchMedia(media), matches: false }));
  const { last } = standInMap();
  const { press, person } = open('');
  await page.findByRole('button', { name: 'Full screen' });
  const behind = () => page.getByRole('heading', { level: 1, hidden: true }).closest('[inert]');
  for (const leave of [() => person.keyboard('{Escape}'), () => Promise.resolve(history.back())]) {
    await press('Full screen');

    expect(page.getByRole('region', { name: 'Map of the machines found' }).className).toContain('full');
    expect(map()).toBe('(Map of the machines found) | [Back to the list] | [Nearer] | [Further away]');
    expect(last('setInFlow')).toBe(false);
    expect(behind()).not.toBeNull();
    expect(document.querySelector('.region[role="status"]')?.closest('[inert]')).toBeNull();
    await leave();
    const button = await page.findByRole('button', { name: 'Full screen' });
    expect(document.activeElement).toBe(button);
    expect(behind()).toBeNull();
    expect(last('setInFlow')).toBe(true);
  }
  narrow.mockRestore();
});
