import { currentUser, listOf, openPart, page, refused, waitFor, within } from '@yard/testing/screen';
import { AccountPage, VerifyEmailBanner } from './account-page';
import { ProfilePanel } from './profile-panel';

const olive = currentUser();
const press = (name: string) => page.findByRole('button', { name });
const type = (label: RegExp | string) => page.findByLabelText(label);

it('shows the panels of an account, and a way to each of them', async () => {
  openPart(<AccountPage />, {
    user: olive,
    answers: {
      'GET /api/sessions': listOf([]),
      'GET /api/user/mail_choices': { message_mails: 'soon', reminder_mails: 'soon' },
      'GET /user/passkeys': [],
      'GET /user/confirmed-password-status': { confirmed: false },
    },
  });

  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('Account');
  expect(page.getByText('Signed in as owner@example.com').tagName).toBe('P');
  const links = within(page.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile', '#profile'],
    ['Addresses and more', '#more'],
    ['E-mail notifications', '#mails'],
    ['Password', '#password'],
    ['Passkeys', '#passkeys'],
    ['Two-factor login', '#two-factor'],
    ['Devices', '#devices'],
    ['Appearance', '#look'],
    ['Your data', '#data'],
    ['Sign out', '#sign-out'],
  ]);
  const look = 'AppearanceLight, dark, or as your device is set. Kept in this browser.SystemLightDark';
  const titles = links.map((link) => {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    return section?.querySelector('section')?.getAttribute('aria-label');
  });
  expect(titles).toEqual([
    'Profile',
    undefined,
    'E-mail notifications',
    'Password',
    'Passkeys',
    'Two-factor login',
    'Devices',
    'Appearance',
    'Your data',
    'Sign out',
  ]);
  expect(document.getElementById('look')?.textContent).toBe(look);
  expect(document.getElementById('sign-out')?.textContent).toBe('Sign outLog out');
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
  const { person, sent, address } = openPart(<AccountPage />, {
    user: olive,
    answers: {
      'GET /api/sessions': listOf([]),
      'GET /api/user/mail_choices': { message_mails: 'soon', reminder_mails: 'soon' },
      'GET /user/passkeys': [],
      'GET /user/confirmed-password-status': { confirmed: false },
      'POST /logout': { status: 204 },
    },
  });
  Object.assign(window, { indexedDB: { deleteDatabase: () => undefined } });
  await person.click(await press('Log out'));
  await waitFor(() => expect(address()).toBe('/'));
  expect(sent()).toEqual([{ call: 'POST /logout', body: null }]);
});

it('saves who one is, asks for who that is now, and says so', async () => {
  const { person, sent, asked, answer } = openPart(<ProfilePanel user={olive} />, {
    user: olive,
    answers: { 'PUT /user/profile-information': refused({ phone: ['The phone field is odd.'] }) },
  });
  const panel = await page.findByRole('region', { name: 'Profile' });
  expect(panel.textContent).toBe(
    'ProfileNameAs it should stand in a rental agreement.E-mailA new address needs your password; we mail both addresses, and sign out your other devices.Phone (optional)Save',
  );
  const boxes = within(panel).getAllByRole<HTMLInputElement>('textbox');
  expect(
    boxes.map(({ value, type, autocomplete, maxLength }) => [value, type, autocomplete, maxLength]),
  ).toEqual([
    ['Olive Owner', 'text', 'name', 255],
    ['owner@example.com', 'email', 'email', 255],
    ['(512) 555-0101', 'tel', 'tel', 40],
  ]);
  await person.clear(await type(/^Phone/));
  await person.type(await type(/^Phone/), '12');
  await person.click(await press('Save'));
  expect(await page.findByText('“Phone” is odd.')).toBeTruthy();

  answer('PUT /user/profile-information', { status: 200 });
  await person.click(await press('Save'));
  expect(await page.findByText('Your profile is saved')).toBeTruthy();
  expect(asked('GET /api/user')).toHaveLength(2);
  const body = { name: 'Olive Owner', email: 'owner@example.com', phone: '12' };
  expect(sent()).toEqual([
    { call: 'PUT /user/profile-information', body },
    { call: 'PUT /user/profile-information', body },
  ]);
});

it('asks for the password before another address, and keeps what is typed where it is not given', async () => {
  const { person, sent, asked } = openPart(<ProfilePanel user={{ ...olive, phone: null }} />, {
    user: olive,
    answers: {
      'PUT /user/profile-information': { status: 423, body: { message: 'Password confirmation required.' } },
      'GET /user/passkeys': [],
    },
  });
  await person.type(await type('E-mail'), '.org');
  await person.click(await press('Save'));
  const dialog = await page.findByRole('dialog', { name: 'Confirm your password' });
  expect(dialog.textContent).toBe(
    'Confirm your passwordWe ask before sensitive changes.PasswordShow what is typedContinue',
  );
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(page.queryByText('Your profile is saved')).toBeNull();
  expect(await type('E-mail')).toHaveProperty('value', 'owner@example.com.org');
  expect(asked('GET /api/user')).toHaveLength(1);
  expect(sent().map(({ body }) => body)).toEqual([
    { name: 'Olive Owner', email: 'owner@example.com.org', phone: '' },
  ]);
});
