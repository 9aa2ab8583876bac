import {
  currentUser,
  listOf,
  openPart,
  openScreen,
  page,
  refused,
  waitFor,
  within,
} from '@yard/testing/screen';
import AccountPage, { VerifyEmailBanner } from './account-page';
import { ProfilePanel } from './profile-panel';

const olive = currentUser();
const press = (name: string) => page.findByRole('button', { name });
const type = (label: RegExp | string) => page.findByLabelText(label);

const answers = {
  'GET /api/sessions': listOf([]),
  'GET /api/user/mail_choices': { message_mails: 'soon', reminder_mails: 'soon' },
  'GET /user/passkeys': [],
  'GET /user/confirmed-password-status': { confirmed: false },
  'POST /logout': { status: 204 },
};
const nav = [
  { to: '/cards', label: 'Cards', icon: 'card', order: 1, access: 'user', place: 'account' },
  { to: '/rentals', label: 'Rentals', icon: 'calendar', order: 2, access: 'user' },
  { to: '/my-machines', label: 'My machines', icon: 'machine', order: 3, access: 'owner' },
];
const routes = ['/account', '/account/:part'].map((path) => ({
  ...{ path, page: 'Account', access: 'user', title: '' },
}));
const account = (path: string) =>
  openScreen(
    {
      manifest: { routes, nav, slots: [] },
      entry: { pages: { Account: () => Promise.resolve({ default: AccountPage }) }, slots: {} },
    },
    path,
    { user: olive, answers },
  );

it.each([
  ['/account', 'Account', 'Signed in as owner@example.com', ['Profile', 'Appearance']],
  ['/account/profile', 'Profile', 'Name, email, phone, addresses', ['Profile', 'Appearance']],
  [
    '/account/security',
    'Security',
    'Password, passkeys, two-factor sign-in',
    ['Password', 'Passkeys', 'Two-factor sign-in'],
  ],
  ['/account/notifications', 'Emails', 'Choose your emails', ['Email notifications']],
  ['/account/devices', 'Devices', 'Where you’re signed in', ['Devices']],
  ['/account/data', 'Your data', 'Download or delete it', ['Your data']],
])('has a page for each part of the account: %s', async (path, title, lead, panels) => {
  account(path);
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(page.getByText(lead, { selector: 'p' })).toBeTruthy();
  expect(page.getAllByRole('region').map((panel) => panel.getAttribute('aria-label'))).toEqual(panels);
  const links = within(page.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
  const addresses = ['profile', 'security', 'notifications', 'devices', 'data'].map(
    (one) => `/account/${one}`,
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([...addresses, '/cards', '/my-machines']);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.getAttribute('href'))).toEqual(addresses.filter((one) => one === path));
});

it('leads on from the addresses that sections had', async () => {
  const led = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { address } = account('/account#two-factor');
  await page.findByRole('region', { name: 'Two-factor sign-in' });
  expect(address()).toBe('/account/security');
  expect(led.mock.contexts.at(-1)).toHaveProperty('id', 'two-factor');
});

it('knows no other part', async () => {
  account('/account/nothing#toString');
  await page.findByText('There is nothing at this address');
  expect(document.title).toBe('Page not found · Yard');
});

it('asks before a name that was typed is left for another page', async () => {
  const { person, address } = account('/account/profile');
  await person.type(await type('Name'), ' Jr.');
  await person.click(page.getByRole('link', { name: /^Devices/ }));
  await person.click(await press('Stay'));
  expect(await type('Name')).toHaveProperty('value', 'Olive Owner Jr.');
  expect(address()).toBe('/account/profile');
});

it('shows no account to a guest', async () => {
  openPart(
    <>
      <AccountPage />
      <VerifyEmailBanner />
      <p>Below</p>
    </>,
    { user: null },
  );
  expect((await page.findByText('Below')).parentElement?.textContent).toBe('Below');
});

it('signs out, and leads to the first page', async () => {
  const { person, sent, address } = account('/account');
  Object.assign(window, { indexedDB: { deleteDatabase: () => undefined } });
  await person.click(await press('Sign out'));
  await waitFor(() => expect(address()).toBe('/'));
  expect(sent()).toEqual([{ call: 'POST /logout', body: null }]);
});

it('saves who one is, asks for who that is now, and says so', async () => {
  const { person, sent, asked, answer } = openPart(<ProfilePanel />, {
    user: olive,
    answers: { 'PUT /user/profile-information': refused({ phone: ['The phone field is odd.'] }) },
  });
  const panel = await page.findByRole('region', { name: 'Profile' });
  expect(panel.textContent).toBe(
    'ProfileNameAs it should appear on rental agreements.EmailTo change it, you’ll enter your password. We email both addresses and sign out your other devices.Phone (optional)About (optional)Shown on your owner page.Save',
  );
  const boxes = within(panel).getAllByRole<HTMLInputElement>('textbox');
  expect(
    boxes.map(({ value, type, autocomplete, maxLength }) => [value, type, autocomplete, maxLength]),
  ).toEqual([
    ['Olive Owner', 'text', 'name', 255],
    ['owner@example.com', 'email', 'email', 255],
    ['(512) 555-0101', 'tel', 'tel', 40],
    ['', 'textarea', '', 500],
  ]);
  await person.clear(await type(/^Phone/));
  await person.type(await type(/^Phone/), '12');
  await person.type(await type(/^About/), 'We dig.');
  await person.click(await press('Save'));
  expect(await page.findByText('“Phone” is odd.')).toBeTruthy();

  answer('PUT /user/profile-information', { status: 200 });
  await person.click(await press('Save'));
  expect(await page.findByText('Profile saved')).toBeTruthy();
  expect(asked('GET /api/user')).toHaveLength(2);
  const body = { name: 'Olive Owner', email: 'owner@example.com', phone: '12', about: 'We dig.' };
  expect(sent()).toEqual([
    { call: 'PUT /user/profile-information', body },
    { call: 'PUT /user/profile-information', body },
  ]);
});

it('asks for the password before another address, and keeps what is typed where it is not given', async () => {
  const { person, sent, asked, answer } = account('/account/profile');
  const locked = { status: 423, body: { message: 'Password confirmation required.' } };
  answer('PUT /user/profile-information', locked);
  await person.type(await type('Email'), '.org');
  await person.click(await press('Save'));
  const dialog = await page.findByRole('dialog', { name: 'Confirm your password' });
  expect(dialog.textContent).toBe(
    'Confirm your passwordWe ask before sensitive changes.PasswordShow what is typedContinue',
  );
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(page.queryByText('Profile saved')).toBeNull();
  expect(await type('Email')).toHaveProperty('value', 'owner@example.com.org');
  expect(asked('GET /api/user')).toHaveLength(1);
  expect(sent().map(({ body }) => body)).toEqual([
    { name: 'Olive Owner', email: 'owner@example.com.org', phone: '(512) 555-0101', about: '' },
  ]);
  await person.click(page.getByRole('link', { name: /^Devices/ }));
  await page.findByRole('alertdialog', { name: 'Leave without saving?' });
});
