/** @jest-environment-options {"zone": "Asia/Tokyo"} */
import { currentUser, openScreen, page, waitFor, within } from '@yard/testing/screen';
import { HomePage } from './home-page';

const Own = ({ onKnown }: { onKnown: () => void }) => <button onClick={onKnown}>Own rentals</button>;
const filler = (name: string) => () => Promise.resolve({ default: () => <p>{name}</p> });
const entry = {
  pages: { Home: () => Promise.resolve({ default: HomePage }) },
  slots: {
    Own: () => Promise.resolve({ default: Own }),
    Categories: filler('Categories'),
    Machines: filler('Machines'),
  },
};
const slot = (name: string, filled: string) => ({ slot: name, filler: filled, order: 1 });
const others = [slot('home.categories', 'Categories'), slot('home.machines', 'Machines')];
const open = (path = '/', { answers = {}, slots = others, user = null as object | null } = {}) =>
  openScreen(
    { manifest: { routes: [{ path: '/', page: 'Home', access: 'any', title: '' }], nav: [], slots }, entry },
    path,
    // In Tokyo it is the 21st.
    { user, answers, now: '2026-11-20T16:00:00Z' },
  );
const press = (name: string) => page.findByRole('button', { name });

it('says that an address is confirmed, and asks who one is now', async () => {
  const { person, asked, address } = open('/?verified=1', { user: currentUser() });
  const title = await page.findByText('Your e-mail address is confirmed');
  expect(title.closest('.banner')?.textContent).toBe('Your e-mail address is confirmed');
  await waitFor(() => expect(asked('GET /api/user')).toHaveLength(2));
  await person.click(await press('Dismiss'));
  expect(page.queryByText('Your e-mail address is confirmed')).toBeNull();
  expect(address()).toBe('/');
});

it('says that a link does not work any more', async () => {
  const { person, asked, address } = open('/?verified=0', { user: currentUser() });
  const banner = await page.findByRole('alert');
  expect(banner.textContent).toBe(
    'This link does not work any moreIt may be older than 60 minutes, or for another address. You can have a new one sent from your account.Go to your accountDismiss',
  );
  expect(within(banner).getByRole('link').getAttribute('href')).toBe('/account');
  await person.click(await press('Dismiss'));
  expect(page.queryByRole('alert')).toBeNull();
  expect([address(), asked('GET /api/user').length]).toEqual(['/', 1]);
});

it('says that a link which opens once is used, until it is dismissed', async () => {
  const { person, address } = open('/?link=over');
  const banner = await page.findByRole('alert');
  expect(banner.textContent).toBe(
    'This link has been used, or is too oldIt opens once, within a minute. Make a new one where you made it.',
  );
  await person.click(await press('Dismiss'));
  expect([page.queryByRole('alert'), address()]).toEqual([null, '/']);
});

it('says nothing of links without one', async () => {
  open('/?verified=2&link=x');
  await page.findByText('Machines');
  expect(document.querySelector('.banner')).toBeNull();
});
