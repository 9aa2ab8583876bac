import {
  errorOccurrenceRecord,
  errorReportRecord,
  listOf,
  openPart,
  page,
  people,
  read,
  tableTexts,
  waitFor,
} from '@yard/testing/screen';
import { ErrorPanel } from './error-panel';
import { ErrorsPage } from './errors-page';

const ERRORS = 'GET /api/error_reports';
const RESOLVE = 'POST /api/error_reports/12/resolve';
const resolved = errorReportRecord({
  ...{ resolved_at: '2026-11-19T21:00:00.000000Z', resolved_name: 'Ada Admin', faulty_release: 'bf76' },
});
const bare = errorReportRecord({
  ...{ site: 'server', page: null, remote: null, user_id: null, user_name: null, release: null },
  ...{ stack: null, request_id: null, again_at: '2026-11-19T20:00:00.000000Z' },
});
const finance = { ...people.ada, role: 'finance' };
const whole = () => read(page.getByRole('main')).replace(/ [|] .Saved filters[^|]*(?= [|])/, '');

const open = (rows = [errorReportRecord()], user: object = people.ada) =>
  openPart(<ErrorsPage />, { site: 'admin', user, answers: { [ERRORS]: listOf(rows) } });
async function panel(report = errorReportRecord(), answers = {}, user: object = people.ada) {
  const screen = openPart(<ErrorPanel id={12} onClose={jest.fn()} />, {
    site: 'admin',
    user,
    answers: {
      [`${ERRORS}/12`]: report,
      [`${ERRORS}/12/occurrences`]: listOf([errorOccurrenceRecord()]),
      'GET /api/recordings': listOf([]),
      ...answers,
    },
  });
  await page.findByRole('region', { name: 'Occurrences' });
  return screen;
}

it('lists errors', async () => {
  const { asked } = open([errorReportRecord(), { ...resolved, id: 13 }, { ...bare, id: 14 }], finance);
  expect(await tableTexts('Errors')).toEqual([
    'Error | Where | Who | Times | First | Last | State',
    'TypeError rental is null | Public site /rentals/7 (mf-rentals) | Ray Renter | 4 | Wed, Nov 18, 2:00 PM | Thu, Nov 19, 2:00 PM | Open',
    'TypeError rental is null | Public site /rentals/7 (mf-rentals) | Ray Renter | 4 | Wed, Nov 18, 2:00 PM | Thu, Nov 19, 2:00 PM | Resolved next',
    'TypeError rental is null | Server | – | 4 | Wed, Nov 18, 2:00 PM | Thu, Nov 19, 2:00 PM | Again',
  ]);
  expect(whole()).toBe(
    'Errors | What went wrong on both sites and in the server. Kept for 30 days after the last occurrence. | Search errors ‹Message or page› | (State) | [x] Open | [ ] Resolved | [ ] All | (Site) | [x] All | [ ] Public | [ ] Admin | [ ] Server | (Errors) | (Errors) | Error | Where | Who | [Times] | [First] | [Last] | State | TypeError rental is null | Public site /rentals/7 (mf-rentals) | Ray Renter | 4 | Wed, Nov 18, 2:00 PM | Thu, Nov 19, 2:00 PM | Open | TypeError rental is null | Public site /rentals/7 (mf-rentals) | Ray Renter | 4 | Wed, Nov 18, 2:00 PM | Thu, Nov 19, 2:00 PM | Resolved next | TypeError rental is null | Server | – | 4 | Wed, Nov 18, 2:00 PM | Thu, Nov 19, 2:00 PM | Again | 3 errors | [Download as CSV]',
  );
  expect(asked(ERRORS)).toEqual([
    { direction: 'desc', page: '1', per_page: '25', resolved: 'false', sort: 'last_seen_at' },
  ]);
});

it('asks for the errors of a state and a site', async () => {
  const { person, address, press } = open([]);
  await page.findByText('No open errors');
  expect(whole()).toBe(
    'Errors | What went wrong on both sites and in the server. Kept for 30 days after the last occurrence. | Search errors ‹Message or page› | (State) | [x] Open | [ ] Resolved | [ ] All | (Site) | [x] All | [ ] Public | [ ] Admin | [ ] Server | No open errors | Errors in browsers and on the server show up here, with where, when and to whom they happened.',
  );
  await person.click(page.getByRole('radio', { name: 'Resolved' }));
  await person.click(page.getByRole('radio', { name: 'Server' }));
  await page.findByText('No errors match');
  expect(address()).toBe('/part?state=resolved&site=server');
  await press('Show all errors');
  expect(address()).toBe('/part?state=all');
});

it('shows an error', async () => {
  await panel();
  expect(whole()).toBe(
    '(Error) | TypeError | [Close panel] | (Error, content) | rental is null | State | Open | Times | 4 | First | Wed, Nov 18, 2:00 PM | Last | Thu, Nov 19, 2:00 PM | Where | Public site /rentals/7 (mf-rentals) | Version | bf7605a1134b | Who | Ray Renter | Request | 28a24431 | (Trace) | Trace | at Rental (rental.tsx:7) | (When it happened) | When it happened | (Occurrences) | (Occurrences) | When | Where and who | Wed, Nov 18, 2:00 PM | Public site /rentals/7 (mf-rentals), bf7605a1134b, Ray Renter | 1 occurrence | [Mark as resolved] | [Resolved in the next release]',
  );
});

it('shows an error of the server that came again', async () => {
  await panel(bare);
  expect(whole()).toBe(
    '(Error) | TypeError | [Close panel] | (Error, content) | rental is null | State | Again | Again since | Thu, Nov 19, 2:00 PM | Times | 4 | First | Wed, Nov 18, 2:00 PM | Last | Thu, Nov 19, 2:00 PM | Where | Server | Version | – | Who | Not signed in | Request | – | (When it happened) | When it happened | (Occurrences) | (Occurrences) | When | Where and who | Wed, Nov 18, 2:00 PM | Public site /rentals/7 (mf-rentals), bf7605a1134b, Ray Renter | 1 occurrence | [Mark as resolved]',
  );
});

it('shows a resolved error, to be opened again', async () => {
  const { press, sent } = await panel(resolved, { 'POST /api/error_reports/12/reopen': errorReportRecord() });
  expect(whole()).toBe(
    '(Error) | TypeError | [Close panel] | (Error, content) | rental is null | State | Resolved next | Resolved | Thu, Nov 19, 3:00 PM by Ada Admin | Still in | Version bf76, which does not open it again | Times | 4 | First | Wed, Nov 18, 2:00 PM | Last | Thu, Nov 19, 2:00 PM | Where | Public site /rentals/7 (mf-rentals) | Version | bf7605a1134b | Who | Ray Renter | Request | 28a24431 | (Trace) | Trace | at Rental (rental.tsx:7) | (When it happened) | When it happened | (Occurrences) | (Occurrences) | When | Where and who | Wed, Nov 18, 2:00 PM | Public site /rentals/7 (mf-rentals), bf7605a1134b, Ray Renter | 1 occurrence | [Open again]',
  );
  await press('Open again');
  await page.findByRole('button', { name: 'Mark as resolved' });
  expect(sent()).toEqual([{ call: 'POST /api/error_reports/12/reopen', body: {} }]);
});

it.each([
  ['Mark as resolved', {}],
  ['Resolved in the next release', { in_next_release: true }],
])('%s sends so', async (name, body) => {
  const { press, sent } = await panel(errorReportRecord(), { [RESOLVE]: resolved });
  await press(name);
  await waitFor(() => expect(sent()).toEqual([{ call: RESOLVE, body }]));
});

it('says why an error is not resolved', async () => {
  const { press } = await panel(errorReportRecord(), {
    [RESOLVE]: { status: 409, body: { message: 'It came again.' } },
  });
  await press('Mark as resolved');
  await page.findByText('It came again.');
});

it('leaves resolving to who keeps the site', async () => {
  await panel(errorReportRecord(), {}, finance);
  expect(page.queryByRole('button', { name: 'Mark as resolved' })).toBeNull();
});
