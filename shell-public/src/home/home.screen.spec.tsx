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

const press = (name: string) => page.findByRole('button', { name });
const suggestions = (...found: object[]) => ({ 'GET /api/machines/suggestions': { suggestions: found } });

const HOW =
  'How it works1Ask for your datesChoose a machine and the days. You see rental, delivery and deposit as lines that add up, then send the request.2The owner answersBoth of you talk in one thread. When the owner approves, the agreement is filled in with your names, dates and amounts.3Work, return, donePick it up or have it delivered. After the return the rental is closed and the deposit goes back to your card.';

const PROTECTION =
  'What protects both sidesA deposit that comes backHeld for the rental, shown apart from the price, returned when the machine is.A written agreementEvery rental has one, with names, dates and amounts filled in. Both sides can read it at any time.Payment by card, through usNo cash and no transfers. You are told what is charged and on which day.Cancelling has fixed rulesYou see what you get back, and until when, before you send a request.';

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
  await person.click(await page.findByRole('radio', { name: 'Flexible' }));
  const days = await page.findByRole('textbox', { name: 'Days in a row' });
  expect(days).toHaveProperty('value', '3');
  await person.click(await press('This month'));
  await person.click(await press('Search'));
  expect(address()).toBe('/search?from=2026-11-21&to=2026-11-30&flexible_days=3');
});

it('widens the window for more days, and gives them up with exact dates', async () => {
  const { person, address } = open();
  await person.click(await page.findByRole('radio', { name: 'Flexible' }));
  const days = await page.findByRole('textbox', { name: 'Days in a row' });
  await person.clear(days);
  await person.type(days, '9');
  await person.click(await press('Search'));
  expect(address()).toBe('/search?from=2026-11-22&to=2026-11-30&flexible_days=9');
});

it('forgets the window with exact dates', async () => {
  const { person, address } = open();
  await person.click(await page.findByRole('radio', { name: 'Flexible' }));
  await page.findByRole('textbox', { name: 'Days in a row' });
  await person.click(page.getByRole('radio', { name: 'Exact dates' }));
  await waitFor(() => expect(page.queryByRole('textbox', { name: 'Days in a row' })).toBeNull());
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
  const title = await page.findByText('Your e-mail address is confirmed');
  expect(title.closest('.banner')?.textContent).toBe('Your e-mail address is confirmed');
  await waitFor(() => expect(asked('GET /api/user')).toHaveLength(2));
  await person.click(await press('Dismiss'));
  expect(page.queryByText('Your e-mail address is confirmed')).toBeNull();
  expect(address()).toBe('/');
});

it('says that a link does not work any more', async () => {
  const { person, asked, address } = open('/?verified=0', { user: currentUser() });
  const banner = await page.findByRole('alert');
  expect(banner.textContent).toBe(
    'This link does not work any moreIt may be older than 60 minutes, or for another address. You can have a new one sent from your account.Go to your accountDismiss',
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
    'This link has been used, or is too oldIt opens once, within a minute. Make a new one where you made it.',
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
    'What do you need, where and when?Heavy machines from the people who own them. You see the whole price before you ask.WhatWhereExact datesFlexibleWhenmm/dd/yyyy–mm/dd/yyyySearch',
  );
  expect(sections).toEqual([HOW, PROTECTION]);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('What do you need, where and when?');
  expect(page.getByText('Categories').nextElementSibling?.textContent).toBe('Machines');
  expect(page.getByRole('region', { name: 'How it works' })).toBeTruthy();
  expect(page.getByRole('region', { name: 'What protects both sides' })).toBeTruthy();
});

it('draws what stands below the own rentals once it is known how much room these take', async () => {
  const { person } = open('/', { slots: [slot('home.attention', 'Own'), ...others] });
  await press('Own rentals');
  expect(page.queryByText('Machines')).toBeNull();
  await person.click(await press('Own rentals'));
  expect(await page.findByText('Machines')).toBeTruthy();
  expect(page.getByText('What protects both sides')).toBeTruthy();
});
