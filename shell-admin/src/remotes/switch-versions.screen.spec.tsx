import {
  remoteVersionRecord,
  lateAnswer,
  openPart,
  page,
  people,
  read,
  refused,
  waitFor,
  within,
} from '@yard/testing/screen';
import type { WatchedVersionRecord } from '@yard/contracts/watching';
import { RemotesPage } from './remotes-page';

const built = remoteVersionRecord();
const live = remoteVersionRecord({
  version: '2.0.0',
  published_at: '2026-11-19T10:00:00.000000Z',
  published_by: 'Team rentals',
  state: 'live',
});
const newest = remoteVersionRecord({ version: '3.0.0', published_at: '2026-11-20T10:00:00.000000Z' });
const open = (versions: WatchedVersionRecord[], user: object = people.ada) =>
  openPart(<RemotesPage />, { site: 'admin', user, answers: { 'GET /api/remote_releases': { versions } } });
const menu = (of: string) => `Actions for mf-rentals ${of}`;
const POST = 'POST /api/remote_releases/mf-rentals';

const NEXT_PAGE = 'Visitors get it with their next page; pages that are open go on with what they have.';
const TOGETHER = 'Remotes that were published together with it move along.';

it.each([
  [
    'Give to everybody',
    '3.0.0',
    [newest, live],
    `Give 3.0.0 to everybody? | ${NEXT_PAGE} ${TOGETHER}`,
    `${POST}/promote`,
    { version: '3.0.0' },
    'mf-rentals 3.0.0 is live',
  ],
  [
    'Give to everybody',
    'bf7605a1134b',
    [live, built],
    `Give bf7605a1134b to everybody? | ${NEXT_PAGE} ${TOGETHER}`,
    `${POST}/rollback`,
    { version: 'built' },
    'mf-rentals bf7605a1134b is live',
  ],
  [
    'Go back to what was before',
    '2.0.0',
    [live, built],
    `Go back? | What was live before is live again. ${NEXT_PAGE}`,
    `${POST}/rollback`,
    {},
    'mf-rentals is what it was before',
  ],
  [
    'End the trial',
    '3.0.0',
    [{ ...newest, state: 'tried', share: 10 } as const, live],
    `End the trial? | Everybody gets what the others have. ${NEXT_PAGE}`,
    `${POST}/rollback`,
    {},
    'The trial of mf-rentals has ended',
  ],
])('asks before it does “%s” to %s', async (entry, of, versions, question, call, body, done) => {
  const { person, press, pressInDialog, sent, answer, asked } = open(versions);
  answer(call, {});
  const choose = async () => {
    await press(menu(of));
    await person.click(await page.findByRole('menuitem', { name: entry }));
    return page.findByRole('alertdialog');
  };

  const dialog = await choose();
  const [title = ''] = question.split('?');
  await waitFor(() => expect(read(dialog)).toBe(`${question} | [Cancel] | [${title}]`));
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);

  await choose();
  await pressInDialog(title);
  await page.findByText(done);
  expect(sent()).toEqual([{ call, body }]);
  await waitFor(() => expect(asked('GET /api/remote_releases').length).toBeGreaterThan(1));
});

it('gives a version to a share of the visitors, and keeps what was typed where that is refused', async () => {
  const { person, press, sent, answer } = open([newest, live]);
  await press(menu('3.0.0'));
  await person.click(await page.findByRole('menuitem', { name: 'Try with some visitors' }));
  const sheet = await page.findByRole('dialog', { name: 'Try mf-rentals 3.0.0' });
  await waitFor(() =>
    expect(read(sheet)).toBe(
      'Try mf-rentals 3.0.0 | [Close] | (Try mf-rentals 3.0.0) | Share of the visitorsThe same visitors each time, with their next page. The others keep what they have. ‹10› % | [Try it] | [Cancel]',
    ),
  );
  const share = within(sheet).getByRole('textbox', { name: /^Share of the visitors/ });
  await person.clear(share);
  await person.type(share, '25');
  const late = lateAnswer();
  answer(`${POST}/canary`, late.answer);
  await press('Try it');
  late.give(refused({ share: ['Too many.'] }));
  await within(sheet).findByText('Too many.');
  expect(share).toHaveProperty('value', '25');

  answer(`${POST}/canary`, {});
  await press(/^Try it/);
  await page.findByText('Some visitors get mf-rentals 3.0.0');
  expect(sent().map(({ body }) => body)).toEqual([
    { version: '3.0.0', share: 25 },
    { version: '3.0.0', share: 25 },
  ]);
});

it('sends nothing where the trial is cancelled', async () => {
  const { person, press, sent } = open([newest, live]);
  await press(menu('3.0.0'));
  await person.click(await page.findByRole('menuitem', { name: 'Try with some visitors' }));
  await press('Cancel');

  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
});

it('tells where a switch is refused', async () => {
  const { person, press, pressInDialog, answer } = open([newest, live]);
  answer(`${POST}/promote`, { status: 409, body: { message: 'It is live already.' } });
  await press(menu('3.0.0'));
  await person.click(await page.findByRole('menuitem', { name: 'Give to everybody' }));
  await pressInDialog('Give 3.0.0 to everybody');

  await page.findByText('It is live already.');
});
