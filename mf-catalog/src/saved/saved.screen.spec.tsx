import {
  lateAnswer,
  listOf,
  machineTypeRecord,
  openScreen,
  page,
  pagesOf,
  people,
  read,
  refused,
  savedSearchRecord,
  waitFor,
  favouriteRecord,
  machineRecord,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const open = ({
  favourites = [],
  searches = listOf<object>([]),
}: { favourites?: object[]; searches?: object } = {}) =>
  openScreen({ manifest: remote.public, entry }, '/saved', {
    user: people.ray,
    answers: {
      'GET /api/favourites': listOf(favourites),
      'GET /api/favourites/ids': { ids: [{ id: 31, machine_id: 1 }] },
      'GET /api/saved_searches': searches,
      'GET /api/machine_types': listOf([machineTypeRecord()]),
    },
  });

const section = (name: string) => read(page.getByRole('region', { name }));
const withdrawn = favouriteRecord({ id: 32, machine_id: 2, subject: 'Gone machine', machine: null });

it('lists the saved searches, each with what it looks for', async () => {
  const { channels } = open({
    searches: pagesOf(
      [savedSearchRecord()],
      [
        savedSearchRecord({
          ...{ id: 42, name: 'Dates', notify: false, place: null },
          query: {
            machine_type_id: 3,
            from: '2026-12-01',
            to: '2026-12-09',
            flexible_days: 3,
            price_max: 300,
            delivery: true,
          },
        }),
      ],
    ),
  });

  await page.findByText('Lifts near Austin');
  await waitFor(() => expect(section('Searches')).toContain('Crawler Excavator'));
  expect(section('Searches')).toBe(
    'Searches | Lifts near Austin → /search?search=lift&at=30.27%2C-97.74&place=Austin%2C+TX&radius=25 | “lift” · within 25 mi of Austin, TX | [x] Email me new machines for Lifts near Austin | [Rename Lifts near Austin] | [Delete Lifts near Austin] | Dates → /search?type=3&from=2026-12-01&to=2026-12-09&flexible_days=3&price_max=300&delivery=1 | Crawler Excavator · free for 3 days in Dec 1–9, 2026 · up to $300 a day · delivered | [ ] Email me new machines for Dates | [Rename Dates] | [Delete Dates]',
  );
  expect(channels()).toEqual(['saved_searches']);
});

it('turns the mails of a search off at once, and on again where that is refused', async () => {
  const { person, answer, sent } = open({ searches: listOf([savedSearchRecord()]) });
  const first = lateAnswer();
  answer('PATCH /api/saved_searches/41', first.answer);
  const box = await page.findByRole('checkbox', { name: 'Email me new machines for Lifts near Austin' });

  await person.click(box);
  await waitFor(() => expect(box).toHaveProperty('checked', false));
  first.give(refused({ notify: ['Not now.'] }));
  await page.findByText('Not now.');
  await waitFor(() => expect(box).toHaveProperty('checked', true));
  expect(sent()).toEqual([{ call: 'PATCH /api/saved_searches/41', body: { notify: false } }]);
});

it('renames a search', async () => {
  const { person, press, sent, answer } = open({ searches: listOf([savedSearchRecord()]) });
  answer('PATCH /api/saved_searches/41', refused({ name: ['It is taken.'] }));

  await press('Rename Lifts near Austin');
  expect(read(await page.findByRole('dialog'))).toBe(
    'Rename this search | [Close] | (Rename this search) | Name ‹Lifts near Austin› | [Rename]',
  );
  await person.clear(page.getByLabelText('Name'));
  await person.type(page.getByLabelText('Name'), 'Lifts');
  await press('Rename');
  await page.findByText('It is taken.');

  const renamed = savedSearchRecord({ name: 'Lifts' });
  answer('PATCH /api/saved_searches/41', renamed);
  answer('GET /api/saved_searches', listOf([renamed]));
  await press('Rename');
  await page.findByRole('link', { name: 'Lifts' });
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual({ call: 'PATCH /api/saved_searches/41', body: { name: 'Lifts' } });
});

it('deletes a search only when asked twice', async () => {
  const { press, pressInDialog, sent, answer } = open({ searches: listOf([savedSearchRecord()]) });
  answer('DELETE /api/saved_searches/41', { status: 204 });

  await press('Delete Lifts near Austin');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Delete “Lifts near Austin”? | You won’t get emails about it anymore. | [Cancel] | [Delete search]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  answer('GET /api/saved_searches', listOf([]));
  await press('Delete Lifts near Austin');
  await pressInDialog('Delete search');
  await page.findByText(/^Save a search and/);
  expect(sent()).toEqual([{ call: 'DELETE /api/saved_searches/41', body: null }]);
  expect(document.activeElement?.textContent).toBe('Searches');
});

describe('saved', () => {
  const open = ({ favourites = [], searches = [] }: { favourites?: object[]; searches?: object[] } = {}) =>
    openScreen({ manifest: remote.public, entry }, '/saved', {
      user: people.ray,
      answers: {
        'GET /api/favourites': listOf(favourites),
        'GET /api/favourites/ids': { ids: [{ id: 31, machine_id: 1 }] },
        'GET /api/saved_searches': listOf(searches),
        'GET /api/machine_types': listOf([machineTypeRecord()]),
      },
    });

  it('says where nothing is saved what may be', async () => {
    open();

    await page.findByText(/^Save a search and/);
    await page.findByText(/^No machines yet/);
    await waitFor(() =>
      expect(read(page.getByRole('main'))).toBe(
        'Saved | Your saved machines and searches. Only you can see them. | Machines | No machines yet. Tap the heart on | a machine → /search | to save it here. | Searches | Save a search and we’ll email you when new machines match.',
      ),
    );
  });

  it('shows the saved machines, and one that is not offered any more', async () => {
    const { asked } = open({ favourites: [favouriteRecord(), withdrawn] });

    await page.findByText('Gone machine');
    await waitFor(() => expect(section('Machines')).toContain(', pressed]'));
    expect(section('Machines')).toBe(
      'Machines | Caterpillar 320 GC crawler excavator | 2019 · 3,412 h | Austin, TX | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks → /machines/1 | [Save Caterpillar 320 GC crawler excavator, pressed] | Gone machine | Not listed right now. It’s back when its owner lists it again. | [Remove Gone machine]',
    );
    expect(asked('GET /api/favourites')).toEqual([{ page: '1', per_page: '24' }]);
  });

  it('removes a machine that is not offered any more', async () => {
    const { press, sent, answer } = open({ favourites: [withdrawn] });
    answer('DELETE /api/favourites/32', refused({ id: ['Not now.'] }));
    await press('Remove Gone machine');
    await page.findByText('Not now.');
    await press('Close');

    answer('DELETE /api/favourites/32', { status: 204 });
    answer('GET /api/favourites', listOf([]));
    await press('Remove Gone machine');
    await page.findByText(/^No machines yet/);
    expect(document.activeElement?.textContent).toBe('Machines');
    expect(sent()).toHaveLength(2);
  });

  it('takes the heart of a machine away, and gives it back where that is refused', async () => {
    const { press, sent, answer } = open({ favourites: [favouriteRecord()] });
    const first = lateAnswer();
    answer('DELETE /api/favourites/31', first.answer);
    const heart = await page.findByRole('button', { name: /^Save Caterpillar/, pressed: true });

    await press(/^Save Caterpillar/);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
    first.give(refused({ id: ['Not now.'] }));
    await page.findByText('Not now.');
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(sent()).toEqual([{ call: 'DELETE /api/favourites/31', body: null }]);
  });

  it('turns the pages of saved machines', async () => {
    const { press, answer, asked } = open();
    answer('GET /api/favourites', { ...listOf([favouriteRecord()]), total: 30, last_page: 2 });
    await page.findByText('Page 1 of 2 · 30 machines');

    await press('Next');
    await waitFor(() => expect(asked('GET /api/favourites').at(-1)).toEqual({ page: '2', per_page: '24' }));
  });

  it('can ask again for what could not be loaded', async () => {
    const { person, answer } = open();
    for (const list of ['favourites', 'saved_searches']) {
      answer(`GET /api/${list}`, { status: 500, body: { message: 'Oh' } });
    }
    await page.findByText('We couldn’t load your machines');
    await page.findByText('We couldn’t load your searches');
    expect(section('Machines')).toBe('Machines | We couldn’t load your machines | [Try again]');
    expect(section('Searches')).toBe('Searches | We couldn’t load your searches | [Try again]');

    answer(
      'GET /api/favourites',
      listOf([favouriteRecord({ machine: machineRecord({ subject: 'There' }) })]),
    );
    answer('GET /api/saved_searches', listOf([savedSearchRecord()]));
    for (const button of page.getAllByRole('button', { name: 'Try again' })) await person.click(button);
    await page.findByText('There');
    await page.findByText('Lifts near Austin');
  });
});
