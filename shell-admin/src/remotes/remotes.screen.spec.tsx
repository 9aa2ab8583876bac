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

const from = (version: string, day: number, fields: Partial<WatchedVersionRecord> = {}) =>
  remoteVersionRecord({ version, published_at: `2026-11-${day}T10:00:00.000000Z`, ...fields });

const live = from('2.0.0', 19, { published_by: 'Team rentals', state: 'live' });

const newest = from('3.0.0', 20);
const steps = { state: 'tried', share: 10, next_share: 50 } as const;
const rising = { ...newest, ...steps, next_share_at: '2026-11-20T10:10:00.000000Z' };
const stopped = { ...newest, ...steps, stopped_because: 'failed for 5 of 90 sessions' };
const said = { message: 'feat: bills by month', author: 'Noor', commit: '8d1f5a2c99', bytes: 312_000 };

const open = (versions: WatchedVersionRecord[], user: object = people.ada) =>
  openPart(<RemotesPage />, { site: 'admin', user, answers: { 'GET /api/remote_releases': { versions } } });

const menu = (of: string) => `Actions for mf-rentals ${of}`;
const POST = 'POST /api/remote_releases/mf-rentals';
const NEXT_PAGE = 'Takes effect on the next page load. Open pages keep what they have.';
const TOGETHER = 'Remotes published together with it are rolled out, too.';
const [ALL, SOME, SELF] = ['Roll out to everyone', 'Try with some visitors', 'Try it yourself'];
const tried = { ...newest, state: 'tried', share: 10 } as const;
const entries = () => page.getAllByRole('menuitem').map(({ textContent }) => textContent);

it.each([
  [
    'Roll out to everyone',
    '3.0.0',
    [newest, live],
    `Roll out 3.0.0 to everyone? | ${NEXT_PAGE} ${TOGETHER}`,
    `${POST}/promote`,
    { version: '3.0.0' },
    'mf-rentals 3.0.0 is live',
  ],
  [
    'Roll out to everyone',
    'bf7605a1134b',
    [live, built],
    `Roll out bf7605a1134b to everyone? | ${NEXT_PAGE} ${TOGETHER}`,
    `${POST}/rollback`,
    { version: 'built' },
    'mf-rentals bf7605a1134b is live',
  ],
  [
    'Roll back',
    '2.0.0',
    [live, built],
    `Roll back? | The previous version goes live again. ${NEXT_PAGE}`,
    `${POST}/rollback`,
    {},
    'mf-rentals rolled back',
  ],
  [
    'End the trial',
    '3.0.0',
    [tried, live],
    `End the trial? | Everyone gets the live version. ${NEXT_PAGE}`,
    `${POST}/rollback`,
    {},
    'Trial of mf-rentals ended',
  ],
  [
    'Stop raising the share',
    '3.0.0',
    [rising, live],
    'Stop raising the share? | Visitors who have the version keep it. Nobody else gets it.',
    `${POST}/stop`,
    {},
    'The share of mf-rentals stays',
  ],
  [
    'Keep raising the share',
    '3.0.0',
    [stopped, live],
    'Keep raising the share? | It goes to 50% after the usual wait. Sessions are counted from zero.',
    `${POST}/continue`,
    {},
    'The share of mf-rentals rises again',
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
      'Try mf-rentals 3.0.0 | [Close] | (Try mf-rentals 3.0.0) | Share of visitorsThe same visitors each time, from their next page load. Everyone else keeps the current version. ‹10› % | [Try it] | [Cancel]',
    ),
  );
  const share = within(sheet).getByRole('textbox', { name: /^Share of visitors/ });
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
  await person.click(await page.findByRole('menuitem', { name: 'Roll out to everyone' }));
  await pressInDialog('Roll out 3.0.0 to everyone');

  await page.findByText('It is live already.');
});

it('lists the versions of each remote: who gets them, who published them, and how they do', async () => {
  open([
    newest,
    remoteVersionRecord({ ...live, opened: 40, failed: 0 }),
    from('1.9.0', 18, { ...steps, ...said, next_share_at: rising.next_share_at, opened: 9, failed: 2 }),
    from('1.8.1', 17, { bytes: 260_000 }),
    from('1.8.0', 17, {
      taken_back_at: '2026-11-17T11:00:00.000000Z',
      taken_back_because: 'failed for 6 of 9 sessions',
    }),
    built,
    remoteVersionRecord({ name: 'mf-support', state: 'live' }),
  ]);
  await page.findByText('mf-support');

  await waitFor(() =>
    expect(read(page.getByRole('main'))).toBe(
      'Remotes | Activity → #/activity?record_type=remote_release | Parts of the two sites that teams ship independently. Changes take effect on the next page load. | (mf-rentals) | mf-rentals | (Versions of mf-rentals) | (Versions of mf-rentals) | Version | Rollout | Failed, last 10 min | Published by | Size | Published | Actions | 3.0.0 | Command line | Fri, Nov 20, 4:00 AM | [Actions for mf-rentals 3.0.0] | 2.0.0 | Live | for 0 of 40 sessions | Team rentals | Thu, Nov 19, 4:00 AM | [Actions for mf-rentals 2.0.0] | 1.9.0 | feat: bills by month | Tried by 10%, fails | 50% from Fri, Nov 20, 4:10 AM | for 2 of 9 sessions | 222 of 1,000 | Command line | Noor · 8d1f5a2c | 312 kB | 20% larger | Wed, Nov 18, 4:00 AM | [Actions for mf-rentals 1.9.0] | 1.8.1 | Command line | 260 kB | Tue, Nov 17, 4:00 AM | [Actions for mf-rentals 1.8.1] | 1.8.0 | Taken back | It failed for 6 of 9 sessions, Tue, Nov 17, 5:00 AM | Command line | Tue, Nov 17, 4:00 AM | [Actions for mf-rentals 1.8.0] | bf7605a1134b | Built with the site | [Actions for mf-rentals bf7605a1134b] | (mf-support) | mf-support | (Versions of mf-support) | (Versions of mf-support) | Version | Rollout | Failed, last 10 min | Published by | Size | Published | Actions | bf7605a1134b | Live | Built with the site',
    ),
  );
});

it('says that there is none yet', async () => {
  open([]);

  await page.findByText('No remotes yet');
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toBe(
      'Remotes | Activity → #/activity?record_type=remote_release | Parts of the two sites that teams ship independently. Changes take effect on the next page load. | No remotes yet | Remotes show up here once they’re built or published.',
    ),
  );
});

it('asks again where they could not be loaded', async () => {
  const { answer, press } = openPart(<RemotesPage />, { site: 'admin', user: people.ada });
  answer('GET /api/remote_releases', { status: 500, body: { message: 'Server Error' } });

  await page.findByText('We couldn’t load the remotes');
  answer('GET /api/remote_releases', { versions: [live] });
  await press('Try again');
  await page.findByText('Team rentals');
});

it.each([
  ['one that is live, with nothing before it', [live], '2.0.0', null],
  ['one that is live', [live, built], '2.0.0', ['Roll back']],
  ['a new one', [newest, live], '3.0.0', [ALL, SOME, SELF]],
  ['what the site was built with', [live, built], 'bf7605a1134b', [ALL, SELF]],
  ['one that is tried', [tried, live], '3.0.0', [ALL, SOME, SELF, 'End the trial']],
  ['the live one beside one that is tried', [tried, live], '2.0.0', [ALL]],
])('offers for %s', async (_, versions, of, words) => {
  const { press } = open(versions);
  await page.findByText(of);
  if (words === null) return expect(page.queryByRole('button', { name: /^Actions/ })).toBeNull();

  await press(menu(of));
  expect(entries()).toEqual(words);
});

it('says until when releases are frozen', async () => {
  const { answer } = open([live]);
  answer('GET /api/remote_releases', { versions: [live], frozen_until: '2026-12-27T08:00:00.000000Z' });

  await page.findByText(/^Releases are frozen until .*Dec/);
});

it('offers nothing to admins who may not switch them', async () => {
  open([newest, live], { ...people.ada, role: 'support' });

  await page.findByText('3.0.0');
  expect(page.queryByRole('button', { name: /^Actions/ })).toBeNull();
});
