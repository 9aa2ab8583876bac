import { act } from '@testing-library/react';
import { complaints, currentUser, openPart, page, waitFor, within } from '@yard/testing/screen';
import { useWire } from '@yard/data';
import { useSession } from '@yard/session';
import { useSignedOut } from './use-signed-out';

const olive = currentUser();
const press = (name: string) => page.findByRole('button', { name });
afterEach(() => document.getElementById('fixed-notices')?.replaceChildren());
function SignedOut() {
  const { http } = useWire();
  useSignedOut('/login');
  const send = () =>
    http.post<{ done: string }>('/api/names', { name: 'Mine' }).then(
      ({ done }) => `sent: ${done}`,
      () => 'not sent',
    );
  return (
    <button
      onClick={({ currentTarget }) => void send().then((words) => (currentTarget.dataset['outcome'] = words))}
    >
      Send
    </button>
  );
}
function Name() {
  return <p>{useSession().user?.name ?? 'Nobody'}</p>;
}
const GONE = { status: 401, body: { message: 'Unauthenticated.' } };
const signedOut = async () => {
  const screen = openPart(<SignedOut />, { user: olive, answers: { 'POST /api/names': GONE } });
  const send = await press('Send');
  screen.answer('GET /api/user', GONE);
  await screen.person.click(send);
  const dialog = await page.findByRole('alertdialog', { name: 'You are signed out' });
  await within(dialog).findByLabelText('Password');
  return { ...screen, dialog, outcome: () => send.dataset['outcome'] };
};

it('asks somebody whose session ended to sign in again, and sends what waited for it', async () => {
  const { person, dialog, sent, answer, outcome } = await signedOut();
  expect(dialog.textContent).toBe(
    'You are signed outYour session has ended, or it was ended on another device. What you typed is still on this page: sign in as owner@example.com to go on.PasswordShow what is typedSign inStay on this pageUse the sign-in page',
  );
  answer('POST /login', { status: 422, body: { message: 'x', errors: { email: ['This is wrong.'] } } });
  await person.type(within(dialog).getByLabelText('Password'), 'secret');
  await person.click(await press('Sign in'));
  expect(await page.findByText('This is wrong.')).toBeTruthy();
  answer('POST /login', { two_factor: false });
  answer('GET /api/user', olive);
  answer('POST /api/names', { done: 'yes' });
  await person.click(await press('Sign in'));
  await waitFor(() => expect(outcome()).toBe('sent: yes'));
  expect(page.queryByRole('alertdialog')).toBeNull();
  expect(sent().find(({ call }) => call === 'POST /login')?.body).toMatchObject({
    email: 'owner@example.com',
    password: 'secret',
  });
});

it('shows nothing more of a reader who logged out in another tab', async () => {
  openPart(<Name />, { user: olive });
  await page.findByText('Olive Owner');
  const hearOf = (newValue: string) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'signed_out', newValue })));
  hearOf('999 a');
  expect(page.getByText('Olive Owner')).toBeTruthy();
  hearOf(`${olive.id} b`);
  expect(page.getByText('Nobody')).toBeTruthy();
  // jsdom loads no other page.
  expect(complaints.splice(0).join()).toMatch(/navigation/);
});

it('stays on the page where that is wanted', async () => {
  const { person, outcome, address } = await signedOut();
  await person.click(await press('Stay on this page'));
  await waitFor(() => expect(outcome()).toBe('not sent'));
  expect(address()).toBe('/part');
});

it('leads to the sign-in, and from there back', async () => {
  const { person, address } = await signedOut();
  await person.click(await press('Use the sign-in page'));
  await waitFor(() => expect(address()).toBe('/login?next=%2Fpart'));
});

it('asks for a code where the account wants one', async () => {
  const { person, dialog, sent, answer, outcome } = await signedOut();
  answer('POST /login', { two_factor: true });
  await person.click(await press('Sign in'));
  const code = await within(dialog).findByLabelText('Code');
  expect(within(dialog).getByText('Six digits, from the app on your phone.')).toBeTruthy();
  answer('POST /two-factor-challenge', { status: 204 });
  answer('GET /api/user', olive);
  answer('POST /api/names', { done: 'yes' });
  await person.type(code, '123456');
  await person.click(await press('Sign in'));
  await waitFor(() => expect(outcome()).toBe('sent: yes'));
  expect(sent().find(({ call }) => call === 'POST /two-factor-challenge')?.body).toEqual({ code: '123456' });
});
