import {
  currentUser,
  listOf,
  mediaRecord,
  openPart,
  page,
  refused,
  waitFor,
  within,
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
    'Namebucket.jpgSize1.4 MB, 1600 × 1200Added18 Nov 2026File nameFolder (optional)Save name and folderUsed nowhere.Delete',
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
