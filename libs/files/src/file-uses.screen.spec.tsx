import { currentUser, lateAnswer, listOf, mediaRecord, openPart, page, within } from '@yard/testing/screen';
import type { ReactNode } from 'react';
import { FileBrowser } from './file-browser';

const bucket = mediaRecord();
const plan = mediaRecord({
  id: 13,
  name: 'plan.png',
  folder: 'plans',
  size: 839_680,
  width: null,
  height: null,
  user_id: 9,
});
const folders = {
  folders: [
    { folder: '', files: 1 },
    { folder: 'plans', files: 2 },
  ],
};
type Options = { user?: object; part?: ReactNode; more?: object };
const open = (files: unknown, { user = currentUser(), part = <FileBrowser />, more = {} }: Options = {}) =>
  openPart(part, {
    user,
    answers: {
      'GET /api/media': files,
      'GET /api/media/folders': folders,
      'GET /api/media/12/uses': { uses: [] },
      'GET /api/media/13/uses': { uses: [] },
      ...more,
    },
  });
const press = (name: string | RegExp) => page.findByRole('button', { name });
const details = (name = 'bucket.jpg') => page.findByRole('complementary', { name: `File ${name}` });
const uses = [
  { record_type: 'machine', record_id: 1, name: 'Crane' },
  { record_type: 'document', record_id: 2, name: null },
  { record_type: 'deposit_policy', record_id: 3, name: 'Standard' },
  { record_type: 'cancellation_policy', record_id: 4, name: 'Standard' },
  { record_type: 'rental_request', record_id: 5, name: null },
  { record_type: 'support_ticket', record_id: 6, name: 'T-6' },
  { record_type: 'machine_question', record_id: 7, name: null },
];
const NAMES = [
  'Machine “Crane”',
  'Document 2',
  'Deposit policy “Standard”',
  'Cancellation policy “Standard”',
  'Rental 5',
  'Support ticket “T-6”',
  'Question 7',
];

it.each([
  [false, ['/my-machines/1', null, null, null, '/rentals/5', '/support/6', '/questions/7']],
  [
    true,
    [
      null,
      '/documents?document=2',
      '/deposit_policy',
      '/cancellation_policy',
      '/rental_requests?open=5',
      '/support_tickets/6',
      null,
    ],
  ],
])('says where a file is used, which keeps it from being deleted; admin: %s', async (isAdmin, paths) => {
  const user = currentUser(isAdmin ? { admin: true, role: 'admin' } : {});
  const { person } = open(listOf([bucket]), { user, more: { 'GET /api/media/12/uses': { uses } } });
  await person.click(await press(/bucket/));
  const used = await within(await details()).findAllByRole('listitem');
  expect(used.map(({ textContent }) => textContent)).toEqual(NAMES);
  expect(used.map((one) => one.querySelector('a')?.getAttribute('href') ?? null)).toEqual(paths);
  expect(page.getByText('In use, so it cannot be deleted, by:')).toBeTruthy();
  expect(page.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('shows somebody else’s file without what changes it, and chooses a file', async () => {
  const choose = jest.fn();
  const { person } = open(listOf([plan]), {
    part: <FileBrowser onChoose={choose} />,
    more: { 'GET /api/media/13/uses': { uses: uses.slice(0, 1) } },
  });
  await person.click(await press(/^plan.png/));
  const shown = await details('plan.png');
  await within(shown).findByText('Machine “Crane”');
  expect(within(shown).queryByRole('link')).toBeNull();
  expect(shown.textContent).toBe(
    'Use this fileNameplan.pngSize820 kBAdded18 Nov 2026In use, so it cannot be deleted, by:Machine “Crane”',
  );
  await person.click(await press('Use this file'));
  expect(choose.mock.calls).toEqual([[plan]]);
});

it('uploads pictures to the folder that is open, and shows the last of them', async () => {
  const late = lateAnswer();
  const { person, sent } = open(listOf([]), {
    part: <FileBrowser uploadsTo="machines" />,
    more: { 'POST /api/media': late.answer },
  });
  const chooser = await page.findByLabelText<HTMLInputElement>('Files to upload');
  expect(chooser.accept).toBe('image/jpeg,image/png,image/webp,image/gif,image/avif');
  const files = [
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    new File(['x'], 'b.pdf', { type: 'application/pdf' }),
  ];
  await page.findByText('No files here yet');
  await person.upload(chooser, files[0] ?? []);
  expect(await page.findByRole('progressbar', { name: 'Uploading a.jpg' })).toHaveProperty('value', 0.5);
  late.give(bucket);
  expect(await details()).toBeTruthy();
  expect(sent()).toEqual([{ call: 'POST /api/media', body: { file: 'a.jpg', folder: 'machines' } }]);
});

it('loads the files again where they could not be loaded', async () => {
  const { person, answer } = open(
    { status: 403, body: { message: 'No.' } },
    { more: { 'GET /api/media/12/uses': { status: 403, body: {} } } },
  );
  expect((await page.findByRole('alert')).textContent).toBe('The files could not be loadedTry again');
  answer('GET /api/media', listOf([bucket]));
  await person.click(await press('Try again'));
  await person.click(await press(/bucket/));
  expect(await page.findByText('Where it is used could not be loaded.')).toBeTruthy();
});
