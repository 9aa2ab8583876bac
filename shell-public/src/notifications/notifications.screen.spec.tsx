import {
  currentUser,
  listOf,
  notificationRecord,
  openScreen,
  page,
  waitFor,
  within,
  lateAnswer,
} from '@yard/testing/screen';
import { useState } from 'react';
import { Bell } from './bell';
import NotificationsPage from './notifications-page';

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
  manifest: { routes: [route('/notifications', 'Notices'), route('/header', 'Header')], nav: [], slots: [] },
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
    'NotificationsNothing newUpdates on your rentals show up here.All notifications',
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
  await person.click(await page.findByRole('link', { name: /Ray wants/ }));
  expect(address()).toBe('/rentals/38');
});

it('says below the bell where the notices could not be loaded', async () => {
  const { person, answer } = open('/header', { status: 403, body: { message: 'No.' } });
  await person.click(await press('Notifications'));
  expect((await page.findByRole('alert')).textContent).toBe('We couldn’t load the notificationsTry again');
  answer('GET /api/notifications', listOf([read]));
  await person.click(await press('Try again'));
  expect(await page.findByText('Paid out')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});

it('lists what somebody was told, in their zone, and keeps up with the server', async () => {
  const { asked, channels, tell, answer } = open('/notifications', listOf([notice, read]));
  const links = await page.findAllByRole('link');
  expect(content()).toBe(
    'NotificationsMark all readThu, Nov 19 Ray wants the Genie GS-1930 electric scissor lift, Dec 17–196:09 PMApprove or decline the request of Ray Renter.Wed, Dec 31, 2025 Paid out5:59 PM$2,016',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rentals/38', '/payouts']);
  expect(within(links[0] ?? document.body).getByRole('img', { name: 'Unread' })).toBeTruthy();
  expect(within(links[1] ?? document.body).queryByRole('img')).toBeNull();
  expect(links.map((link) => link.querySelectorAll('[style*="--weight: 650"]').length)).toEqual([1, 0]);
  expect(asked('GET /api/notifications')).toEqual([{ page: '1', per_page: '25' }]);

  await waitFor(() => expect(channels()).toContain('notifications'));
  const late = notificationRecord({ id: 80, title: 'A message' });
  answer('GET /api/notifications', listOf([late, notice, read]));
  tell('notifications', 'saved', { model: late });
  expect(await page.findByText('A message')).toBeTruthy();
});

it('marks what is followed as read, and asks nothing for what is', async () => {
  const { person, sent, address } = open('/notifications', listOf([notice, read]));
  await person.click(await page.findByRole('link', { name: /Paid out/ }));
  expect(address()).toBe('/payouts');
  expect(sent()).toEqual([]);
});

it('follows an unread notice, and says so to the server', async () => {
  const { person, sent, address, answer } = open('/notifications', listOf([notice]));
  answer('POST /api/notifications/77/read', { ...notice, read_at: '2026-11-20T12:00:00Z' });
  await person.click(await page.findByRole('link'));
  expect(address()).toBe('/rentals/38');
  await waitFor(() => expect(sent()).toEqual([{ call: 'POST /api/notifications/77/read', body: {} }]));
});

it('marks all as read once, and tells a refusal', async () => {
  const late = lateAnswer();
  const { person, sent, answer } = open('/notifications', listOf([notice]));
  answer('POST /api/notifications/read_all', late.answer);
  await person.click(await press('Mark all read'));
  await person.click(await press(/^Mark all read/));
  answer('GET /api/notifications', listOf([read]));
  late.give({ updated: 1 });
  await waitFor(() => expect(page.queryByRole('button', { name: /Mark all/ })).toBeNull());
  expect(sent()).toEqual([{ call: 'POST /api/notifications/read_all', body: null }]);
});

it('tells why not all could be marked as read', async () => {
  const { person, answer } = open('/notifications', listOf([notice]));
  answer('POST /api/notifications/read_all', { status: 403, body: { message: 'Nothing can be changed.' } });
  await person.click(await press('Mark all read'));
  expect((await page.findByRole('alertdialog')).textContent).toBe('Nothing can be changed.Close');
});

it('turns pages in the address', async () => {
  const answer = { ...listOf([notice]), current_page: 2, last_page: 3, total: 60 };
  const { person, asked, address } = open('/notifications?page=2', answer);
  expect((await page.findByRole('navigation')).textContent).toBe(
    'Page 2 of 3 · 60 notificationsPreviousNext',
  );
  await person.click(await press('Next'));
  await waitFor(() => expect(asked('GET /api/notifications').at(-1)).toEqual({ page: '3', per_page: '25' }));
  expect(address()).toBe('/notifications?page=3');
});

it('says where there is nothing yet', async () => {
  open('/notifications', listOf([]));
  const link = await page.findByRole('link', { name: 'Find a machine' });
  expect(link.getAttribute('href')).toBe('/search');
  expect(content()).toBe(
    'NotificationsNothing yetWhen something happens to your rentals, machines or tickets, you read it here and get a mail.Find a machine',
  );
});

it('loads the notices again where they could not be loaded', async () => {
  const late = lateAnswer();
  const { person, answer } = open('/notifications', late.answer);
  expect((await page.findByText('Loading')).parentElement?.getAttribute('role')).toBe('status');
  late.give({ status: 403, body: { message: 'No.' } });
  expect((await page.findByRole('alert')).textContent).toBe('We couldn’t load the notificationsTry again');
  answer('GET /api/notifications', listOf([read]));
  await person.click(await press('Try again'));
  expect(await page.findByText('Paid out')).toBeTruthy();
});
