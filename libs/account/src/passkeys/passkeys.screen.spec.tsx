import {
  currentUser,
  lateAnswer,
  openPart,
  page,
  passkeyRecord,
  waitFor,
  within,
} from '@yard/testing/screen';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { PasskeysPanel } from './passkeys-panel';
import { PasskeyLogin } from '../login-form';

jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
}));

const registered = jest.mocked(startRegistration);
const answered = jest.mocked(startAuthentication);
const failure = (name: string) => Object.assign(new Error('The browser says no.'), { name });

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
  registered.mockReset().mockResolvedValue({ id: 'made' } as Awaited<ReturnType<typeof startRegistration>>);
  answered.mockReset().mockResolvedValue({ id: 'told' } as Awaited<ReturnType<typeof startAuthentication>>);
});

afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));
const phone = passkeyRecord();
const mac = passkeyRecord({ id: 5, name: 'Mac', last_used_at: '2026-11-19T03:00:00.000000Z' });

const open = (passkeys: unknown, more: object = {}) =>
  openPart(<PasskeysPanel />, { user: currentUser(), answers: { 'GET /user/passkeys': passkeys, ...more } });

const press = (name: string) => page.findByRole('button', { name });

const HINT =
  'PasskeysSign in with your fingerprint, face or device PIN instead of a password or code. Passkeys can’t be guessed or phished.';

const panel = () => page.getByRole('region', { name: 'Passkeys' }).textContent;

it('lists the passkeys, and removes one once it is asked twice', async () => {
  const late = lateAnswer();
  const { person, sent, answer } = open([phone, mac], { 'DELETE /user/passkeys/5': late.answer });
  await press('Remove Mac');
  await waitFor(() =>
    expect(panel()).toBe(
      `${HINT}iPhoneAdded Nov 2, 2026RemoveMacAdded Nov 2, 2026 · last used Nov 18, 2026RemoveAdd a passkey`,
    ),
  );
  await person.click(await press('Remove Mac'));
  const question = await page.findByRole('alertdialog', { name: 'Remove “Mac”?' });
  expect(question.textContent).toBe(
    'Remove “Mac”?You can’t sign in with it any longer. Delete it on the device, too, or the device keeps offering it.CancelRemove',
  );
  await person.click(await press('Cancel'));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  await person.click(await press('Remove Mac'));
  await person.click(await press('Remove'));
  answer('GET /user/passkeys', [phone]);
  late.give({ status: 204 });
  expect(await page.findByText('Passkey “Mac” removed')).toBeTruthy();
  await waitFor(() => expect(page.queryByRole('button', { name: 'Remove Mac' })).toBeNull());
  expect(sent()).toEqual([{ call: 'DELETE /user/passkeys/5', body: null }]);
});

it('adds a passkey under a name, with what the device made', async () => {
  const { person, sent, answer, asked } = open([], {
    'GET /user/passkeys/options': { options: { challenge: 'c' } },
    'POST /user/passkeys': { status: 201, body: phone },
  });
  await page.findByText(/can’t be guessed/);
  await waitFor(() => expect(panel()).toBe(`${HINT}Add a passkey`));
  await person.click(await press('Add a passkey'));
  const dialog = await page.findByRole('dialog', { name: 'Add a passkey' });
  expect(dialog.textContent).toBe(
    'Add a passkeyYour browser asks where to save the passkey: on this device, your phone or a security key.NameTo tell it from your other passkeysContinue',
  );
  const name = within(dialog).getByLabelText<HTMLInputElement>('Name');
  expect(name.value).not.toBe('');
  await person.clear(name);
  await person.click(await press('Continue'));
  expect(await page.findByText('“Name” is required.')).toBeTruthy();
  await person.type(name, 'My phone');
  answer('GET /user/passkeys', [{ ...phone, name: 'My phone' }]);
  await person.click(await press('Continue'));
  expect(await page.findByText('Passkey “My phone” added')).toBeTruthy();
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(await press('Remove My phone')).toBeTruthy();
  expect(registered.mock.calls).toEqual([[{ optionsJSON: { challenge: 'c' } }]]);
  expect(sent()).toEqual([
    { call: 'POST /user/passkeys', body: { name: 'My phone', credential: { id: 'made' } } },
  ]);
  expect(asked('GET /user/passkeys')).toHaveLength(2);
});

it.each([
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['SecurityError', 'Passkeys only work at this site’s own address.'],
  ['NotSupportedError', 'This device doesn’t support passkeys.'],
  ['OtherError', 'The browser says no.'],
])('says in words what the browser calls %s', async (name, words) => {
  registered.mockRejectedValue(failure(name));
  const { person, sent } = open([], { 'GET /user/passkeys/options': { options: {} } });
  await person.click(await press('Add a passkey'));
  await person.click(await press('Continue'));
  expect(await page.findByText(words)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it.each(['NotAllowedError', 'AbortError'])(
  'says nothing where the browser’s own dialog was closed: %s',
  async (name) => {
    registered.mockRejectedValue(failure(name));
    const { person } = open([], { 'GET /user/passkeys/options': { options: {} } });
    await person.click(await press('Add a passkey'));
    await person.click(await press('Continue'));
    await waitFor(() => expect(registered).toHaveBeenCalled());
    await waitFor(() => expect(page.queryByText('Working')).toBeNull());
    expect(page.getByRole('dialog', { name: 'Add a passkey' })).toBeTruthy();
    expect(page.queryByRole('alertdialog')).toBeNull();
  },
);

it('adds none beyond twenty, and says where they could not be loaded', async () => {
  const { person, answer } = open({ status: 403, body: { message: 'No.' } });
  expect((await page.findByRole('alert')).textContent).toBe('We couldn’t load your passkeysTry again');
  answer(
    'GET /user/passkeys',
    Array.from({ length: 19 }, (_, id) => passkeyRecord({ id: id + 1 })),
  );
  await person.click(await press('Try again'));
  await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(19));
  expect(await press('Add a passkey')).toHaveProperty('disabled', false);
});

it('adds none to twenty', async () => {
  open(Array.from({ length: 20 }, (_, id) => passkeyRecord({ id: id + 1 })));
  await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(20));
  expect(await press('Add a passkey')).toHaveProperty('disabled', true);
});

it('signs in with a passkey, once, and stays signed in where that is asked', async () => {
  const late = lateAnswer();
  const { person, sent, asked, answer } = openPart(<PasskeyLogin remember />, {
    user: null,
    answers: {
      'GET /passkeys/login/options': { options: { challenge: 'c' } },
      'POST /passkeys/login': late.answer,
    },
  });
  await person.click(await press('Use a passkey'));
  await person.click(await press('Use a passkey Working'));
  answer('GET /api/user', currentUser());
  late.give({ status: 200 });
  await waitFor(() => expect(asked('GET /api/user')).toHaveLength(2));
  expect(answered.mock.calls).toEqual([[{ optionsJSON: { challenge: 'c' } }]]);
  expect(sent()).toEqual([
    { call: 'POST /passkeys/login', body: { credential: { id: 'told' }, remember: true } },
  ]);
});

it('does not sign in where the device does not answer, or the server refuses', async () => {
  const { person, sent, asked } = openPart(<PasskeyLogin />, {
    user: null,
    answers: {
      'GET /passkeys/login/options': { options: {} },
      'POST /passkeys/login': { status: 403, body: { message: 'This passkey is not known here.' } },
    },
  });
  answered.mockRejectedValueOnce(failure('NotAllowedError'));
  await person.click(await press('Use a passkey'));
  await waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
  await person.click(await press('Use a passkey'));
  expect((await page.findByRole('alertdialog')).textContent).toBe('This passkey is not known here.Close');
  expect(asked('GET /api/user')).toHaveLength(1);
  expect(sent()).toEqual([
    { call: 'POST /passkeys/login', body: { credential: { id: 'told' }, remember: false } },
  ]);
});
