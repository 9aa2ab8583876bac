import {
  currentUser,
  listOf,
  notificationRecord,
  openScreen,
  page,
  waitFor,
  within,
} from '@yard/testing/screen';
import { useState } from 'react';
import { Bell } from './bell';
import { NotificationsPage } from './notifications-page';

const notice = notificationRecord();
const read = notificationRecord({
  id: 70,
  title: 'Paid out',
  body: '$2,016',
  type: 'payout.paid',
  data: {},
  read_at: '2026-11-19T00:00:00Z',
  created_at: '2025-12-31T23:59:00Z',
});
function Header() {
  const [isGone, setGone] = useState(false);
  return (
    <>
      {!isGone && <Bell />}
      <button onClick={() => setGone(true)}>Elsewhere</button>
    </>
  );
}
const route = (path: string, name: string) => ({ path, page: name, access: 'any', title: '' });
const shown = {
  manifest: {
    routes: [route('/notifications', 'Notices'), route('/header', 'Header')],
    nav: [],
    slots: [],
  },
  entry: {
    pages: {
      Notices: () => Promise.resolve({ default: NotificationsPage }),
      Header: () => Promise.resolve({ default: Header }),
    },
    slots: {},
  },
};
const open = (path: string, notices: object) =>
  openScreen(shown, path, { user: currentUser(), answers: { 'GET /api/notifications': notices } });
const press = (name: string | RegExp) => page.findByRole('button', { name });
const content = () => document.getElementById('content')?.textContent;

it('counts the unread on the bell, up to nine', async () => {
  const many = Array.from({ length: 9 }, (_, id) => notificationRecord({ id: id + 1 }));
  const { asked, answer, tell, channels } = open('/header', listOf([...many, read]));
  await press('Notifications, 9 unread');
  expect(content()).toBe('9Elsewhere');
  expect(asked('GET /api/notifications')).toEqual([{ per_page: '30' }]);
  await waitFor(() => expect(channels()).toContain('notifications'));
  const one = notificationRecord({ id: 10 });
  answer('GET /api/notifications', listOf([one, ...many, read]));
  tell('notifications', 'saved', { model: one });
  await press('Notifications, 10 unread');
  expect(content()).toBe('9+Elsewhere');
});

it.each([
  'rental_store_access_request.approved',
  'rental_store_access_request.declined',
  'user.store_access_granted',
  'user.store_access_revoked',
])('asks who one is anew by %s', async (type) => {
  const { asked, answer, tell, channels } = open('/header', listOf([]));
  await waitFor(() => expect(channels()).toContain('notifications'));
  const hear = (fields: object) =>
    tell('notifications', 'saved', { model: notificationRecord({ id: 5, ...fields }) });
  hear({ type: 'rental_request.created' });
  hear({ type, read_at: '2026-11-20T12:00:00Z' });
  answer('GET /api/notifications', listOf([notice]));
  hear({ type });
  await press('Notifications, 1 unread');
  expect(asked('GET /api/user')).toHaveLength(2);
});

it('shows the newest below the bell, and closes by what is pressed elsewhere', async () => {
  const many = Array.from({ length: 9 }, (_, id) =>
    notificationRecord({ id: id + 1, title: `No. ${id + 1}` }),
  );
  const { person, answer, sent, address } = open('/header', listOf(many));
  const bell = await press(/^Notifications/);
  expect(bell.getAttribute('aria-expanded')).toBe('false');
  await person.click(bell);
  const panel = await page.findByRole('dialog', { name: 'Notifications' });
  expect(bell.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(panel);
  expect(within(panel).getByRole('heading').textContent).toBe('Notifications');
  expect(within(panel).getAllByRole('listitem')).toHaveLength(8);
  answer('POST /api/notifications/read_all', { updated: 9 });
  answer('GET /api/notifications', listOf([]));
  await person.click(within(panel).getByRole('button', { name: 'Mark all read' }));
  expect(await page.findByText('Nothing new')).toBeTruthy();
  expect(panel.textContent).toBe(
    'NotificationsNothing newWhat happens to your rentals is told here.All notifications',
  );
  expect(sent()).toEqual([{ call: 'POST /api/notifications/read_all', body: null }]);

  expect(document.activeElement).toBe(panel);
  await person.keyboard('{Escape}');
  expect(page.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(bell);
  await person.click(bell);
  await person.click(await page.findByRole('link', { name: 'All notifications' }));
  expect(address()).toBe('/notifications');
});

it.each(['a press', 'a key'])('closes the notices by %s elsewhere', async (way) => {
  const { person } = open('/header', listOf([notice]));
  const bell = await press(/^Notifications/);
  await person.click(bell);
  await person.click(await page.findByRole('dialog'));
  expect(page.getByRole('dialog')).toBeTruthy();
  if (way === 'a press') await person.pointer({ target: await press('Elsewhere'), keys: '[MouseLeft>]' });
  else await person.keyboard('{Tab}{Tab}{Tab}{Tab}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

it('closes the notices by the bell, and by the one that is followed', async () => {
  const { person, answer, address } = open('/header', listOf([notice]));
  answer('POST /api/notifications/77/read', notice);
  await person.click(await press(/^Notifications/));
  await page.findByRole('dialog');
  await person.click(await press(/^Notifications/));
  expect(page.queryByRole('dialog')).toBeNull();
  await person.click(await press(/^Notifications/));
  await person.click(await page.findByRole('link', { name: /New rental request/ }));
  expect(address()).toBe('/rentals/38');
});

it('says below the bell where the notices could not be loaded', async () => {
  const { person, answer } = open('/header', { status: 403, body: { message: 'No.' } });
  await person.click(await press('Notifications'));
  expect((await page.findByRole('alert')).textContent).toBe('The notifications could not be loadedTry again');
  answer('GET /api/notifications', listOf([read]));
  await person.click(await press('Try again'));
  expect(await page.findByText('Paid out')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});
