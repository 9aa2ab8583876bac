import {
  lateAnswer,
  listOf,
  openPart,
  page,
  people,
  read,
  refused,
  supportTicketRecord,
  waitFor,
  within,
} from '@yard/testing/screen';
import { ResolveTicketForm } from '../ticket/resolve-ticket-form';
import { ResolveTicket } from './resolve-ticket';

const open = (fields: Parameters<typeof supportTicketRecord>[0] = {}) =>
  openPart(<ResolveTicket ticket={supportTicketRecord(fields)} />, { site: 'admin', user: people.ada });
const resolved = {
  resolved_at: '2026-11-26T09:00:00.000000Z',
  resolved_id: 1,
  resolved_name: 'Ada Admin',
  details: 'Done.',
  github_issue_number: 12,
};

it('resolves a ticket with what was written and the state that was seen', async () => {
  const { person, sent, answer } = open();
  answer('POST /api/support_tickets/5/resolve', supportTicketRecord(resolved));

  await person.click(await page.findByRole('button', { name: 'Resolve' }));
  const sheet = within(await page.findByRole('dialog', { name: 'Resolve ticket T-10005' }));
  expect(sheet.getByText('What was done. Olive Owner will read this.')).toBeTruthy();
  await person.type(sheet.getByRole('textbox', { name: /^Details/ }), 'Rates by season exist now.');
  await person.type(sheet.getByRole('textbox', { name: /^GitHub issue number/ }), '31');
  await person.tab();
  await person.click(sheet.getByRole('button', { name: 'Resolve ticket' }));

  expect(await page.findByText('Ticket T-10005 is resolved')).toBeTruthy();
  expect(sent()).toEqual([
    {
      call: 'POST /api/support_tickets/5/resolve',
      body: {
        details: 'Rates by season exist now.',
        github_issue_number: 31,
        updated_at: '2026-11-25T22:57:31.302000Z',
      },
    },
  ]);
});

it('reopens a resolved ticket, with what was written before', async () => {
  const { person, sent, answer } = open(resolved);
  answer('POST /api/support_tickets/5/reopen', supportTicketRecord());

  await person.click(await page.findByRole('button', { name: 'Reopen' }));
  const sheet = within(await page.findByRole('dialog', { name: 'Reopen ticket T-10005' }));
  expect(sheet.getByText('Why it’s open again. Olive Owner will read this.')).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: 'Reopen ticket' }));

  expect(await page.findByText('Ticket T-10005 is open again')).toBeTruthy();
  expect(sent()).toEqual([
    {
      call: 'POST /api/support_tickets/5/reopen',
      body: { details: 'Done.', github_issue_number: 12, updated_at: '2026-11-25T22:57:31.302000Z' },
    },
  ]);
});

it('sends nothing when the sheet is closed', async () => {
  const { person, sent } = open();

  await person.click(await page.findByRole('button', { name: 'Resolve' }));
  await page.findByRole('dialog');
  await person.keyboard('{Escape}');

  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(page.queryByText(/^Ticket T-10005 is/)).toBeNull();
  expect(sent()).toEqual([]);
});

it('keeps what was typed where it is refused, and sends it once', async () => {
  const { person, press, pressInDialog, sent, answer } = open();
  answer(
    'POST /api/support_tickets/5/resolve',
    refused({ github_issue_number: ['There is no such issue.'] }),
  );
  await press('Resolve');
  await person.type(await page.findByRole('textbox', { name: /^Details/ }), 'Done.');
  await pressInDialog('Resolve ticket');
  await page.findByText('There is no such issue.');
  await waitFor(() =>
    expect(read(page.getByRole('dialog'))).toBe(
      'Resolve ticket T-10005 | [Close] | (Resolve ticket) | Details (optional)What was done. Olive Owner will read this. ‹Done.› | GitHub issue number (optional)# ‹› There is no such issue. | [Resolve ticket]',
    ),
  );
  const late = lateAnswer();
  answer('POST /api/support_tickets/5/resolve', late.answer);
  await pressInDialog('Resolve ticket');
  await person.click(page.getByRole('button', { name: /^Resolve ticket/ }));
  late.give(supportTicketRecord(resolved));
  await page.findByText('Ticket T-10005 is resolved');
  expect(sent()).toHaveLength(2);
});

it('names what another admin changed meanwhile', async () => {
  const { press, pressInDialog, sent, answer } = open(resolved);
  const theirs = { ...resolved, details: 'Theirs.', github_issue_number: 31 };
  answer('POST /api/support_tickets/5/reopen', {
    status: 409,
    body: { message: 'Changed.', updated_at: 'x' },
  });
  answer(
    'GET /api/support_tickets/5',
    supportTicketRecord({ ...theirs, updated_at: '2026-11-26T10:00:00.000000Z' }),
  );
  answer('GET /api/audit_events', listOf([]));
  await press('Reopen');
  await pressInDialog('Reopen ticket');
  const dialog = await page.findByRole('dialog', { name: 'Changed by someone else' });
  await waitFor(() =>
    expect(read(dialog)).toBe(
      'Changed by someone else | [Close] | Someone saved it at Thu, Nov 26, 4:00 AM, after you opened it. Nothing of yours is saved yet. | Details | TheirsTheirs. | YoursDone. | GitHub issue number | Theirs31 | Yours12 | [Take over theirs] | [Save mine over it] | [Back to the form]',
    ),
  );
  answer('POST /api/support_tickets/5/reopen', supportTicketRecord());
  await pressInDialog('Save mine over it');
  await page.findByText('Ticket T-10005 is open again');
  expect(sent().at(-1)?.body).toEqual({
    details: 'Done.',
    github_issue_number: 12,
    updated_at: '2026-11-26T10:00:00.000000Z',
  });
});

it.each([
  ['', {}],
  ['It is back.', { details: 'It is back.' }],
])('lets an author reopen their ticket, with a reason or none: “%s”', async (reason, body) => {
  const onDone = jest.fn();
  const { person, press, sent, answer } = openPart(
    <ResolveTicketForm
      ticket={supportTicketRecord(resolved)}
      action="reopen"
      detailsLabel="Why"
      detailsHint="We read it."
      onDone={onDone}
    />,
  );
  answer('POST /api/support_tickets/5/reopen', supportTicketRecord());
  const form = await page.findByRole('form', { name: 'Reopen ticket' });
  await waitFor(() =>
    expect(read(form)).toBe('(Reopen ticket) | Why (optional)We read it. ‹› | [Reopen ticket]'),
  );
  if (reason) await person.type(page.getByRole('textbox', { name: /^Why/ }), reason);
  await press('Reopen ticket');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([{ call: 'POST /api/support_tickets/5/reopen', body }]);
});
