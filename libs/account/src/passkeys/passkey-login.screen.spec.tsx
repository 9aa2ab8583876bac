import { currentUser, lateAnswer, openPart, page, waitFor } from '@yard/testing/screen';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
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
const press = (name: string) => page.findByRole('button', { name });

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
