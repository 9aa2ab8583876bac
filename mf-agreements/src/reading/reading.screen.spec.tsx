import { documentRecord, listOf, openScreen, page, people, read, waitFor } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const DOCUMENTS = 'GET /api/documents';
const agreement = documentRecord({
  content:
    '<h1>Equipment Rental Agreement</h1><h2>Who</h2><p>Between {{owner_name}} and {{renter_name}}.</p><table><tr><th></th><th>Owner</th></tr></table>',
});
const earlier = documentRecord({ id: 3, version: 0, content: '<p>Old.</p>' });
const terms = documentRecord({
  ...{ id: 5, kind: 'terms_and_conditions', name: 'Terms and conditions', version: 3 },
  content: '<p>Be fair.</p>',
});
const draft = documentRecord({ id: 6, version: 2, published_at: null, content: '<p>Not yet.</p>' });
const refund = documentRecord({
  ...{
    id: 10,
    kind: 'help',
    name: 'How do I get a refund?',
    content: '<h1>Refund</h1><h2>How</h2><p>Ask.</p>',
  },
});
const longer = documentRecord({
  ...{
    id: 11,
    kind: 'help',
    name: 'Can I keep it longer?',
    content: '<p>Ask for other days.</p><p>Keywords: extend</p>',
  },
});
const other = documentRecord({
  ...{ id: 12, kind: 'other', name: 'Operating rules', content: '<p>On {{date}}.</p>', version: 2 },
});
const another = documentRecord({ ...other, id: 13, name: 'Colours', content: '<p>Red.</p>' });
const ALL = [earlier, agreement, draft, terms, refund, longer, other, another];
const main = () => read(page.getByRole('main'));
const open = (path: string, documents: object[] = ALL, user: object | null = null) =>
  openScreen({ manifest: remote.public, entry }, path, { user, answers: { [DOCUMENTS]: listOf(documents) } });

it('lists policies and the texts that hold now', async () => {
  const { asked } = open('/documents');
  await page.findByText('Operating rules');
  await waitFor(() =>
    expect(main()).toBe(
      'Documents and policies | What renters and owners agree to. Each rental uses the versions from its request. | DepositsHow much, and when it comes back → /documents/deposit_policy | Canceling a rentalWhat you get back, and until when → /documents/cancellation_policy | Equipment Rental AgreementVersion 1 · Oct 3, 2025 → /documents/rental_agreement | Terms and conditionsVersion 3 · Oct 3, 2025 → /documents/terms_and_conditions | How do I get a refund?Version 1 · Oct 3, 2025 → /documents/help#document-10 | Can I keep it longer?Version 1 · Oct 3, 2025 → /documents/help#document-11 | Operating rulesVersion 2 · Oct 3, 2025 → /documents/other#document-12 | ColoursVersion 2 · Oct 3, 2025 → /documents/other#document-13',
    ),
  );
  expect(asked(DOCUMENTS)).toEqual([{ per_page: '100' }]);
});

it('lists policies where the documents could not be loaded, and asks again', async () => {
  const { press, answer } = open('/documents');
  answer(DOCUMENTS, { status: 500, body: {} });
  await page.findByRole('button', { name: 'Try again' });
  await waitFor(() =>
    expect(main()).toBe(
      'Documents and policies | What renters and owners agree to. Each rental uses the versions from its request. | DepositsHow much, and when it comes back → /documents/deposit_policy | Canceling a rentalWhat you get back, and until when → /documents/cancellation_policy | We couldn’t load the documents | [Try again]',
    ),
  );
  answer(DOCUMENTS, listOf([terms]));
  await press('Try again');
  await waitFor(() =>
    expect(main()).toBe(
      'Documents and policies | What renters and owners agree to. Each rental uses the versions from its request. | DepositsHow much, and when it comes back → /documents/deposit_policy | Canceling a rentalWhat you get back, and until when → /documents/cancellation_policy | Terms and conditionsVersion 3 · Oct 3, 2025 → /documents/terms_and_conditions',
    ),
  );
});

it('shows a text with blanks for what a rental fills in', async () => {
  const { asked } = open('/documents/rental_agreement', [earlier, agreement, draft], people.ada);
  await page.findByText('Who');
  await waitFor(() =>
    expect(main()).toBe(
      '← Documents and policies → /documents | Equipment Rental Agreement | Version 1, in force since Oct 3, 2025 | We fill in the [brackets] with your rental before you agree. | Who | Between [owner’s name] and [renter’s name]. | Owner',
    ),
  );
  expect(asked(DOCUMENTS)).toEqual([{ kind: 'rental_agreement', per_page: '100' }]);
});

it('shows one that nothing is filled into, without a word of blanks', async () => {
  open('/documents/terms_and_conditions', [terms]);
  await page.findByText('Be fair.');
  await waitFor(() =>
    expect(main()).toBe(
      '← Documents and policies → /documents | Terms and conditions | Version 3, in force since Oct 3, 2025 | Be fair.',
    ),
  );
});

it('fits headings to the page, and makes empty heads of columns plain cells', async () => {
  open('/documents/rental_agreement', [agreement]);
  const heading = await page.findByRole('heading', { name: 'Who' });
  expect(heading.tagName).toBe('H2');
  expect(page.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Owner']);
});

it('shows several other texts, and leads to the one of the address', async () => {
  const led = jest.spyOn(Element.prototype, 'scrollIntoView');
  open('/documents/other#document-13', [other, another]);
  await page.findByText('Red.');
  await waitFor(() =>
    expect(main()).toBe(
      '← Documents and policies → /documents | Other documents | (Operating rules) | Operating rules | Version 2, Oct 3, 2025 | On [date]. | (Colours) | Colours | Version 2, Oct 3, 2025 | Red.',
    ),
  );
  expect(led.mock.contexts.map(({ id }) => id)).toEqual(['document-13']);
});

it('has answers, of which the address opens one', async () => {
  open('/documents/help#document-11', [refund, longer]);
  await page.findByText('Can I keep it longer?');
  await waitFor(() =>
    expect(main()).toBe(
      'Help | Write to us → /contact | Answers to common questions. Can’t find yours? Write to us. | Search the answers ‹› | (Refund) | Refund (1) | How do I get a refund? | How | Ask. | (More answers) | More answers (1) | Can I keep it longer? | Ask for other days.',
    ),
  );
  expect([...document.querySelectorAll('details')].map(({ id, open: isOpen }) => [id, isOpen])).toEqual([
    ['document-10', false],
    ['document-11', true],
  ]);
  expect(page.getByRole('heading', { name: 'How', hidden: true }).tagName).toBe('H4');
});

it('finds answers by words, and says where none has them', async () => {
  const { person } = open('/documents/help', [refund, longer]);
  const field = await page.findByRole('searchbox', { name: 'Search the answers' });
  await person.type(field, 'refund');
  await waitFor(() =>
    expect(main()).toBe(
      'Help | Write to us → /contact | Answers to common questions. Can’t find yours? Write to us. | Search the answers ‹refund› | [Clear] | (Answers) | Answers (1) | How do I get a refund? | How | Ask.',
    ),
  );
  await person.clear(field);
  await person.type(field, 'extending');
  await page.findByRole('heading', { name: 'Can I keep it longer?' });
  await person.clear(field);
  await person.type(field, 'zeppelin');
  await waitFor(() =>
    expect(main()).toBe(
      'Help | Write to us → /contact | Answers to common questions. Can’t find yours? Write to us. | Search the answers ‹zeppelin› | [Clear] | No answers found | Try other words, or write to us. | Write to us → /contact',
    ),
  );
  await person.clear(field);
  await person.type(field, '  ');
  await page.findByText('How do I get a refund?');
});

it.each(['/documents/help', '/documents/rental_agreement', '/documents/nothing'])(
  'says where no such text is published: %s',
  async (path) => {
    open(path, [draft]);
    await page.findByText('No document here');
    await waitFor(() => expect(main()).toBe('No document here | All documents → /documents'));
  },
);

it('says that a text could not be loaded, and asks again', async () => {
  const { press, answer } = open('/documents/rental_agreement');
  answer(DOCUMENTS, { status: 500, body: {} });
  await page.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(main()).toBe('We couldn’t load the document | [Try again]'));
  answer(DOCUMENTS, listOf([terms]));
  await press('Try again');
  await page.findByText('Be fair.');
});
