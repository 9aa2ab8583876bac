import {
  currentUser,
  lateAnswer,
  listOf,
  openPart,
  page,
  sessionRecord,
  waitFor,
  within,
} from '@yard/testing/screen';
import { DevicesPanel } from './devices-panel';
import { PasswordPanel } from './password-panel';

const olive = currentUser();
const phone = sessionRecord({
  id: 9,
  device: 'Safari on iPhone',
  place: null,
  ip_address: null,
  current: false,
  last_active_at: '2025-11-19T14:05:00.000000Z',
});
const press = (name: string) => page.findByRole('button', { name });
const type = (label: RegExp | string) => page.findByLabelText(label);

it('changes the password once, and empties its fields', async () => {
  const late = lateAnswer();
  const { person, sent } = openPart(<PasswordPanel />, {
    user: olive,
    answers: { 'PUT /user/password': late.answer },
  });
  const panel = await page.findByRole('region', { name: 'Password' });
  const shown = 'Show what is typed';
  expect(panel.textContent).toBe(
    `PasswordCurrent password${shown}New passwordAt least 8 characters. Your other devices are signed out.${shown}Change password`,
  );
  const fields = [...panel.querySelectorAll('input')];
  expect(fields.map(({ autocomplete, type: kind }) => [autocomplete, kind])).toEqual([
    ['current-password', 'password'],
    ['new-password', 'password'],
  ]);
  await person.type(await type('Current password'), 'old secret');
  await person.type(await type('New password'), 'new secret');
  await person.click(await press('Change password'));
  await person.click(await press('Change password Working'));
  late.give({ status: 200 });
  expect(await page.findByText('Password changed. Your other devices were signed out.')).toBeTruthy();
  expect(fields.map(({ value }) => value)).toEqual(['', '']);
  expect(sent()).toEqual([
    {
      call: 'PUT /user/password',
      body: { current_password: 'old secret', password: 'new secret', password_confirmation: 'new secret' },
    },
  ]);
});

it('lists the devices, and signs one out once it is asked twice', async () => {
  const late = lateAnswer();
  const { person, sent, asked, answer } = openPart(<DevicesPanel />, {
    user: olive,
    answers: {
      'GET /api/sessions': { ...listOf([sessionRecord(), phone]), last_page: 2, total: 12 },
      'DELETE /api/sessions/9': late.answer,
    },
  });
  const devices = await page.findAllByRole('listitem');
  expect(devices.map(({ textContent }) => textContent)).toEqual([
    'Unknown device This deviceThis computer · 127.0.0.1 · last active Fri, Nov 20, 2:33 AM',
    'Safari on iPhone Address unknown · last active Wed, Nov 19, 2025, 8:05 AMSign out',
  ]);
  const panel = page.getByRole('region', { name: 'Devices' });
  expect(panel.querySelector('p')?.textContent).toBe('Sign out any device you don’t recognize.');
  expect(within(panel).getByRole('navigation').textContent).toBe('Page 1 of 2 · 12 devicesPreviousNext');
  await person.click(await press('Sign out Safari on iPhone'));
  const question = await page.findByRole('alertdialog', { name: 'Sign out Safari on iPhone?' });
  expect(question.textContent).toBe('Sign out Safari on iPhone?It will need to sign in again.CancelSign out');
  await person.click(await press('Cancel'));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await person.click(await press('Sign out Safari on iPhone'));
  await person.click(await press('Sign out'));
  answer('GET /api/sessions', listOf([sessionRecord()]));
  late.give({ status: 204 });
  expect(await page.findByText('Safari on iPhone signed out')).toBeTruthy();
  await waitFor(() => expect(page.getAllByRole('listitem')).toHaveLength(1));
  expect(sent()).toEqual([{ call: 'DELETE /api/sessions/9', body: null }]);
  expect(asked('GET /api/sessions')[0]).toEqual({ page: '1', per_page: '10' });
});

it('turns to the devices of another page, and says where they could not be loaded', async () => {
  const { person, asked, answer } = openPart(<DevicesPanel />, {
    user: olive,
    answers: { 'GET /api/sessions': { status: 403, body: { message: 'No.' } } },
  });
  expect((await page.findByRole('alert')).textContent).toBe('We couldn’t load your devicesTry again');
  answer('GET /api/sessions', { ...listOf([phone]), last_page: 2 });
  await person.click(await press('Try again'));
  await person.click(await press('Next'));
  await waitFor(() => expect(asked('GET /api/sessions').at(-1)).toEqual({ page: '2', per_page: '10' }));
});
