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
    'Searches | Lifts near Austin → /search?search=lift&at=30.27%2C-97.74&place=Austin%2C+TX&radius=25 | “lift” · within 25 mi of Austin, TX | [x] Mail me what is new in Lifts near Austin | [Rename Lifts near Austin] | [Delete Lifts near Austin] | Dates → /search?type=3&from=2026-12-01&to=2026-12-09&flexible_days=3&price_max=300&delivery=1 | Crawler Excavator · free for 3 days in 1 Dec – 9 Dec 2026 · up to $300 a day · delivered | [ ] Mail me what is new in Dates | [Rename Dates] | [Delete Dates]',
  );
  expect(channels()).toEqual(['saved_searches']);
});

it('turns the mails of a search off at once, and on again where that is refused', async () => {
  const { person, answer, sent } = open({ searches: listOf([savedSearchRecord()]) });
  const first = lateAnswer();
  answer('PATCH /api/saved_searches/41', first.answer);
  const box = await page.findByRole('checkbox', { name: 'Mail me what is new in Lifts near Austin' });

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
    'Delete “Lifts near Austin”? | You get no more mails about it. | [Cancel] | [Delete search]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  answer('GET /api/saved_searches', listOf([]));
  await press('Delete Lifts near Austin');
  await pressInDialog('Delete search');
  await page.findByText('No searches saved');
  expect(sent()).toEqual([{ call: 'DELETE /api/saved_searches/41', body: null }]);
  expect(document.activeElement?.textContent).toBe('Searches');
});
