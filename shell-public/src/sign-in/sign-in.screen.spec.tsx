import { currentUser, openScreen, page, refused, waitFor } from '@yard/testing/screen';
import { ForgotPasswordPage } from './forgot-password-page';
import { LoginPage } from '../site/own-pages';
import { RegisterPage } from './register-page';
import { ResetPasswordPage } from './reset-password-page';

const route = (path: string, name: string) => ({ path, page: name, access: 'any', title: '' });
const pages = {
  Login: () => Promise.resolve({ default: LoginPage }),
  Register: () => Promise.resolve({ default: RegisterPage }),
  Forgot: () => Promise.resolve({ default: ForgotPasswordPage }),
  Reset: () => Promise.resolve({ default: ResetPasswordPage }),
};
const routes = [
  route('/login', 'Login'),
  route('/register', 'Register'),
  route('/forgot-password', 'Forgot'),
  route('/reset-password', 'Reset'),
];
const open = (path: string, answers: object = {}) =>
  openScreen({ manifest: { routes, nav: [], slots: [] }, entry: { pages, slots: {} } }, path, {
    user: null,
    answers: { ...answers },
  });
const press = (name: string) => page.findByRole('button', { name });
const content = () => document.getElementById('content')?.textContent;
const show = 'Show what is typed';
const atChallenge = async (challenge: object) => {
  const screen = open('/login', {
    'POST /login': { two_factor: true },
    'POST /two-factor-challenge': challenge,
  });
  await screen.person.click(await press('Sign in'));
  await press('Use a recovery code');
  return screen;
};

it('signs in, and says under its field what is wrong', async () => {
  const { person, sent, asked, answer } = open('/login?next=%2Frentals', {
    'POST /login': refused({ email: ['These credentials do not match our records.'] }),
  });
  await press('Sign in');
  expect(content()).toBe(
    `Sign inE-mailPassword${show}Stay signed in on this deviceForgot password?Sign inUse a passkeyNew here? Register`,
  );
  const [email, password] = ['E-mail', 'Password'].map((name) => page.getByLabelText<HTMLInputElement>(name));
  expect([email?.autocomplete, password?.autocomplete]).toEqual(['username', 'current-password']);
  expect([email?.required, password?.required, email?.type]).toEqual([true, true, 'email']);
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/forgot-password', '/register?next=%2Frentals']);

  await person.type(page.getByLabelText('E-mail'), 'owner@example.com');
  await person.type(page.getByLabelText('Password'), 'wrong');
  await person.click(await press('Sign in'));
  expect(await page.findByText('These credentials do not match our records.')).toBeTruthy();
  answer('POST /login', { two_factor: false });
  answer('GET /api/user', currentUser());
  await person.clear(page.getByLabelText('Password'));
  await person.type(page.getByLabelText('Password'), 'right');
  await person.click(page.getByRole('checkbox', { name: 'Stay signed in on this device' }));
  await person.click(await press('Sign in'));
  await waitFor(() => expect(asked('GET /api/user')).toHaveLength(2));
  expect(sent()).toEqual([
    { call: 'POST /login', body: { email: 'owner@example.com', password: 'wrong', remember: false } },
    { call: 'POST /login', body: { email: 'owner@example.com', password: 'right', remember: true } },
  ]);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
});

it('asks for a code where the account wants one', async () => {
  const { person, sent, asked, answer } = await atChallenge(
    refused({ code: ['The provided code was invalid.'] }),
  );
  expect(content()).toBe(
    'One more stepCodeSix digits, from the app on your phone.Sign inUse a recovery codeStart again',
  );
  expect(asked('GET /api/user')).toHaveLength(1);
  const code = page.getByLabelText<HTMLInputElement>('Code');
  expect(document.activeElement).toBe(code);
  expect([code.inputMode || code.getAttribute('inputmode'), code.autocomplete]).toEqual([
    'numeric',
    'one-time-code',
  ]);
  await person.type(code, '123456');
  await person.click(await press('Sign in'));
  expect(await page.findByText('The provided code was invalid.')).toBeTruthy();
  expect(code.value).toBe('123456');
  answer('POST /two-factor-challenge', { status: 204 });
  await person.click(await press('Sign in'));
  await waitFor(() => expect(asked('GET /api/user')).toHaveLength(2));
  expect(sent().slice(1)).toEqual([
    { call: 'POST /two-factor-challenge', body: { code: '123456' } },
    { call: 'POST /two-factor-challenge', body: { code: '123456' } },
  ]);
});

it('takes a recovery code in place of one of the app, and begins again when told to', async () => {
  const { person, sent } = await atChallenge({ status: 204 });
  await person.type(page.getByLabelText('Code'), '12');
  await person.click(await press('Use a recovery code'));
  expect(content()).toBe(
    'One more stepRecovery codeOne of those you kept when you turned two-factor login on. Each works once.Sign inUse a code from the appStart again',
  );
  const field = page.getByLabelText<HTMLInputElement>('Recovery code');
  expect([field.value, field.autocomplete, field.getAttribute('inputmode')]).toEqual(['', 'off', null]);
  await person.type(field, 'abc-def');
  await person.click(await press('Sign in'));
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({ call: 'POST /two-factor-challenge', body: { recovery_code: 'abc-def' } }),
  );
  await person.click(await press('Use a code from the app'));
  expect(page.getByLabelText('Code')).toHaveProperty('value', '12');
  await person.click(await press('Start again'));
  expect((await page.findByRole('heading')).textContent).toBe('Sign in');
});
