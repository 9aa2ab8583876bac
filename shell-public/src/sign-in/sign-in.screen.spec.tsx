import { act, lateAnswer, openScreen, page, refused, waitFor, currentUser } from '@yard/testing/screen';
import ForgotPasswordPage from './forgot-password-page';
import { LoginPage } from '../site/own-pages';
import RegisterPage from './register-page';
import ResetPasswordPage from './reset-password-page';

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

it('makes an account, and says that its address is to be confirmed', async () => {
  const { person, sent, asked, answer } = open('/register?next=%2Fsearch', {
    'POST /register': refused({ name: ['The name field is odd.'], password: ['Too short.'] }),
  });
  await press('Register');
  expect(content()).toBe(
    `RegisterYour nameAs it should appear on rental agreements.EmailPasswordAt least 8 characters.${show}Read our terms and privacy policy (in new tabs).RegisterAlready registered? Sign in`,
  );
  expect(page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fsearch');
  expect(page.getByRole('link', { name: 'terms' })).toHaveProperty('target', '_blank');
  const fields = [...document.querySelectorAll('input')];
  expect(fields.map(({ autocomplete, type }) => [autocomplete, type])).toEqual([
    ['name', 'text'],
    ['username', 'email'],
    ['new-password', 'password'],
  ]);
  await person.click(await press('Register'));
  expect(await page.findAllByText(/^Enter your name\.$| is required\.$/)).toHaveLength(3);
  await person.type(page.getByLabelText('Your name'), 'Nora New');
  await person.type(page.getByLabelText('Email'), 'nora@example.com');
  await person.type(page.getByLabelText('Password'), 'a secret');
  await person.click(await press('Register'));
  expect(await page.findByText('“Your name” is odd.')).toBeTruthy();
  expect(page.getByText('Too short.')).toBeTruthy();

  const late = lateAnswer();
  answer('POST /register', late.answer);
  await person.click(await press('Register'));
  await person.click(await press('Register Working'));
  late.give({ status: 201 });
  expect(await page.findByText('Welcome! We emailed you a link to confirm your address.')).toBeTruthy();
  const body = {
    name: 'Nora New',
    email: 'nora@example.com',
    password: 'a secret',
    password_confirmation: 'a secret',
  };
  expect(sent()).toEqual([
    { call: 'POST /register', body },
    { call: 'POST /register', body },
  ]);
  expect(asked('GET /api/user')).toHaveLength(2);
});

it('corrects a mistyped mail host by one press, and asks only once the field is left', async () => {
  const { person, press } = open('/register');
  await person.type(await page.findByLabelText('Email'), 'tess@gmial.com');
  await person.click(page.getByRole('button', { name: 'Register' }));
  expect(page.queryByText(/Did you mean/)).toBeNull();
  await person.click(page.getByLabelText('Email'));
  await person.tab();
  await press('Did you mean tess@gmail.com?');
  expect(page.getByLabelText('Email')).toHaveProperty('value', 'tess@gmail.com');
  expect(document.activeElement).toBe(page.getByLabelText('Email'));
  expect(page.queryByText(/Did you mean/)).toBeNull();
});

it('sends a link to set another password, and does not tell whether there is such an account', async () => {
  const { person, sent } = open('/forgot-password?next=%2Fcards', {
    'POST /forgot-password': { message: 'Sent.' },
  });
  await press('Send link');
  expect(content()).toBe(
    'Forgot your password?EmailWe’ll email you a link to set a new one.Send linkBack to sign-in',
  );
  expect(page.getByRole('link').getAttribute('href')).toBe('/login?next=%2Fcards');
  await person.click(await press('Send link'));
  expect(await page.findByText('“Email” is required.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await person.type(page.getByLabelText('Email'), 'ray@example.com');
  await person.click(await press('Send link'));
  expect(await page.findByText('Check your email')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Check your email/);
  expect(content()).toBe(
    'Forgot your password?Check your emailIf ray@example.com has an account here, a link to set a new password is on its way. It works for 60 minutes.Back to sign-in',
  );
  const body = { email: 'ray@example.com', next: '/cards' };
  expect(sent()).toEqual([{ call: 'POST /forgot-password', body }]);
});

it('sets another password with the token of the link, and leads to the sign-in', async () => {
  const { person, sent, asked, address, answer } = open(
    '/reset-password?token=abc&email=ray%40example.com&next=%2Fcards',
    { 'POST /reset-password': refused({ email: ['This password reset token is invalid.'] }) },
  );
  await press('Set password');
  expect(content()).toBe(`Set a new passwordEmailNew passwordAt least 8 characters.${show}Set password`);
  expect(page.getByLabelText('Email')).toHaveProperty('value', 'ray@example.com');
  await person.type(page.getByLabelText('New password'), 'a secret');
  await person.click(await press('Set password'));
  expect(await page.findByText('This password reset token is invalid.')).toBeTruthy();
  expect(address()).toMatch(/^\/reset-password/);
  const another = page.getByRole('link', { name: 'Get another link' });
  expect(another.getAttribute('href')).toBe('/forgot-password?next=%2Fcards');
  answer('POST /reset-password', { message: 'Done.' });
  await person.click(await press('Set password'));
  expect(await page.findByText('Password set. Sign in with it.')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/login?next=%2Fcards'));
  await waitFor(() => expect(asked('GET /api/user')).toHaveLength(2));
  expect(sent().at(-1)).toEqual({
    call: 'POST /reset-password',
    body: { token: 'abc', email: 'ray@example.com', password: 'a secret', password_confirmation: 'a secret' },
  });
});

it('takes no link that is not whole', async () => {
  open('/reset-password?email=ray%40example.com');
  const link = await page.findByRole('link');
  expect(content()).toBe(
    'Set a new passwordThis link is incompleteOpen it from the email again, or copy all of it.Get another link',
  );
  expect(link.getAttribute('href')).toBe('/forgot-password');
});

it('signs in, and says under its field what is wrong', async () => {
  const { person, sent, asked, answer } = open('/login?next=%2Frentals', {
    'POST /login': refused({ email: ['These credentials do not match our records.'] }),
  });
  await press('Sign in');
  expect(content()).toBe(
    `Sign inEmailPassword${show}Stay signed in on this deviceForgot password?Sign inUse a passkeyNew here? Register`,
  );
  const [email, password] = ['Email', 'Password'].map((name) => page.getByLabelText<HTMLInputElement>(name));
  expect([email?.autocomplete, password?.autocomplete]).toEqual(['username', 'current-password']);
  expect([email?.required, password?.required, email?.type]).toEqual([true, true, 'email']);
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/forgot-password?next=%2Frentals', '/register?next=%2Frentals']);

  await person.type(page.getByLabelText('Email'), 'owner@example.com');
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
    'One more stepRecovery codeOne of those you saved when you turned on two-factor sign-in. Each works once.Sign inUse a code from the appStart again',
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

it('says what one signs in for, and on the other page, too', async () => {
  const next = '?next=%2Fmachines%2F7%2Frequest';
  const { person, address } = open(`/login${next}`);
  window.history.replaceState({ usr: { signInTo: 'request the Bobcat E35. We saved your dates.' } }, '');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await page.findByText('Sign in to request the Bobcat E35. We saved your dates.');
  await person.click(page.getByRole('link', { name: 'New here? Register' }));
  await page.findByText('Register to request the Bobcat E35. We saved your dates.');
  await person.click(page.getByRole('link', { name: 'Sign in' }));
  await person.click(await page.findByRole('link', { name: 'Forgot password?' }));
  await person.click(await page.findByRole('link', { name: 'Back to sign-in' }));
  await page.findByText('Sign in to request the Bobcat E35. We saved your dates.');
  expect(address()).toBe(`/login${next}`);
});
