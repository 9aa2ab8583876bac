/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import { act, openScreen, page, waitFor, currentUser, within } from '@yard/testing/screen';
import { HomePage } from './home-page';

const Own = ({ onKnown }: { onKnown: () => void }) => <button onClick={onKnown}>Own rentals</button>;
const filler = (name: string) => () => Promise.resolve({ default: () => <p>{name}</p> });

const entry = {
  pages: { Home: () => Promise.resolve({ default: HomePage }) },
  slots: {
    Own: () => Promise.resolve({ default: Own }),
    Categories: filler('Categories'),
    Machines: filler('Machines'),
  },
};

const slot = (name: string, filled: string) => ({ slot: name, filler: filled, order: 1 });
const others = [slot('home.categories', 'Categories'), slot('home.machines', 'Machines')];

const open = (path = '/', { answers = {}, slots = others, user = null as object | null } = {}) =>
  openScreen(
    { manifest: { routes: [{ path: '/', page: 'Home', access: 'any', title: '' }], nav: [], slots }, entry },
    path,
    // In Tokyo it is the 21st.
    { user, answers, now: '2026-11-20T16:00:00Z' },
  );

/** Which kind of dates is chosen in the calendar. */
const chooseFlexible = async (person: ReturnType<typeof open>['person']) => {
  await person.hover(await page.findByText('When'));
  await person.click(await page.findByRole('button', { name: /^Calendar/ }));
  await person.click(await page.findByRole('radio', { name: 'Flexible' }));
};

const press = (name: string) => page.findByRole('button', { name });
const suggestions = (...found: object[]) => ({ 'GET /api/machines/suggestions': { suggestions: found } });

const HOW =
  'How it works1Pick your datesSee rental, delivery and deposit line by line before you send a request.2The owner answersTalk in one thread. Once it’s approved, your agreement is ready.3Work, return, donePick it up or have it delivered. After the return you get your deposit back.';

const PROTECTION =
  'What protects both sidesA deposit that comes backYou get it back after you return the machine.A written agreementWith names, dates and amounts. Both of you can read it anytime.Payment by cardNo cash, no transfers. You know what you’ll pay and on which day.Clear cancellation termsYou see what you’d get back before you send a request.';

it('leads to the search with what was typed', async () => {
  const { person, address } = open('/', { answers: { 'GET /api/places': { places: [] }, ...suggestions() } });
  const what = await page.findByLabelText('What');
  expect([what, page.getByLabelText('Where')].map((box) => box.getAttribute('placeholder'))).toEqual([
    'Excavator, scissor lift…',
    'City or ZIP',
  ]);
  await person.click(what);
  const box = await page.findByRole('combobox', { name: 'What' });
  await person.type(box, ' mini crane ');
  await person.type(await page.findByRole('combobox', { name: 'Where' }), '78701');
  await person.click(await press('Search'));
  expect(address()).toBe('/search?search=mini+crane&place=78701');
});

it('leads to all machines where nothing was typed', async () => {
  const { person, address } = open();
  await person.click(await press('Search'));
  expect(address()).toBe('/search');
});

it.each([
  [{ kind: 'machine', label: 'Kubota U35-4', id: 7 }, '/machines/7'],
  [{ kind: 'type', label: 'Mini Excavator', id: 3 }, '/search?type=3'],
])('follows at once what leads somewhere by itself: %j', async (found, path) => {
  const { person, address, asked } = open('/', { answers: suggestions(found) });
  await person.type(await page.findByLabelText('What'), 'ku');
  await person.click(await page.findByRole('option', { name: new RegExp(found.label) }));
  expect(address()).toBe(path);
  expect(asked('GET /api/machines/suggestions')).toEqual([{ q: 'ku' }]);
});

it('takes over a word, and a place that was looked for as a machine', async () => {
  const { person } = open('/', {
    answers: suggestions(
      { kind: 'word', label: 'kubota', id: null },
      { kind: 'place', label: 'Austin, TX', id: null },
    ),
  });
  await person.click(await page.findByLabelText('What'));
  const box = await page.findByRole('combobox', { name: 'What' });
  await person.type(box, 'ku');
  await person.click(await page.findByRole('option', { name: /^kubota/ }));
  expect(box).toHaveProperty('value', 'kubota');
  await person.clear(box);
  await person.type(box, 'au');
  await person.click(await page.findByRole('option', { name: /^Austin/ }));
  expect(box).toHaveProperty('value', '');
  expect(page.getByRole('combobox', { name: 'Where' })).toHaveProperty('value', 'Austin, TX');
});

it('suggests places where one is asked for', async () => {
  const { person, asked } = open('/', {
    answers: { 'GET /api/places': { places: [{ label: 'Denver, CO', lat: 39.7, lng: -105 }] } },
  });
  await person.click(await page.findByLabelText('Where'));
  const box = await page.findByRole('combobox', { name: 'Where' });
  await person.type(box, 'de');
  const option = await page.findByRole('option');
  expect(option.textContent).toBe('Denver, CO Place');
  await person.click(option);
  expect(box).toHaveProperty('value', 'Denver, CO');
  expect(asked('GET /api/places')).toEqual([{ q: 'de' }]);
});

it('looks for any so many days of a window, from today where the reader is', async () => {
  const { person, address } = open();
  await chooseFlexible(person);
  const days = await page.findByRole('textbox', { name: 'Days in a row' });
  expect(days).toHaveProperty('value', '3');
  await person.click(await press('This month'));
  await person.keyboard('{Escape}');
  expect(page.getByRole('search').textContent).toContain('Any 3 days between11/21/2026–11/30/2026');
  await person.click(await press('Search'));
  expect(address()).toBe('/search?from=2026-11-21&to=2026-11-30&flexible_days=3');
});

it('widens the window for more days, and gives them up with exact dates', async () => {
  const { person, address } = open();
  await chooseFlexible(person);
  const days = await page.findByRole('textbox', { name: 'Days in a row' });
  await person.clear(days);
  await person.type(days, '9');
  await page.findByText('Any 9 days between');
  await person.keyboard('{Escape}');
  await person.click(await press('Search'));
  expect(address()).toBe('/search?from=2026-11-22&to=2026-11-30&flexible_days=9');
});

it('forgets the window with exact dates', async () => {
  const { person, address } = open();
  await chooseFlexible(person);
  await page.findByRole('textbox', { name: 'Days in a row' });
  await person.click(page.getByRole('radio', { name: 'Exact dates' }));
  await waitFor(() => expect(page.queryByRole('textbox', { name: 'Days in a row' })).toBeNull());
  await person.keyboard('{Escape}');
  await person.click(await press('Search'));
  expect(address()).toBe('/search');
});

it('goes nowhere with half a date, and says so beside it', async () => {
  const { person, address } = open();
  await person.click(await page.findByText('When'));
  const [month] = await page.findAllByRole('spinbutton', { name: /^month/ });
  act(() => month?.focus());
  await person.keyboard('12/14/2026');
  await person.click(await press('Search'));
  expect(address()).toBe('/');
  expect(page.getByRole('search').textContent).toContain('12/14/2026–mm/dd/yyyyChoose the last day, too.');

  const [, last] = page.getAllByRole('spinbutton', { name: /^month/ });
  act(() => last?.focus());
  await person.keyboard('12/18/2026');
  await person.click(await press('Search'));
  expect(address()).toBe('/search?from=2026-12-14&to=2026-12-18');
});

it('says that an address is confirmed, and asks who one is now', async () => {
  const { person, asked, address } = open('/?verified=1', { user: currentUser() });
  const title = await page.findByText('Your email address is confirmed');
  expect(title.closest('.banner')?.textContent).toBe('Your email address is confirmed');
  await waitFor(() => expect(asked('GET /api/user')).toHaveLength(2));
  await person.click(await press('Dismiss'));
  expect(page.queryByText('Your email address is confirmed')).toBeNull();
  expect(address()).toBe('/');
});

it('says that a link does not work any more', async () => {
  const { person, asked, address } = open('/?verified=0', { user: currentUser() });
  const banner = await page.findByRole('alert');
  expect(banner.textContent).toBe(
    'This link doesn’t work anymoreIt’s older than 60 minutes, or for another address. Send a new one from your account.Go to your accountDismiss',
  );
  expect(within(banner).getByRole('link').getAttribute('href')).toBe('/account');
  await person.click(await press('Dismiss'));
  expect(page.queryByRole('alert')).toBeNull();
  expect([address(), asked('GET /api/user').length]).toEqual(['/', 1]);
});

it('says that a link which opens once is used, until it is dismissed', async () => {
  const { person, address } = open('/?link=over');
  const banner = await page.findByRole('alert');
  expect(banner.textContent).toBe(
    'This link was used already, or has expiredIt works once, within a minute. Create a new one where you got this one.',
  );
  await person.click(await press('Dismiss'));
  expect([page.queryByRole('alert'), address()]).toEqual([null, '/']);
});

it('says nothing of links without one', async () => {
  open('/?verified=2&link=x');
  await page.findByText('Machines');
  expect(document.querySelector('.banner')).toBeNull();
});

it('asks one question, and shows what there is, how it works and what protects both sides', async () => {
  open();
  await page.findByText('Machines');
  const [top, ...sections] = [...document.querySelectorAll('section')].map(({ textContent }) => textContent);
  expect(top).toBe(
    'What do you need, where and when?Rent heavy machines from local owners. You see the whole price up front.WhatWhereWhenmm/dd/yyyy–mm/dd/yyyySearchWhat, where and when?',
  );
  expect(sections).toEqual([HOW, PROTECTION]);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('What do you need, where and when?');
  expect(page.getByText('Machines').nextElementSibling?.textContent).toBe('Categories');
  expect(page.getByRole('region', { name: 'How it works' })).toBeTruthy();
  expect(page.getByRole('region', { name: 'What protects both sides' })).toBeTruthy();
});

it('asks in a sheet where there is no room for a row, and goes on from what was said', async () => {
  const { person, address } = open('/', { answers: suggestions() });
  await person.type(await page.findByLabelText('What'), 'crane');
  await person.click(await press('crane'));

  const sheet = within(await page.findByRole('dialog', { name: 'Find a machine' }));
  expect(sheet.getByLabelText('What')).toHaveProperty('value', 'crane');
  await person.click(sheet.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/search?search=crane');
});

it('begins with what is due for members, and draws the rest once it is known how much room that takes', async () => {
  const { person } = open('/', {
    slots: [slot('home.attention', 'Own'), ...others],
    user: currentUser({ name: 'Ray Renter' }),
  });
  await press('Own rentals');
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Ray');
  expect(page.queryByText('Machines')).toBeNull();
  expect(page.queryByRole('search')).toBeNull();
  await person.click(await press('Own rentals'));
  expect(await page.findByText('Machines')).toBeTruthy();
  expect(page.getByText('What protects both sides')).toBeTruthy();
});
