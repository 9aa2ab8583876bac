import { currentUser, lateAnswer, openPart, page, refused, waitFor, within } from '@yard/testing/screen';
import { TwoFactorPanel } from './two-factor-panel';

const STATUS = 'GET /user/confirmed-password-status';
const CODES = 'GET /user/two-factor-recovery-codes';
const ROUTE = '/user/two-factor-authentication';
const HINT =
  'When it’s on, each sign-in asks for a code from an app on your phone as well as your password. A stolen password isn’t enough to get in.';
const on = { 'GET /api/user': currentUser({ two_factor_confirmed_at: '2026-01-01T00:00:00.000000Z' }) };
const open = (answers: object) =>
  openPart(<TwoFactorPanel />, {
    user: currentUser(),
    answers: { [STATUS]: { confirmed: true }, 'GET /user/passkeys': [], ...answers },
  });
const press = (name: string) => page.findByRole('button', { name });
const panel = () => page.getByRole('region', { name: 'Two-factor sign-in' }).textContent;

it('asks for the password before it tells how it stands', async () => {
  const { person, sent, answer } = open({ [STATUS]: { confirmed: false } });
  const manage = await press('Manage two-factor sign-in');
  await waitFor(() => expect(panel()).toBe(`Two-factor sign-inOff${HINT}Manage two-factor sign-in`));
  await person.click(manage);
  const dialog = await page.findByRole('dialog', { name: 'Confirm your password' });
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Password')));
  await person.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(await page.findByText('“Password” is required.')).toBeTruthy();
  answer('POST /user/confirm-password', refused({ password: ['This password is wrong.'] }));
  await person.type(page.getByLabelText('Password'), 'secret');
  await person.click(await press('Continue'));
  expect(await page.findByText('This password is wrong.')).toBeTruthy();
  answer('POST /user/confirm-password', { status: 201 });
  answer(STATUS, { confirmed: true });
  answer(CODES, []);
  await person.click(await press('Continue'));
  expect(await press('Turn on')).toBeTruthy();
  await waitFor(() => expect(panel()).toBe(`Two-factor sign-inOff${HINT}Turn on`));
  expect(sent().map(({ call, body }) => [call, body])).toEqual([
    ['POST /user/confirm-password', { password: 'secret' }],
    ['POST /user/confirm-password', { password: 'secret' }],
  ]);
});

it('stays locked where the password is not given', async () => {
  const { person, asked } = open({ [STATUS]: { confirmed: false } });
  await person.click(await press('Manage two-factor sign-in'));
  await person.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(asked(STATUS)).toHaveLength(1);
});

it('is turned on by a code that proves that the app has the secret', async () => {
  const late = lateAnswer();
  const { person, sent, answer } = open({
    [CODES]: [],
    [`POST ${ROUTE}`]: late.answer,
    'GET /user/two-factor-qr-code': { svg: '<svg id="qr"/>' },
    'GET /user/two-factor-secret-key': { secretKey: 'ABC DEF' },
    'POST /user/confirmed-two-factor-authentication': refused({ code: ['The code is wrong.'] }),
  });
  await person.click(await press('Turn on'));
  await person.click(await press('Turn on Working'));
  late.give({ status: 200 });
  await page.findByText('ABC DEF');
  await waitFor(() =>
    expect(panel()).toBe(
      `Two-factor sign-inOff${HINT}1. Scan this with your authenticator appAny authenticator app works. No camera? Type in this key:ABC DEF2. Type the code it showsCodeSix digits.Nothing changes until you enter the right code.Turn onCancel`,
    ),
  );
  expect(page.getByRole('img', { name: 'QR code with your key' }).getAttribute('src')).toBe(
    'data:image/svg+xml,%3Csvg%20id%3D%22qr%22%2F%3E',
  );
  const code = page.getByLabelText<HTMLInputElement>('Code');
  expect([code.getAttribute('inputmode'), code.autocomplete, code.maxLength]).toEqual([
    'numeric',
    'one-time-code',
    10,
  ]);
  await person.click(await press('Turn on'));
  expect(await page.findByText('“Code” is required.')).toBeTruthy();
  await person.type(code, '123456');
  await person.click(await press('Turn on'));
  expect(await page.findByText('The code is wrong.')).toBeTruthy();

  answer('POST /user/confirmed-two-factor-authentication', { status: 200 });
  answer('GET /api/user', on['GET /api/user']);
  answer(CODES, ['aaa-bbb', 'ccc-ddd']);
  await person.click(await press('Turn on'));
  expect(await page.findByText('Two-factor sign-in is on. Save your recovery codes')).toBeTruthy();
  await page.findByText('aaa-bbb');
  await waitFor(() =>
    expect(panel()).toBe(
      `Two-factor sign-inOn${HINT}Each code signs you in once without your phone. Keep them somewhere safe.aaa-bbbccc-dddCopyMake new codesHide recovery codesSet up another appTurn off`,
    ),
  );
  expect(sent()).toEqual([
    { call: `POST ${ROUTE}`, body: { force: true } },
    { call: 'POST /user/confirmed-two-factor-authentication', body: { code: '123456' } },
    { call: 'POST /user/confirmed-two-factor-authentication', body: { code: '123456' } },
  ]);
});

it('is off again where its setting up is given up', async () => {
  const { person, sent } = open({
    [CODES]: [],
    [`POST ${ROUTE}`]: { status: 200 },
    [`DELETE ${ROUTE}`]: { status: 200 },
    'GET /user/two-factor-qr-code': { status: 403, body: { message: 'No.' } },
  });
  await person.click(await press('Turn on'));
  expect((await page.findByRole('alert')).textContent).toBe('We couldn’t load the QR codeTry again');
  await person.click(await press('Cancel'));
  await waitFor(() => expect(page.queryByRole('button', { name: 'Cancel' })).toBeNull());
  expect(await press('Turn on')).toBeTruthy();
  expect(sent().at(-1)).toEqual({ call: `DELETE ${ROUTE}`, body: null });
});

it('is off while its setting up was left before a code was typed', async () => {
  const { asked } = open({ [CODES]: ['aaa-bbb'] });
  expect(await press('Turn on')).toBeTruthy();
  expect(asked(CODES)).toHaveLength(0);
});

it('stays on where another app is not set up after all', async () => {
  const { person, sent, asked } = open({
    ...on,
    [CODES]: ['aaa-bbb'],
    [`POST ${ROUTE}`]: { status: 200 },
    'GET /user/two-factor-qr-code': { svg: '<svg/>' },
    'GET /user/two-factor-secret-key': { secretKey: 'ABC DEF' },
  });
  await person.click(await press('Set up another app'));
  await person.click(await press('Cancel'));
  expect(await press('Set up another app')).toBeTruthy();
  expect(asked(CODES)).toHaveLength(2);
  expect(sent()).toEqual([{ call: `POST ${ROUTE}`, body: { force: true } }]);
});
