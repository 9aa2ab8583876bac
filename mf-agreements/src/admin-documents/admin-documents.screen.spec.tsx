import type { DocumentRecord } from '@yard/contracts';
import { listOf, openScreen, page, pagesOf, people, read, waitFor, within } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../admin';
import { placeholderChips } from './placeholder-chips';

const version = (fields: Partial<DocumentRecord> = {}): DocumentRecord => ({
  id: 2,
  created_at: '2026-11-10T12:00:00.000000Z',
  updated_at: '2026-11-10T12:00:00.000000Z',
  deleted_at: null,
  kind: 'rental_agreement',
  name: 'Equipment Rental Agreement',
  content: '<p>Second text.</p>',
  version: 2,
  user_id: 1,
  user_name: 'Ada Admin',
  published_at: '2026-11-11T12:00:00.000000Z',
  ...fields,
});
const first = version({ id: 1, version: 1, user_id: null, user_name: null, content: '<p>First text.</p>' });
const inForce = version();
const draft = version({ id: 3, version: 3, published_at: null, content: '<p>Third text.</p>' });
const help = (id: number, name: string, number: number) =>
  version({ id, kind: 'help', name, version: number });
const ALL = [first, inForce, draft];
const open = (path: string, documents = ALL, user: object = people.ada) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user,
    answers: {
      'GET /api/documents': pagesOf(documents.slice(0, 1), documents.slice(1)),
      ...Object.fromEntries(documents.map((one) => [`GET /api/documents/${one.id}`, one])),
      ...Object.fromEntries(
        documents.map((one) => [`POST /api/documents/${one.id}/preview`, { html: one.content }]),
      ),
      'GET /api/saved_filters': listOf([]),
      'GET /api/rental_requests': ({ query }: { query: { document_id?: string } }) => ({
        ...listOf([]),
        total: { 1: 1, 2: 240 }[query.document_id ?? ''] ?? 0,
      }),
    },
  });
const rows = () => page.getAllByRole('row').map(read);
const panelOf = async (name: string) => {
  const panel = await page.findByRole('dialog', { name: 'Document' });
  await within(panel).findByText(name);
  return panel;
};

it('lists versions by kind, the newest of each text first, with their state', async () => {
  const { channels } = open('/documents', [...ALL, help(8, 'Zones', 2), help(9, 'Age', 1)]);
  await page.findByText('Zones');

  const agreement = 'Rental agreement | Equipment Rental Agreement | Rental agreement';
  await waitFor(() =>
    expect(rows()).toEqual([
      'Kind | Name | Version | State | Published | Written | By',
      `${agreement} | 3 | Draft | – | Nov 10, 2026 | Ada Admin`,
      `${agreement} | 2 | In force | Nov 11, 2026 | Nov 10, 2026 | Ada Admin`,
      `${agreement} | 1 | Replaced | Nov 11, 2026 | Nov 10, 2026 | –`,
      'Help | Age | Help | 1 | In force | Nov 11, 2026 | Nov 10, 2026 | Ada Admin',
      'Help | Zones | Help | 2 | In force | Nov 11, 2026 | Nov 10, 2026 | Ada Admin',
    ]),
  );
  expect(channels()).toEqual(['documents']);
});

const COMPARED = 'text. | Sample rental: amount 1,000, deposit 500. | (Preview)';

it.each([
  [
    1,
    'First text.',
    'Replaced | Kind | Rental agreement | Version | 1 | Published | Nov 11, 2026 | Written | Tue, Nov 10, 6:00 AM | Agreed to | For 1 rental → #/rental_requests?document_id=1 | By | Came with the installation',
    '‹Version 3, Ada Admin, draft, *Version 2, Ada Admin› | Version 2: Ada Admin, Tue, Nov 10, 6:00 AM | 1 line unchanged | removed: Second | added: First',
    '',
  ],
  [
    2,
    'Second text.',
    'In force | Kind | Rental agreement | Version | 2 | Published | Nov 11, 2026 | Written | Tue, Nov 10, 6:00 AM | Agreed to | For 240 rentals → #/rental_requests?document_id=2 | By | Ada Admin',
    '‹Version 3, Ada Admin, draft, *Version 1› | Version 1: came with the installation, Tue, Nov 10, 6:00 AM | 1 line unchanged | removed: First | added: Second',
    '',
  ],
  [
    3,
    'Third text.',
    'Draft | Kind | Rental agreement | Version | 3 | Published | – | Written | Tue, Nov 10, 6:00 AM | Agreed to | No one yet | By | Ada Admin',
    '‹*Version 2, Ada Admin, Version 1› | Version 2: Ada Admin, Tue, Nov 10, 6:00 AM | 1 line unchanged | removed: Second | added: Third',
    '[Publish] | ',
  ],
])('shows version %i with its facts, its changes and its text', async (id, text, facts, changes, publish) => {
  open(`/documents?document=${id}`);
  const panel = await panelOf(text);

  await waitFor(() =>
    expect(read(panel)).toBe(
      `(Document) | Equipment Rental Agreement | [Close panel] | (Document, content) | State | ${facts} | (Changes) | Changes | Compared with | ${changes} | ${COMPARED} | ${text} | ${publish}New version → #/documents/${id}/edit | [Delete]`,
    ),
  );
});

it('publishes a draft once that is confirmed, and tells where it is refused', async () => {
  const { press, pressInDialog, sent, answer } = open('/documents?document=3');
  await panelOf('Third text.');
  const posted = () => sent().filter(({ call }) => !call.endsWith('/preview'));
  await press('Publish');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Publish version 3 of “Equipment Rental Agreement”? | Renters agree to this text with every new request. Existing rentals keep the version they agreed to. | [Cancel] | [Publish]',
  );
  await pressInDialog('Cancel');
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  expect(posted()).toEqual([]);

  answer('POST /api/documents/3/publish', { status: 409, body: { message: 'A newer one holds.' } });
  await press('Publish');
  await pressInDialog('Publish');
  const told = await page.findByText('A newer one holds.');
  expect(page.getByRole('button', { name: 'Publish' }).parentElement?.contains(told)).toBe(true);

  answer('POST /api/documents/3/publish', { ...draft, published_at: '2026-11-20T12:00:00.000000Z' });
  await press('Publish');
  await pressInDialog('Publish');
  await page.findByText('Published version 3 of “Equipment Rental Agreement”');
  expect(posted()[0]).toEqual({ call: 'POST /api/documents/3/publish', body: {} });
});

it('says which version takes its place before the one in force is deleted', async () => {
  const { press, pressInDialog, sent, answer, address } = open('/documents?document=2');
  await panelOf('Second text.');
  answer('DELETE /api/documents/2', { status: 204 });
  await press('Delete');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Delete version 2 of “Equipment Rental Agreement”? | This version is in force. Version 1 takes its place. Rentals that agreed to this one keep their copy. | [Cancel] | [Delete this version]',
  );
  await pressInDialog('Delete this version');
  await waitFor(() => expect(address()).toBe('/documents'));
  expect(sent().map(({ call }) => call)).toContain('DELETE /api/documents/2');
});

it('asks plainly before a draft is deleted', async () => {
  const { press } = open('/documents?document=3');
  await panelOf('Third text.');
  await press('Delete');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Delete version 3 of “Equipment Rental Agreement”? | Only admins can read this draft. | [Cancel] | [Delete this version]',
  );
});

it('speaks of readers, not of agreements, where a text is help', async () => {
  const written = { ...help(9, 'Age', 2), published_at: null };
  const { press, pressInDialog, person } = open('/documents?document=9', [help(8, 'Age', 1), written]);
  await panelOf('Second text.');
  await press('Publish');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Publish version 2 of “Age”? | Everyone can read this text on the site. | [Cancel] | [Publish]',
  );
  await pressInDialog('Cancel');
  await person.keyboard('{Escape}');
  await person.click(await page.findByText('In force'));
  await page.findByRole('dialog', { name: 'Document' });
  await press('Delete');
  expect(read(await page.findByRole('alertdialog'))).toBe(
    'Delete version 1 of “Age”? | This version is in force. This text disappears from the site. | [Cancel] | [Delete this version]',
  );
});

it('is read by admins who may not change it', async () => {
  open('/documents?document=3', ALL, { ...people.ada, role: 'support' });
  const panel = await panelOf('Third text.');

  expect(within(panel).queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(page.queryByRole('link', { name: 'New document' })).toBeNull();
});

it('writes the next version of a text, with the stamp that was seen', async () => {
  const { person, press, sent, answer, address } = open('/documents/3/edit');
  const form = await page.findByRole('form', { name: 'New version' });
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toContain(
      '← Documents → #/documents?document=3 | New version of “Equipment Rental Agreement” | Rental agreement. Based on version 3, which doesn’t change. | (New version) | Name ‹Equipment Rental Agreement› | TextUse “Placeholder” for what each rental fills in.',
    ),
  );
  const name = within(form).getByRole('textbox', { name: 'Name' });
  await person.clear(name);
  await person.type(name, 'Agreement');
  answer('PATCH /api/documents/3', version({ id: 4, version: 4, published_at: null }));
  answer('GET /api/documents/4', version({ id: 4, version: 4, published_at: null }));
  await press('Save as draft');
  await page.findByText('Version 4 saved as a draft');
  expect(address()).toBe('/documents?document=4');
  expect(sent()[0]).toEqual({
    call: 'PATCH /api/documents/3',
    body: { name: 'Agreement', content: '<p>Third text.</p>', updated_at: '2026-11-10T12:00:00.000000Z' },
  });
});

it('says what a new text lacks, and sends nothing', async () => {
  const { press, sent } = open('/documents/new');
  await page.findByRole('form', { name: 'New document' });
  await waitFor(() =>
    expect(read(page.getByRole('main'))).toContain(
      'KindExisting kinds get a new version. Help and Other can have several documents. | ‹Terms and conditions, Privacy policy, Insurance disclaimer, Rental agreement, Help, *Other› | Name ‹›',
    ),
  );
  await press('Save as draft');

  await page.findByText('“Name” is required.');
  expect(sent()).toEqual([]);
});

it('names everything that a text can be filled with', () => {
  expect(placeholderChips.map(({ name, label }) => `${name}: ${label}`)).toEqual([
    ...['date: Date of the agreement', 'owner_name: Owner’s name'],
    ...['owner_phone_number_and_email: Owner’s phone and email', 'owner_address: Owner’s address'],
    ...['renter_name: Renter’s name', 'renter_address: Renter’s own address'],
    'renter_phone_number_and_email: Renter’s phone and email',
    ...['equipment_address: Equipment’s address', 'equipment_name: Equipment’s name'],
    ...['start_date: First day', 'end_date: Last day', 'amount: Amount', 'deposit_amount: Deposit'],
  ]);
});
