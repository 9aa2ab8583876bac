import { openPart, page, people, supportTicketRecord, waitFor, within } from '@yard/testing/screen';
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
  expect(sheet.getByText('What was done. Olive Owner reads this.')).toBeTruthy();
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
  expect(sheet.getByText('Why it is open again. Olive Owner reads this.')).toBeTruthy();
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
