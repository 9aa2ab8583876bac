import { currentUser, openPart, page, passkeyRecord, waitFor, within } from '@yard/testing/screen';
import { TwoFactorPanel } from './two-factor-panel';

const LOCKED = { status: 423, body: { message: 'Password confirmation required.' } };
const STATUS = 'GET /user/confirmed-password-status';
const CODES = 'GET /user/two-factor-recovery-codes';
const ROUTE = '/user/two-factor-authentication';
const HINT =
  'When it’s on, each sign-in asks for a code from an app on your phone as well as your password. A stolen password isn’t enough to get in.';
const open = (answers: object) =>
  openPart(<TwoFactorPanel />, {
    user: currentUser({ two_factor_confirmed_at: '2026-01-01T00:00:00.000000Z' }),
    answers: { [STATUS]: { confirmed: true }, 'GET /user/passkeys': [], ...answers },
  });
const press = (name: string) => page.findByRole('button', { name });
const panel = () => page.getByRole('region', { name: 'Two-factor sign-in' }).textContent;

it('shows, copies and renews the recovery codes', async () => {
  const { person, sent, answer } = open({ [CODES]: ['aaa-bbb', 'ccc-ddd'] });
  const show = await press('Show recovery codes');
  expect(show.getAttribute('aria-expanded')).toBe('false');
  await waitFor(() =>
    expect(panel()).toBe(`Two-factor sign-inOn${HINT}Show recovery codesSet up another appTurn off`),
  );
  await person.click(show);
  const codes = () => within(page.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
  expect(codes().map(({ textContent }) => textContent)).toEqual(['aaa-bbb', 'ccc-ddd']);
  await person.click(await press('Copy'));
  expect(await page.findByText('Recovery codes copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('aaa-bbb\nccc-ddd');
  answer('POST /user/two-factor-recovery-codes', { status: 200 });
  answer(CODES, ['eee-fff']);
  await person.click(await press('Make new codes'));
  await waitFor(() => expect(codes().map(({ textContent }) => textContent)).toEqual(['eee-fff']));
  expect(sent()).toEqual([{ call: 'POST /user/two-factor-recovery-codes', body: null }]);
  await person.click(await press('Hide recovery codes'));
  expect(page.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
});

it('copies as by hand over http, and else leaves the codes selected', async () => {
  const { person } = open({ [CODES]: ['aaa-bbb', 'ccc-ddd'] });
  await person.click(await press('Show recovery codes'));
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object.create(null));
  const byHand = jest.fn((_command: string) => false);
  document.execCommand = byHand;
  await person.click(await press('Copy'));
  const said = 'This browser doesn’t let us copy. The text is selected: copy it yourself.';
  expect(await page.findByText(said)).toBeTruthy();
  expect(getSelection()?.toString()).toBe('aaa-bbbccc-ddd');
  byHand.mockReturnValue(true);
  await person.click(await press('Copy'));
  expect(await page.findByText('Recovery codes copied')).toBeTruthy();
});

it('is turned off once it is asked twice', async () => {
  const { person, sent, answer } = open({ [CODES]: ['aaa-bbb'] });
  await person.click(await press('Turn off'));
  const question = await page.findByRole('alertdialog', { name: 'Turn off two-factor sign-in?' });
  expect(question.textContent).toBe(
    'Turn off two-factor sign-in?You’ll sign in with just your password. Your recovery codes stop working.CancelTurn off',
  );
  await person.click(await press('Cancel'));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  answer(`DELETE ${ROUTE}`, { status: 200 });
  await person.click(await press('Turn off'));
  answer('GET /api/user', currentUser());
  await person.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
  expect(await page.findByText('Two-factor sign-in is off')).toBeTruthy();
  expect(await press('Turn on')).toBeTruthy();
  expect(sent()).toEqual([{ call: `DELETE ${ROUTE}`, body: null }]);
});

it('asks for the password where the last one is too long ago, and goes on', async () => {
  const { person, sent, answer } = open({ [CODES]: ['aaa-bbb'], [`POST ${ROUTE}`]: LOCKED });
  answer('POST /user/confirm-password', { status: 201 });
  answer('GET /user/two-factor-qr-code', { svg: '<svg/>' });
  answer('GET /user/two-factor-secret-key', { secretKey: 'ABC' });
  await person.click(await press('Set up another app'));
  await person.type(await page.findByLabelText('Password'), 'secret');
  answer(`POST ${ROUTE}`, { status: 200 });
  await person.click(await press('Continue'));
  expect(await page.findByText('1. Scan this with your authenticator app')).toBeTruthy();
  expect(sent().map(({ call }) => call)).toEqual([
    `POST ${ROUTE}`,
    'POST /user/confirm-password',
    `POST ${ROUTE}`,
  ]);
});

it('says where it could not be loaded, and offers a passkey in place of the password', async () => {
  const { person, answer } = open({
    [STATUS]: { status: 403, body: { message: 'No.' } },
    'GET /user/passkeys': [passkeyRecord()],
  });
  expect((await page.findByRole('alert')).textContent).toBe(
    'We couldn’t load your two-factor settingsTry again',
  );
  answer(STATUS, { confirmed: false });
  await person.click(await press('Try again'));
  await person.click(await press('Manage two-factor sign-in'));
  await person.click(await press('Use a passkey instead'));
  expect((await page.findByRole('alertdialog')).textContent).toBe(
    'This browser doesn’t support passkeys.Close',
  );
});
