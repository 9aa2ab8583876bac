import {
  contentReportRecord,
  lateAnswer,
  listOf,
  openPart,
  openScreen,
  page,
  people,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../admin';
import { ReportPanel } from './report-panel';

const REPORTS = 'GET /api/content_reports';
const HIDE = 'POST /api/content_reports/6/hide';
const KEEP = 'POST /api/content_reports/6/keep';
const report = contentReportRecord();
const ofMachine = contentReportRecord({
  ...{ id: 7, record_type: 'machine', record_id: 4, parent_type: null, parent_id: null, user_name: null },
  ...{ reporter_id: null, reporter_name: null, reason: 'A telephone number.', content: ' Call me\n555' },
  ...{ outcome: 'hidden', closed_at: '2026-11-19T09:00:00.000000Z', decider_id: 1 },
  ...{ decider_name: 'Ada Admin', decision_reason: 'Pay on the site.' },
});
const kept = contentReportRecord({ id: 8, outcome: 'kept', parent_type: 'support_ticket', parent_id: 5 });
const main = () => read(page.getByRole('main')).replace(/ [|] .Saved filters[^|]*(?= [|])/, '');
const panel = () => read(page.getByRole('dialog', { name: 'Reported content' }));

const open = (path = '/content_reports', answers: object = {}) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user: people.ada,
    answers: {
      [REPORTS]: listOf([report, ofMachine, kept]),
      [`${REPORTS}/6`]: report,
      'GET /api/saved_filters': listOf([]),
      ...answers,
    },
  });
function openPanel(fields: Parameters<typeof contentReportRecord>[0] = {}, user: object = people.ada) {
  const onClose = jest.fn();
  const shown = <ReportPanel report={{ ...report, ...fields }} onClose={onClose} />;
  return { ...openPart(shown, { site: 'admin', user }), onClose };
}

it('lists what waits for a decision, and what is decided', async () => {
  const { answer, asked, channels, person, address, tell } = open(
    '/content_reports?sort=created_at&direction=asc',
  );
  await waitFor(() =>
    expect(main()).toBe(
      'Reported content | Messages and machines that people reported, or that ask for payment outside Yard. | (Which texts) | [x] Open | [ ] Decided | (Reported content) | (Reported content) | Text | Why | By | Status | Reported | Pay me in cash. | Ray Renter · Rude. | Rude. | Ray Renter | Open | Nov 18, 2026 | Call me | Someone · A telephone number. | A telephone number. | – | Hidden | Nov 18, 2026 | Pay me in cash. | Ray Renter · Rude. | Rude. | Ray Renter | Kept | Nov 18, 2026 | 3 reports | [Download as CSV]',
    ),
  );
  await person.click(page.getByRole('radio', { name: 'Decided' }));
  await waitFor(() => expect(address()).toBe('/content_reports?sort=created_at&direction=asc&state=closed'));
  await waitFor(() =>
    expect(asked(REPORTS)).toEqual([
      { state: 'open', direction: 'asc', page: '1', per_page: '25' },
      { state: 'closed', direction: 'asc', page: '1', per_page: '25' },
    ]),
  );
  await person.click(page.getByRole('radio', { name: 'Open' }));
  await waitFor(() => expect(address()).toBe('/content_reports?sort=created_at&direction=asc&state=open'));
  expect(channels()).toEqual(['content_reports']);
  answer(REPORTS, listOf([{ ...report, content: 'Call me.' }]));
  tell('content_reports', 'saved', { model: report });
  await page.findByText('Call me.');
});

it('says that nothing waits, or was decided, and that the list could not be loaded', async () => {
  const { person, answer, press } = open('/content_reports', { [REPORTS]: { status: 500, body: {} } });
  await page.findByRole('button', { name: 'Try again' });
  await waitFor(() =>
    expect(main()).toBe(
      'Reported content | Messages and machines that people reported, or that ask for payment outside Yard. | (Which texts) | [x] Open | [ ] Decided | We couldn’t load the reports | Something went wrong on our side. Try again in a moment. | [Try again]',
    ),
  );
  answer(REPORTS, listOf([]));
  await press('Try again');
  await waitFor(() =>
    expect(main()).toBe(
      'Reported content | Messages and machines that people reported, or that ask for payment outside Yard. | (Which texts) | [x] Open | [ ] Decided | Nothing to decide | Reports from people and from our rules show up here until an admin decides.',
    ),
  );
  await person.click(page.getByRole('radio', { name: 'Decided' }));
  await waitFor(() =>
    expect(main()).toBe(
      'Reported content | Messages and machines that people reported, or that ask for payment outside Yard. | (Which texts) | [ ] Open | [x] Decided | Nothing here yet | Reports from people and from our rules show up here until an admin decides.',
    ),
  );
});

it('opens a report beside the list, which stays when a colleague decides, and closes it', async () => {
  const { press, address, answer, tell } = open('/content_reports?report=6');
  await page.findByRole('dialog', { name: 'Reported content' });
  await waitFor(() =>
    expect(panel()).toBe(
      '(Reported content) | The message | [Close panel] | (Reported content, content) | By | Ray Renter → #/users/3 | Reported by | Olive Owner → #/users/2 | On | Wed, Nov 18, 2026, 9:00 PM | Why | Rude. | (It read) | It read | Pay me in cash. | See the conversation → #/rental_requests/21 | (Decide on the text) | Reason to hide itRay Renter reads it, in place of the message. ‹› | [Hide it] | [Nothing is wrong with it]',
    ),
  );
  const decided = {
    ...report,
    outcome: 'kept',
    closed_at: '2026-11-19T09:00:00.000000Z',
    decider_name: 'Abe',
  };
  answer(REPORTS, listOf([]));
  answer(`${REPORTS}/6`, decided);
  tell('content_reports', 'saved', { model: decided });
  await page.findByText('Abe kept it on Thu, Nov 19, 2026, 3:00 AM');
  await press('Close panel');
  await waitFor(() => expect(address()).toBe('/content_reports'));
});

it('says what was decided of a machine that the rules marked', async () => {
  openPanel(ofMachine);
  await page.findByText('It read');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Reported content) | The machine | [Close panel] | (Reported content, content) | By | Someone → #/users/3 | Reported by | The rules | On | Wed, Nov 18, 2026, 9:00 PM | Why | A telephone number. | Decision | Ada Admin hid it on Thu, Nov 19, 2026, 3:00 AM: Pay on the site. | (It read) | It read | Call me 555 | See the machine → #/machines/4',
    ),
  );
});

it('says that a text was kept by nobody known', async () => {
  openPanel({ ...kept, closed_at: null, reporter_name: null, user_name: null });
  await page.findByText('It read');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Reported content) | The message | [Close panel] | (Reported content, content) | By | Someone → #/users/3 | Reported by | Someone → #/users/2 | On | Wed, Nov 18, 2026, 9:00 PM | Why | Rude. | Decision | Yard kept it | (It read) | It read | Pay me in cash. | See the conversation → #/support_tickets/5',
    ),
  );
});

it('asks for a reason to take a machine off the site, and leads to a question', async () => {
  openPanel({ record_type: 'machine', user_name: null, parent_type: 'machine_question', parent_id: 2 });
  await page.findByText('It read');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Reported content) | The machine | [Close panel] | (Reported content, content) | By | Someone → #/users/3 | Reported by | Olive Owner → #/users/2 | On | Wed, Nov 18, 2026, 9:00 PM | Why | Rude. | (It read) | It read | Pay me in cash. | See the conversation → #/machine_questions?question=2 | (Decide on the text) | Reason to hide itIts author reads it; the machine goes off the site. ‹› | [Hide it] | [Nothing is wrong with it]',
    ),
  );
});

it('lets who may not decide read alone', async () => {
  openPanel({}, { ...people.ada, role: 'finance' });
  await page.findByText('It read');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Reported content) | The message | [Close panel] | (Reported content, content) | By | Ray Renter → #/users/3 | Reported by | Olive Owner → #/users/2 | On | Wed, Nov 18, 2026, 9:00 PM | Why | Rude. | (It read) | It read | Pay me in cash. | See the conversation → #/rental_requests/21',
    ),
  );
});

it('hides a text once, with a reason that is demanded', async () => {
  const { person, press, sent, answer, onClose } = openPanel();
  await press('Hide it');
  await page.findByText('“Reason to hide it” is required.');
  expect(sent()).toEqual([]);
  await person.type(page.getByRole('textbox', { name: /^Reason to hide it/ }), 'Pay on the site.');
  answer(HIDE, refused({ reason: ['Say more.'] }));
  await press('Hide it');
  await page.findByText('Say more.');
  await waitFor(() =>
    expect(read(page.getByRole('form'))).toBe(
      '(Decide on the text) | Reason to hide itRay Renter reads it, in place of the message. ‹Pay on the site.› Say more. | [Hide it] | [Nothing is wrong with it]',
    ),
  );
  expect(onClose).not.toHaveBeenCalled();
  const late = lateAnswer();
  answer(HIDE, late.answer);
  await press('Hide it');
  await person.click(page.getByRole('button', { name: /^Hide it/ }));
  late.give({ ...report, outcome: 'hidden' });
  await page.findByText('Hidden. We notified the author');
  expect(onClose).toHaveBeenCalledTimes(1);
  const body = { reason: 'Pay on the site.' };
  expect(sent()).toEqual([
    { call: HIDE, body },
    { call: HIDE, body },
  ]);
});

it('keeps the typed reason when the panel is closed', async () => {
  const { person, press } = open('/content_reports?report=6');
  const reason = () => page.findByRole('textbox', { name: /^Reason to hide it/ });
  await person.type(await reason(), 'Pay on');
  await press('Close panel');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  await person.click(page.getAllByText('Pay me in cash.')[0] ?? document.body);
  expect((await reason()).textContent).toBe('Pay on');
});

it('keeps a text once, without a reason', async () => {
  const { person, press, sent, answer, onClose } = openPanel();
  const late = lateAnswer();
  answer(KEEP, late.answer);
  await press('Nothing is wrong with it');
  await person.click(page.getByRole('button', { name: /^Nothing is wrong with it/ }));
  late.give({ ...report, outcome: 'kept' });
  await page.findByText('It stays as it is');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([{ call: KEEP, body: {} }]);
});

it('says that somebody else decided meanwhile', async () => {
  const { press, answer, onClose } = openPanel();
  answer(KEEP, { status: 409, body: { message: 'It is decided.' } });
  await press('Nothing is wrong with it');
  await page.findByText('It is decided.');
  expect(onClose).not.toHaveBeenCalled();
});
