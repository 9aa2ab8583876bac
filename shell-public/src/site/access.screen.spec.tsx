import {
  complaints,
  currentUser,
  listOf,
  notificationRecord,
  page,
  waitFor,
  within,
} from '@yard/testing/screen';
import { heading, olive, open, remote } from '../../test/site-scene';

const ray = currentUser({ id: 3, name: 'Ray Renter', owner: false });
const readers = { guest: null, olive, ray };

it.each([
  ['/rentals', 'guest', '/login?next=%2Frentals', 'Sign in'],
  ['/account#passkeys', 'guest', '/login?next=%2Faccount%23passkeys', 'Sign in'],
  ['/my-machines?page=2', 'guest', '/login?next=%2Fmy-machines%3Fpage%3D2', 'Sign in'],
  ['/become-an-owner', 'olive', '/account', 'Account'],
  ['/login?next=%2Frentals', 'ray', '/rentals', 'Rentals'],
  ['/register', 'ray', '/', 'What do you need, where and when?'],
  ['/my-machines', 'ray', '/my-machines', 'This page is for owners'],
  ['/my-machines', 'olive', '/my-machines', 'Machines'],
  ['/desk', 'olive', '/desk', 'Page not found'],
  ['/nowhere', 'guest', '/nowhere', 'Page not found'],
] as const)('leads from %s, with %s there, to %s', async (path, who, at, title) => {
  const { address } = open(path, readers[who], {
    'GET /api/sessions': listOf([]),
    'GET /api/user/mail_choices': { message_mails: 'soon', reminder_mails: 'soon' },
    'GET /user/passkeys': [],
    'GET /user/confirmed-password-status': { confirmed: false },
  });
  await page.findByRole('heading', { level: 1, name: title });
  expect(address()).toBe(at);
});

it('says to renters what an owner’s page takes, and to anybody that an address leads nowhere', async () => {
  open('/my-machines', ray);
  await heading();
  expect(document.title).toBe('For owners · Yard');
  expect(page.getByText('This page is for owners').closest('.state')?.textContent).toBe(
    'This page is for ownersApply to list machines first. We’ll answer by email.Go to your account',
  );
  expect(page.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/account');
});

it('says that an address leads nowhere', async () => {
  open('/nowhere');
  await heading();
  expect(document.title).toBe('Page not found · Yard');
  expect(page.getByText('There is nothing at this address').closest('.layout')?.textContent).toBe(
    'Page not foundThere is nothing at this addressThe link may be old, or a letter may be missing.Go to the start page',
  );
  expect(page.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
});

it('hides from recordings what is for somebody who signed in', async () => {
  open('/rentals', olive);
  expect(await heading()).toBe('Rentals');
  expect(page.getByRole('heading', { level: 1 }).closest('.contents')?.getAttribute('data-private')).toBe(
    'true',
  );
});

it('does not hide what is for anybody', async () => {
  open('/search', olive);
  expect(await heading()).toBe('Search');
  expect(page.getByRole('heading', { level: 1 }).closest('.contents')?.hasAttribute('data-private')).toBe(
    false,
  );
});

it('says that a page is missing while the remotes are not known, and shows it once they are', async () => {
  const { person, answer } = open('/search', null, { 'GET /remotes.json': { status: 500 } });
  expect(await heading()).toBe('We couldn’t load this page');
  expect(page.getByRole('alert').textContent).toBe(
    'We couldn’t load this pageCheck your connection, then try again. What was saved is safe.Try againGo to the start page',
  );
  complaints.splice(0);
  answer('GET /remotes.json', { remotes: [remote], settings: {} });
  await person.click(page.getByRole('button', { name: 'Try again' }));
  await page.findByRole('heading', { name: 'Search' });
});

it('says on its own pages that parts are missing', async () => {
  const { person, answer } = open('/login', null, { 'GET /remotes.json': { status: 500 } });
  const banner = await page.findByRole('alert');
  expect(banner.textContent).toBe(
    'We couldn’t load parts of the siteSearch and rentals are missing for the moment.Try again',
  );
  complaints.splice(0);
  answer('GET /remotes.json', { remotes: [remote], settings: {} });
  await person.click(within(banner).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
});

it('forgets what one reader saw when another one is there', async () => {
  const { person, answer } = open('/search', olive, { 'POST /login': { two_factor: false } });
  await heading();
  answer('GET /api/notifications', listOf([notificationRecord()]));
  answer('POST /logout', { status: 204 });
  Object.assign(window, { indexedDB: { deleteDatabase: () => undefined } });
  await person.click(await page.findByRole('button', { name: /^Account of/ }));
  await person.click(await page.findByRole('menuitem', { name: 'Sign out' }));
  await person.click(await page.findByRole('link', { name: 'Sign in' }));
  answer('GET /api/user', ray);
  const form = await page.findByRole('form', { name: 'Sign in' });
  await person.click(within(form).getByRole('button', { name: 'Sign in' }));
  await page.findByRole('button', { name: 'Notifications, 1 unread' });
});
