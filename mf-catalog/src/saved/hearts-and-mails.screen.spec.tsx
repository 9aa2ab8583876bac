import { machineRecord, openPart, openScreen, page, people, read, waitFor } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';
import { FavouriteButton } from './favourite-button';

const heart = (user: object | null, ids: object[] = []) =>
  openPart(<FavouriteButton machine={machineRecord()} />, {
    user,
    answers: {
      'GET /api/favourites/ids': { ids },
      'POST /api/favourites': { id: 31, machine_id: 1 },
      'DELETE /api/favourites/31': { status: 204 },
    },
  });

it('saves a machine, and takes it off again', async () => {
  const { press, sent } = heart(people.ray);

  await press(/^Save/);
  const button = await page.findByRole('button', { name: /^Save/, pressed: true });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  await press(/^Save/);
  await page.findByRole('button', { name: /^Save/, pressed: false });
  await waitFor(() =>
    expect(sent()).toEqual([
      { call: 'POST /api/favourites', body: { machine_id: 1 } },
      { call: 'DELETE /api/favourites/31', body: null },
    ]),
  );
});

it('leads a guest to the sign-in, and keeps what they wished for', async () => {
  const guest = heart(null);
  await guest.press(/^Save/);
  await waitFor(() => expect(guest.address()).toBe('/login?next=%2Fpart'));
  expect(sessionStorage.getItem('draft:anyone:favourite_wish')).toBe('1');
  expect(guest.sent()).toEqual([]);
});

it.each([
  [[], 1],
  [[{ id: 31, machine_id: 1 }], 0],
])('does what a guest wished for before, where %j is saved', async (ids, calls) => {
  sessionStorage.setItem('draft:anyone:favourite_wish', '1');
  const { sent } = heart(people.ray, ids);

  await page.findByRole('button', { name: /^Save Caterpillar/, pressed: true });
  await waitFor(() => expect(sent()).toHaveLength(calls));
  expect(sessionStorage.getItem('draft:anyone:favourite_wish')).toBeNull();
});

it('has no heart on a draft', async () => {
  openPart(
    <>
      <p>Here</p>
      <FavouriteButton machine={machineRecord({ published_at: null })} />
    </>,
  );

  await page.findByText('Here');
  expect(page.queryByRole('button')).toBeNull();
});

const mute = (answer: unknown, path = '/saved/mute/41?signature=abc') =>
  openScreen({ manifest: remote.public, entry }, path, {
    user: null,
    answers: { 'POST /api/saved_searches/41/mute': answer },
  });
const main = () => read(page.getByRole('main'));

it('turns the mails of a search off where the link of a mail leads', async () => {
  const { calls } = mute({ id: 41, name: 'Lifts near Austin', notify: false });

  await page.findByRole('heading', { level: 1, name: 'Emails turned off' });
  await waitFor(() =>
    expect(main()).toBe(
      'Emails turned off | You won’t get emails about “Lifts near Austin” anymore. The search is still saved. | See your saved searches → /saved',
    ),
  );
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([
    { call: 'POST /api/saved_searches/41/mute', query: { signature: 'abc' }, body: {} },
  ]);
});

it.each([403, 404])('says of a link that is refused by %i that it does not work', async (status) => {
  mute({ status, body: { message: 'No' } });

  await page.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(main()).toBe(
      'This link doesn’t work anymore | The search was deleted, or the link is over a year old. Turn emails off under Saved. | See your saved searches → /saved',
    ),
  );
});

it('says so of an address that names no search', async () => {
  const { sent } = mute({}, '/saved/mute/all');

  await page.findByRole('heading', { level: 1, name: 'This link doesn’t work anymore' });
  expect(sent()).toEqual([]);
});

it('can try again to turn the mails off', async () => {
  const { press, answer } = mute({ status: 500, body: { message: 'Oh' } });
  await page.findByRole('heading', { level: 1, name: 'We couldn’t turn the emails off' });
  await waitFor(() => expect(main()).toContain('We couldn’t turn the emails off | [Try again]'));

  answer('POST /api/saved_searches/41/mute', { id: 41, name: 'Lifts', notify: false });
  await press('Try again');
  await page.findByRole('heading', { level: 1, name: 'Emails turned off' });
});
