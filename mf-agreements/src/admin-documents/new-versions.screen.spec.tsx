import {
  documentRecord,
  lateAnswer,
  listOf,
  openScreen,
  page,
  people,
  read,
  refused,
  waitFor,
  within,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../admin';

const DOCUMENTS = 'GET /api/documents';
const CREATE = 'POST /api/documents';
const CHANGE = 'PATCH /api/documents/3';
const draft = documentRecord({
  ...{ id: 3, version: 3, published_at: null, user_id: 1, user_name: 'Ada Admin' },
  content: '<p>For {{amount}} and {{deposit_amount}}, from {{start_date}}.</p>',
});
const inForce = documentRecord({ id: 2, version: 2, content: '<p>Second text.</p>' });
const main = () => read(page.getByRole('main'));
const open = (path: string, answers: object = {}, user: object = people.ada) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user,
    answers: {
      [DOCUMENTS]: listOf([draft, inForce]),
      [`${DOCUMENTS}/3`]: draft,
      'POST /api/documents/3/preview': { html: '<p>Filled in.</p>' },
      'GET /api/saved_filters': listOf([]),
      'GET /api/audit_events': listOf([]),
      'GET /api/rental_requests': listOf([]),
      ...answers,
    },
  });

it('writes a new text of a kind once, and shows it as a draft in the list', async () => {
  const { person, press, sent, answer, address } = open('/documents/new', {
    [`${DOCUMENTS}/9`]: documentRecord({ id: 9, version: 4, name: 'Help with refunds' }),
    'POST /api/documents/9/preview': { html: '' },
  });
  const form = await page.findByRole('form', { name: 'New document' });
  await within(form).findByRole('button', { name: 'Bold' });
  await waitFor(() =>
    expect(main()).toBe(
      '← Documents → #/documents | New document | (New document) | KindExisting kinds get a new version. Help and Other can have several documents. | ‹Terms and conditions, Privacy policy, Insurance disclaimer, Rental agreement, Help, *Other› | Name ‹› | TextUse “Placeholder” for what each rental fills in. | (Formatting) | (History) | [Undo, disabled] | [Redo, disabled] | (Headings) | [Heading 1] | [Heading 2] | [Heading 3] | (Letters) | [Bold] | [Italic] | [Underline] | [Strike through] | (Blocks) | [Bulleted list] | [Numbered list] | [Quotation] | (Put in) | [Link] | [Picture] | [Table] | [Placeholder] | (Text) | Alt and F10 lead to the formatting tools. | [Save as draft] | Cancel → #/documents | (Preview) | Preview | Sample rental: amount 1,000, deposit 500. | (The text, filled in)',
    ),
  );
  await person.selectOptions(within(form).getByRole('combobox', { name: /^Kind/ }), 'Help');
  await person.type(within(form).getByRole('textbox', { name: 'Name' }), 'Help with refunds');
  await person.click(within(form).getByRole('textbox', { name: 'Text' }));
  await person.keyboard('Ask us.');
  answer(CREATE, refused({ name: ['There is one of this name.'] }));
  await press('Save as draft');
  await within(form).findByText('There is one of this name.');
  await waitFor(() =>
    expect(main()).toBe(
      '← Documents → #/documents | New document | (New document) | KindExisting kinds get a new version. Help and Other can have several documents. | ‹Terms and conditions, Privacy policy, Insurance disclaimer, Rental agreement, *Help, Other› | Name ‹Help with refunds› There is one of this name. | TextStart with the topic as heading 1. A last line “Keywords: …” is searched, not shown. | (Formatting) | (History) | [Undo] | [Redo, disabled] | (Headings) | [Heading 1] | [Heading 2] | [Heading 3] | (Letters) | [Bold] | [Italic] | [Underline] | [Strike through] | (Blocks) | [Bulleted list] | [Numbered list] | [Quotation] | (Put in) | [Link] | [Picture] | [Table] | [Placeholder] | (Text) | Ask us. | Alt and F10 lead to the formatting tools. | [Save as draft] | Cancel → #/documents | (Preview) | Preview | Sample rental: amount 1,000, deposit 500. | (The text, filled in) | Ask us.',
    ),
  );
  const late = lateAnswer();
  answer(CREATE, late.answer);
  await press('Save as draft');
  await person.click(page.getByRole('button', { name: /^Save as draft/ }));
  late.give({ status: 201, body: documentRecord({ id: 9, version: 4 }) });
  await page.findByText('Version 4 saved as a draft');
  await waitFor(() => expect(address()).toBe('/documents?document=9'));
  await waitFor(() =>
    expect(sent().filter(({ call }) => call === CREATE)).toEqual([
      {
        call: 'POST /api/documents',
        body: { kind: 'help', name: 'Help with refunds', content: '<p>Ask us.</p>' },
      },
      {
        call: 'POST /api/documents',
        body: { kind: 'help', name: 'Help with refunds', content: '<p>Ask us.</p>' },
      },
    ]),
  );
});

it('sends nothing where the new text is cancelled', async () => {
  const { person, sent, address } = open('/documents/new');
  await person.click(await page.findByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/documents'));
  expect(sent()).toEqual([]);
});

it('shows the text filled with a sample rental of the reader’s day while it is written', async () => {
  open('/documents/3/edit');
  jest.setSystemTime(new Date('2026-11-21T02:00:00Z'));
  const shown = await page.findByRole('group', { name: 'The text, filled in' });
  await waitFor(() =>
    expect(read(shown)).toBe('(The text, filled in) | For $1,000.00 and $500.00, from November 20, 2026.'),
  );
});

it('names what another admin changed meanwhile, and saves over it', async () => {
  const { press, pressInDialog, sent, answer } = open('/documents/3/edit');
  await page.findByRole('form', { name: 'New version' });
  const theirs = {
    ...draft,
    id: 4,
    version: 4,
    content: '<p>Theirs.</p>',
    updated_at: '2026-11-20T11:00:00.000000Z',
  };
  answer(CHANGE, { status: 409, body: { message: 'Changed.', updated_at: theirs.updated_at } });
  answer(DOCUMENTS, listOf([inForce, draft, theirs, documentRecord({ id: 8, kind: 'help', version: 9 })]));
  await press('Save as draft');
  await page.findByRole('dialog', { name: 'Changed by someone else' });
  await waitFor(() =>
    expect(read(page.getByRole('dialog'))).toBe(
      'Changed by someone else | [Close] | Someone saved it at Fri, Nov 20, 5:00 AM, after you opened it. Nothing of yours is saved yet. | Text | TheirsTheirs. | YoursFor {{amount}} and {{deposit_amount}}, from {{start_date}}. | [Take over theirs] | [Save mine over it] | [Back to the form]',
    ),
  );
  answer(CHANGE, { ...theirs, id: 3 });
  await pressInDialog(/over it$/);
  await page.findByText('Version 4 saved as a draft');
  await waitFor(() =>
    expect(sent().filter(({ call }) => call === CHANGE)).toEqual([
      {
        call: 'PATCH /api/documents/3',
        body: {
          name: 'Equipment Rental Agreement',
          content: '<p>For {{amount}} and {{deposit_amount}}, from {{start_date}}.</p>',
          updated_at: '2025-10-03T08:33:31.302000Z',
        },
      },
      {
        call: 'PATCH /api/documents/3',
        body: {
          name: 'Equipment Rental Agreement',
          content: '<p>For {{amount}} and {{deposit_amount}}, from {{start_date}}.</p>',
          updated_at: '2026-11-20T11:00:00.000000Z',
        },
      },
    ]),
  );
});

it('says that another name of a help text holds at once, and which one it has meanwhile', async () => {
  const help = documentRecord({ id: 3, kind: 'help', name: 'Fuel' });
  const { press, answer } = open('/documents/3/edit', { [`${DOCUMENTS}/3`]: help });
  await page.findByText(
    'A new name applies to all versions immediately; the text applies once you publish it.',
  );
  answer(CHANGE, { status: 409, body: { message: 'Changed.', updated_at: '2026-11-20T11:00:00Z' } });
  answer(
    DOCUMENTS,
    listOf([
      { ...help, name: 'Diesel' },
      { ...help, id: 4, version: 2, name: 'Diesel' },
    ]),
  );
  await press('Save as draft');
  const dialog = await page.findByRole('dialog', { name: 'Changed by someone else' });
  await waitFor(() => expect(read(dialog)).toContain('Name | TheirsDiesel | YoursFuel'));
});

it('shows how two texts are written where they look different alone', async () => {
  const { press, answer } = open('/documents/3/edit');
  await page.findByRole('form', { name: 'New version' });
  const theirs = { ...draft, content: `<h2>${draft.content.slice(3, -4)}</h2>` };
  answer(CHANGE, { status: 409, body: { message: 'Changed.', updated_at: theirs.updated_at } });
  answer(DOCUMENTS, listOf([{ ...theirs, version: 4 }]));
  await press('Save as draft');
  const dialog = await page.findByRole('dialog', { name: 'Changed by someone else' });
  await waitFor(() => expect(read(dialog)).toContain('Theirs<h2>For {{amount}}'));
});

it.each(['3', '0', 'x'])('says that a text could not be loaded: %s', async (id) => {
  const { answer, press } = open(`/documents/${id}/edit`, {
    [`${DOCUMENTS}/3`]: { status: 404, body: { message: 'Gone.' } },
  });
  await page.findByText('We couldn’t load the document');
  await waitFor(() =>
    expect(main()).toBe(
      `We couldn’t load the document | It may have been deleted. | ${id === '3' ? '[Try again] | ' : ''}All documents → #/documents`,
    ),
  );
  if (id !== '3') return;
  answer(`${DOCUMENTS}/3`, draft);
  await press('Try again');
  await page.findByRole('form', { name: 'New version' });
});

it('narrows the list by kind, and says that it has none', async () => {
  const { answer, asked, channels, person, tell, address } = open('/documents');
  await page.findAllByText('Equipment Rental Agreement');
  answer(DOCUMENTS, listOf([]));
  await person.selectOptions(page.getByRole('combobox', { name: 'Kind' }), 'Help');
  await waitFor(() => expect(address()).toBe('/documents?kind=help'));
  await waitFor(() =>
    expect(main().replace(/ [|] .Saved filters[^|]*(?= [|])/, '')).toBe(
      'Documents | New document → #/documents/new | Agreements and help texts. Each change is a new version, which applies once you publish it. | Kind | ‹Every kind, Terms and conditions, Privacy policy, Insurance disclaimer, Rental agreement, *Help, Other› | No document of this kind | New document → #/documents/new',
    ),
  );
  await waitFor(() =>
    expect(asked(DOCUMENTS)).toEqual([{ per_page: '100' }, { kind: 'help', per_page: '100' }]),
  );
  expect(channels()).toEqual(['documents']);
  answer(DOCUMENTS, listOf([{ ...inForce, name: 'Rules' }]));
  tell('documents', 'saved', { model: inForce });
  await page.findByText('Rules');
});

it('shows a version that has no other, and words that are the same', async () => {
  const { person } = open('/documents?document=3', {
    [DOCUMENTS]: listOf([draft, { ...inForce, content: `<div>${draft.content}</div>` }]),
  });
  await page.findByText('Same words; only the formatting may differ.');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

it('says which parts of a version could not be loaded, and asks for each again', async () => {
  const failed = { status: 500, body: {} };
  const { answer, person } = open('/documents?document=3', {
    [DOCUMENTS]: ({ query }: { query: object }) => ('kind' in query ? failed : listOf([draft])),
    'POST /api/documents/3/preview': failed,
  });
  const panel = await page.findByRole('dialog', { name: 'Document' });
  await within(panel).findByText('The preview couldn’t be made');
  await within(panel).findByText('We couldn’t load the other versions');
  await waitFor(() =>
    expect(read(panel)).toBe(
      '(Document) | Equipment Rental Agreement | [Close panel] | (Document, content) | State | Draft | Kind | Rental agreement | Version | 3 | Published | – | Written | Fri, Oct 3, 2025, 3:33 AM | Agreed to | No one yet | By | Ada Admin | (Changes) | Changes | We couldn’t load the other versions | [Try again] | Sample rental: amount 1,000, deposit 500. | (Preview) | The preview couldn’t be made | [Try again] | [Publish] | New version → #/documents/3/edit | [Delete]',
    ),
  );
  answer(DOCUMENTS, listOf([draft]));
  answer('POST /api/documents/3/preview', { html: '<p>Filled in.</p>' });
  for (const button of within(panel).getAllByRole('button', { name: 'Try again' }))
    await person.click(button);
  await within(panel).findByText('Filled in.');
  await within(panel).findByText('There is no other version to compare with.');
});

it('shows the pictures of all texts', async () => {
  open('/files', { 'GET /api/media': listOf([]), 'GET /api/media/folders': { folders: [] } });
  await page.findByRole('heading', { name: 'Files' });
  await waitFor(() =>
    expect(main()).toBe(
      'Files | Images for documents, policies and machines. Images in use can’t be deleted. Renaming doesn’t affect documents. | Search files ‹Search by name› | (Whose files) | [x] My files | [ ] Everybody’s | [Upload] | (Folders) | [All files0] | (Files) | No files here yet | Drop pictures here or press “Upload”: JPEG, PNG, WebP, GIF or AVIF, up to 10 MB each.',
    ),
  );
});
