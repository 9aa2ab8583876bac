import { page, waitFor, within } from '@yard/testing/screen';
import { heading, olive, open } from '../../test/site-scene';

const links = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((one) => `${one.textContent} ${one.getAttribute('href')}`);

it('has a menu for a guest, and ways to sign in that lead back', async () => {
  open('/search?city=Austin');
  expect(await heading()).toBe('Search');
  const header = page.getByRole('banner');
  expect(links(header)).toEqual([
    'Yard /',
    'Find a machine /search',
    'Sign in /login?next=%2Fsearch%3Fcity%3DAustin',
    'Register /register?next=%2Fsearch%3Fcity%3DAustin',
  ]);
  expect(header.className).toBe('header large');
  expect(links(page.getByRole('navigation', { name: 'Main menu, lower edge' }))).toEqual([
    'Home /',
    'Find /search',
  ]);
  expect(document.title).toBe('Search · Yard');
});

it('has documents, sources and looks at the lower end', async () => {
  const { person } = open('/search');
  await heading();
  const footer = page.getByRole('contentinfo');
  expect(footer.textContent).toBe(
    'Yard Heavy machines, rented from the people who own them.Privacy PolicyTerms and ConditionsProblem recordingPostal code data: GeoNames, CC BY 4.0SystemLightDark',
  );
  expect(links(within(footer).getByRole('navigation', { name: 'Documents and policies' }))).toEqual([
    'Privacy Policy /documents/privacy',
    'Terms and Conditions /documents/terms',
  ]);
  expect(page.getByRole('link', { name: 'GeoNames' }).outerHTML).toBe(
    '<a href="https://www.geonames.org" rel="noreferrer" target="_blank">GeoNames</a>',
  );
  await person.click(page.getByRole('radio', { name: 'Dark' }));
  expect([document.documentElement.dataset['theme'], localStorage.getItem('theme')]).toEqual([
    'dark',
    'dark',
  ]);
  await person.click(page.getByRole('radio', { name: 'System' }));
  expect([document.documentElement.dataset['theme'], localStorage.getItem('theme')]).toEqual([
    undefined,
    null,
  ]);

  await person.click(page.getByRole('button', { name: 'Problem recording' }));
  const question = await page.findByRole('region', { name: 'Problem recording' });
  await person.click(within(question).getByRole('button', { name: 'No, thanks' }));
  expect(page.queryByRole('region', { name: 'Problem recording' })).toBeNull();
  expect(localStorage.getItem('recordings')).toBe('no');
});

it('has what is an owner’s in their menus, with dots of what waits', async () => {
  const { person, asked, address } = open('/search', olive);
  await heading();
  const header = page.getByRole('banner');
  await within(header).findByRole('img', { name: '2 need attention' });
  expect(links(header)).toEqual([
    'Yard /',
    'Find a machine /search',
    'Rentals /rentals',
    'My machines /my-machines',
  ]);
  expect(header.className).toBe('header compact');
  expect(asked('GET /api/rental_requests')).toEqual([
    { needs_attention: 'true', role: 'either', only_total: 'true' },
  ]);
  await person.click(await page.findByRole('button', { name: 'Account of Olive Owner, something waits' }));
  const menu = await page.findByRole('menu', { name: /^Account of Olive Owner/ });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Support', 'Account', 'Sign out']);
  expect(within(menu).getByRole('img', { name: '1 needs attention' })).toBeTruthy();
  await person.click(within(menu).getByRole('menuitem', { name: 'Account' }));
  expect(address()).toBe('/account');
});

it('leads from the menu to what remotes add to it', async () => {
  const { person, address } = open('/search', olive);
  await person.click(await page.findByRole('button', { name: /^Account of Olive Owner/ }));
  await person.click(await page.findByRole('menuitem', { name: /Support/ }));
  expect(address()).toBe('/support');
  expect(await heading()).toBe('Page not found');
});

it('tells where a log-out is refused, and stays', async () => {
  const { person, address } = open('/rentals', olive, {
    'POST /logout': { status: 403, body: { message: 'Not just now.' } },
  });
  await person.click(await page.findByRole('button', { name: /^Account of/ }));
  await person.click(await page.findByRole('menuitem', { name: 'Sign out' }));
  await page.findAllByText('Not just now.');
  expect(address()).toBe('/rentals');
});

it('ends a session whose log-out the page before was left with', async () => {
  localStorage.setItem('signing_out', 'yes');
  const { sent } = open('/login', olive, { 'POST /logout': { status: 204 } });
  await waitFor(() => expect(sent()).toEqual([{ call: 'POST /logout', body: null }]));
  expect(localStorage.getItem('signing_out')).toBeNull();
});

it('logs out over the menu, and leads to the first page', async () => {
  const { person, sent, address } = open('/rentals', olive, { 'POST /logout': { status: 204 } });
  await person.click(await page.findByRole('button', { name: /^Account of/ }));
  await person.click(await page.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(sent()).toEqual([{ call: 'POST /logout', body: null }]);
  expect(await page.findByRole('link', { name: 'Sign in' })).toBeTruthy();
});
