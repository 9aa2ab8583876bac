import {
  currentUser,
  listOf,
  mediaRecord,
  openPart,
  page,
  refused,
  waitFor,
  within,
  lateAnswer,
} from '@yard/testing/screen';
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
const ORDER = { page: '1', sort: 'created_at', direction: 'desc', per_page: '24' };

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

it('shows files by folders, and looks into one of them', async () => {
  const { person, asked } = open(listOf([bucket, plan]));
  const region = await page.findByRole('region', { name: 'Files' });
  await press(/bucket/);
  expect(region.textContent).toBe('bucket.jpg1.4 MBplan.png820 kB');
  await press(/plans/);
  expect(page.getByRole('navigation', { name: 'Folders' }).textContent).toBe('All files3plans2');
  expect(page.queryByRole('radiogroup', { name: 'Whose files' })).toBeNull();
  expect((await press(/All files/)).getAttribute('aria-current')).toBe('true');
  await person.click(await press(/^plans/));
  await waitFor(() => expect(asked('GET /api/media').at(-1)).toEqual({ ...ORDER, folder: 'plans' }));
  expect((await press(/^plans/)).getAttribute('aria-current')).toBe('true');
  expect(asked('GET /api/media')[0]).toEqual(ORDER);
  expect(asked('GET /api/media/folders')).toEqual([{}]);
});

it('searches by name, and says where no file has such a name', async () => {
  const { person, asked } = open(listOf([]));
  expect(await page.findByText('No files here yet')).toBeTruthy();
  expect(page.getByRole('region', { name: 'Files' }).textContent).toBe(
    'No files here yetDrop pictures here or press “Upload”: JPEG, PNG, WebP, GIF or AVIF, up to 10 MB each.',
  );
  await person.type(page.getByRole('searchbox', { name: 'Search files' }), 'crane{Enter}');
  expect(await page.findByText('No file has such a name')).toBeTruthy();
  expect(asked('GET /api/media').at(-1)).toEqual({ ...ORDER, search: 'crane' });
  expect(page.getByPlaceholderText('Search by name')).toBeTruthy();
});

it('shows an admin their own files, and everybody’s when asked', async () => {
  const { person, asked } = open(
    { ...listOf([bucket]), last_page: 2, total: 30 },
    { user: currentUser({ admin: true, role: 'admin' }) },
  );
  await press(/bucket/);
  expect(page.getByRole('radiogroup', { name: 'Whose files' }).textContent).toBe('My filesEverybody’s');
  expect(asked('GET /api/media')).toEqual([{ ...ORDER, user_id: '2' }]);
  expect(asked('GET /api/media/folders')).toEqual([{ user_id: '2' }]);
  await person.click(await press('Next'));
  await waitFor(() => expect(asked('GET /api/media').at(-1)).toEqual({ ...ORDER, page: '2', user_id: '2' }));
  expect(page.getByRole('navigation', { name: 'Pages' }).textContent).toBe(
    'Page 1 of 2 · 30 filesPreviousNext',
  );
  await person.click(page.getByRole('radio', { name: 'Everybody’s' }));
  await waitFor(() => expect(asked('GET /api/media').at(-1)).toEqual(ORDER));
});

it('opens a file, names it anew and puts it into a folder', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { person, sent, answer } = open(listOf([bucket]));
  await person.click(await press(/bucket/));
  const shown = await details();
  await within(shown).findByText('Used nowhere.');
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(scrolled.mock.contexts).toEqual([shown]);
  expect(shown.textContent).toBe(
    'Namebucket.jpgSize1.4 MB, 1600 × 1200AddedNov 18, 2026File nameFolder (optional)Save name and folderUsed nowhere.Delete',
  );
  expect((await press(/^bucket/)).getAttribute('aria-pressed')).toBe('true');
  answer('PATCH /api/media/12', refused({ folder: ['The folder field is odd.'] }));
  await person.clear(page.getByLabelText('File name'));
  await person.type(page.getByLabelText('File name'), 'spade.jpg');
  await person.type(page.getByLabelText('Folder (optional)'), 'tools');
  await person.click(await press('Save name and folder'));
  expect(await page.findByText('“Folder” is odd.')).toBeTruthy();
  const saved = { ...bucket, name: 'spade.jpg', folder: 'tools' };
  answer('PATCH /api/media/12', saved);
  answer('GET /api/media', listOf([saved]));
  await person.click(await press('Save name and folder'));
  expect(await page.findByText('The file is saved')).toBeTruthy();
  expect(await details('spade.jpg')).toBeTruthy();
  expect(sent().at(-1)).toEqual({
    call: 'PATCH /api/media/12',
    body: { name: 'spade.jpg', folder: 'tools' },
  });
});

it('deletes a file that is used nowhere, once it is asked twice', async () => {
  const { person, sent, answer } = open(listOf([bucket]));
  await person.click(await press(/bucket/));
  await person.click(await press('Delete'));
  const question = await page.findByRole('alertdialog', { name: 'Delete bucket.jpg?' });
  expect(question.textContent).toBe(
    'Delete bucket.jpg?It is used nowhere. Links to it from elsewhere will lead to nothing.CancelDelete the file',
  );
  await person.click(await press('Cancel'));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toEqual([]);
  answer('DELETE /api/media/12', { status: 409, body: { message: 'It is in use.' } });
  await person.click(await press('Delete'));
  await person.click(await press('Delete the file'));
  expect((await page.findByRole('alert')).textContent).toBe('It is in use.');
  answer('DELETE /api/media/12', { status: 204 });
  answer('GET /api/media', listOf([]));
  await person.click(await press('Delete'));
  await person.click(await press('Delete the file'));
  expect(await page.findByText('bucket.jpg is deleted')).toBeTruthy();
  await waitFor(() => expect(page.queryByRole('complementary')).toBeNull());
  expect(sent()).toHaveLength(2);
});

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
  expect(page.getByText('In use, so it can’t be deleted, by:')).toBeTruthy();
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
    'Use this fileNameplan.pngSize820 kBAddedNov 18, 2026In use, so it can’t be deleted, by:Machine “Crane”',
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
  expect((await page.findByRole('alert')).textContent).toBe('We couldn’t load the filesTry again');
  answer('GET /api/media', listOf([bucket]));
  await person.click(await press('Try again'));
  await person.click(await press(/bucket/));
  expect(await page.findByText('We couldn’t load where it’s used.')).toBeTruthy();
});
