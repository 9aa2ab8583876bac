import {
  listOf,
  mailRecord,
  openPart,
  openScreen,
  page,
  people,
  read,
  tableTexts,
  waitFor,
} from '@yard/testing/screen';
import { MailPanel } from './mail-panel';
import { MailsPage } from './mails-page';

const MAILS = 'GET /api/mails';
const failed = mailRecord({ id: 32, sent_at: null, failure_message: 'No such box', attempts: 3 });
const waiting = mailRecord({ id: 33, sent_at: null, attempts: 0 });
const support = { ...people.ada, role: 'support' };
const finance = { ...people.ada, role: 'finance' };

const open = (rows = [mailRecord(), failed, waiting], answers = {}, user: object = support) =>
  openPart(<MailsPage />, { site: 'admin', user, answers: { [MAILS]: listOf(rows), ...answers } });
const panel = (mail = mailRecord(), answers = {}, user: object = support) =>
  openPart(<MailPanel id={mail.id} onClose={jest.fn()} />, {
    site: 'admin',
    user,
    answers: { [`GET /api/mails/${mail.id}`]: mail, ...answers },
  });
const whole = () => read(page.getByRole('main')).replace(/ [|] .Saved filters[^|]*(?= [|])/, '');

it('lists mails with what became of them', async () => {
  open([mailRecord(), failed, waiting], {}, finance);
  expect(await tableTexts('Emails')).toEqual([
    'Subject | To | State | Written',
    'Your machine is bookeddana@example.com · Nov 19, 2026 | dana@example.com | Sent | Thu, Nov 19, 2:33 PM',
    'Your machine is bookeddana@example.com · Nov 19, 2026 | dana@example.com | Failed | Thu, Nov 19, 2:33 PM',
    'Your machine is bookeddana@example.com · Nov 19, 2026 | dana@example.com | Not sent | Thu, Nov 19, 2:33 PM',
  ]);
  expect(whole()).toBe(
    'Emails | Every email Yard wrote. Without a mail server, emails stay here. | Search emails ‹Recipient or subject› | (State) | [x] All | [ ] Sent | [ ] Not sent | [ ] Failed | (Emails) | (Emails) | Subject | To | State | Written | Your machine is booked | dana@example.com · Nov 19, 2026 | dana@example.com | Sent | Thu, Nov 19, 2:33 PM | Your machine is booked | dana@example.com · Nov 19, 2026 | dana@example.com | Failed | Thu, Nov 19, 2:33 PM | Your machine is booked | dana@example.com · Nov 19, 2026 | dana@example.com | Not sent | Thu, Nov 19, 2:33 PM | 3 emails | [Download as CSV]',
  );
});

it('asks for the mails of each state', async () => {
  const { person, asked } = open();
  await page.findAllByText('dana@example.com');
  for (const name of ['Sent', 'Not sent', 'Failed', 'All']) {
    const before = asked(MAILS).length;
    await person.click(await page.findByRole('radio', { name }));
    if (name !== 'All') await waitFor(() => expect(asked(MAILS).length).toBe(before + 1));
  }
  expect(asked(MAILS)).toEqual([
    { direction: 'desc', page: '1', per_page: '25' },
    { direction: 'desc', page: '1', per_page: '25', sent: 'true' },
    { direction: 'desc', failed: 'false', page: '1', per_page: '25', sent: 'false' },
    { direction: 'desc', failed: 'true', page: '1', per_page: '25' },
  ]);
});

it('begins with the oldest where the address says so', async () => {
  const route = { path: '/mails', page: 'Emails', access: 'any', title: 'Emails' } as const;
  const { asked } = openScreen(
    {
      manifest: { routes: [route], nav: [], slots: [] },
      entry: { pages: { Emails: () => Promise.resolve({ default: MailsPage }) }, slots: {} },
      site: 'admin',
    },
    '/mails?sort=created_at&direction=asc',
    { user: support, answers: { [MAILS]: listOf([mailRecord()]) } },
  );
  await page.findAllByText('dana@example.com');
  expect(asked(MAILS)).toEqual([{ direction: 'asc', page: '1', per_page: '25' }]);
});

it('says that there is no mail yet', async () => {
  open([]);
  await page.findByText('No emails yet');
  expect(whole()).toBe(
    'Emails | Every email Yard wrote. Without a mail server, emails stay here. | Search emails ‹Recipient or subject› | (State) | [x] All | [ ] Sent | [ ] Not sent | [ ] Failed | No emails yet | Emails to renters, owners and admins show up here, with their status.',
  );
});

it('says that no mail matches, and shows all again', async () => {
  const { person, press, address } = open([]);
  await person.type(await page.findByRole('searchbox', { name: 'Search emails' }), 'dana');
  await page.findByText('No emails match');
  expect(address()).toBe('/part?search=dana');
  await press('Show all emails');
  await page.findByText('No emails yet');
  expect(address()).toBe('/part');
});

it('sends several that failed again', async () => {
  const { person, press, pressInDialog, sent } = open([mailRecord(), failed], {
    'POST /api/mails/32/resend': { ...failed, failure_message: null },
  });
  for (const box of await page.findAllByRole('checkbox')) await person.click(box);
  await press(/Send again/);
  const dialog = await page.findByRole('dialog', { name: 'Send again: 2 emails' });
  await waitFor(() =>
    expect(read(dialog)).toBe(
      'Send again: 2 emails | [Close] | dana@example.com: Your machine is bookedHas not failed | dana@example.com: Your machine is bookedWill be sent again | [Send again 1 email]',
    ),
  );
  expect(sent()).toEqual([]);
  await pressInDialog(/^Send again 1 email/);
  await waitFor(() => expect(sent()).toEqual([{ call: 'POST /api/mails/32/resend', body: {} }]));
});

it('shows a mail as it was sent, or its plain text', async () => {
  const { person } = panel();
  await page.findByText('Tries');
  expect(whole()).toBe(
    '(Mail) | Your machine is booked | [Close panel] | (Mail, content) | To | dana@example.com | State | Sent | Written | Thu, Nov 19, 2:33 PM | Sent | Thu, Nov 19, 2:34 PM | Tries | 1 | (Email view) | [x] As sent | [ ] Plain text',
  );
  const frame = page.getByTitle('Email: Your machine is booked');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual([
    '',
    '<p>Ray wants the excavator.</p>',
  ]);
  await person.click(page.getByRole('radio', { name: 'Plain text' }));
  expect(whole()).toBe(
    '(Mail) | Your machine is booked | [Close panel] | (Mail, content) | To | dana@example.com | State | Sent | Written | Thu, Nov 19, 2:33 PM | Sent | Thu, Nov 19, 2:34 PM | Tries | 1 | (Email view) | [ ] As sent | [x] Plain text | Ray wants the excavator.',
  );
  expect(page.queryByTitle('Email: Your machine is booked')).toBeNull();
});

it('sends a mail that failed again', async () => {
  const { press, sent } = panel(failed, { 'POST /api/mails/32/resend': mailRecord({ id: 32 }) });
  await page.findByText('Tries');
  expect(whole()).toBe(
    '(Mail) | Your machine is booked | [Close panel] | (Mail, content) | It couldn’t be sent | No such box | [Send again] | To | dana@example.com | State | Failed | Written | Thu, Nov 19, 2:33 PM | Sent | – | Tries | 3 | (Email view) | [x] As sent | [ ] Plain text',
  );
  await press('Send again');
  await waitFor(() => expect(page.queryByText('It couldn’t be sent')).toBeNull());
  expect(sent()).toEqual([{ call: 'POST /api/mails/32/resend', body: {} }]);
});

it('says why a mail is not sent again', async () => {
  const { press } = panel(failed, {
    'POST /api/mails/32/resend': { status: 409, body: { message: 'It is on its way.' } },
  });
  await press('Send again');
  await page.findByText('It is on its way.');
});

it('lets only who helps people send again', async () => {
  panel(failed, {}, finance);
  await page.findByText('It couldn’t be sent');
  expect(page.queryByRole('button', { name: 'Send again' })).toBeNull();
});

it('says that a mail could not be loaded', async () => {
  panel(mailRecord(), { 'GET /api/mails/31': { status: 404, body: { message: 'No' } } });
  await page.findByText('We couldn’t load the email');
  expect(whole()).toBe(
    '(Mail) | Mail | [Close panel] | (Mail, content) | We couldn’t load the email | [Try again]',
  );
});
