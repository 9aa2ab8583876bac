import { listOf, page, read, waitFor } from '@yard/testing/screen';
import { openTicket, ticket } from '../../test/ticket-scene';

const replies = [
  { id: 2, title: 'Ask for photos', content: 'Hello {name}, send photos, {name}, to {number}.' },
  { id: 1, title: 'Refund', content: 'It left.' },
];
const ASSIGN = 'POST /api/support_tickets/5/assign';
const PRIORITISE = 'POST /api/support_tickets/5/prioritise';
const ISSUE = 'POST /api/support_tickets/5/open_github_issue';
const SAVE = 'POST /api/saved_replies';

const main = () => read(page.getByRole('main'));
const open = (shown = ticket) => openTicket(shown, { 'GET /api/saved_replies': listOf(replies) });

it('saves who answers, and how urgent it is, as they are chosen', async () => {
  const { person, sent, answer } = open();
  answer(ASSIGN, { ...ticket, assignee_id: 7, assignee_name: 'Ann Admin' });
  answer(PRIORITISE, { ...ticket, priority: 'low' });
  await page.findByRole('option', { name: 'Ann Admin' });
  await person.selectOptions(page.getByRole('combobox', { name: 'Assigned to' }), 'Ann Admin');
  await waitFor(() => expect(main()).toContain('Assigned to | ‹No one yet, Ada Admin, *Ann Admin›'));
  answer(ASSIGN, ticket);
  await person.selectOptions(page.getByRole('combobox', { name: 'Assigned to' }), 'No one yet');
  await person.selectOptions(page.getByRole('combobox', { name: 'Priority' }), 'Low');
  await waitFor(() => expect(main()).toContain('Priority | ‹High, Normal, *Low›'));
  expect(sent()).toEqual([
    { call: ASSIGN, body: { user_id: 7 } },
    { call: ASSIGN, body: { user_id: null } },
    { call: PRIORITISE, body: { priority: 'low' } },
  ]);
});

it('says why neither is saved, until the next is', async () => {
  const { person, answer } = open();
  answer(ASSIGN, { status: 409, body: { message: 'Ann is no longer an admin.' } });
  answer(PRIORITISE, { ...ticket, priority: 'high' });
  await page.findByRole('option', { name: 'Ann Admin' });
  await person.selectOptions(page.getByRole('combobox', { name: 'Assigned to' }), 'Ann Admin');
  await page.findByText('Ann is no longer an admin.');
  await person.selectOptions(page.getByRole('combobox', { name: 'Priority' }), 'High');
  await waitFor(() => expect(page.queryByText('Ann is no longer an admin.')).toBeNull());
});

it('opens a GitHub issue once, from what the author wrote', async () => {
  const { person, press, pressInDialog, sent, answer } = open();
  await press('Open a GitHub issue');
  await waitFor(() =>
    expect(read(page.getByRole('dialog'))).toBe(
      'GitHub issue of ticket T-10005 | [Close] | (GitHub issue) | Title ‹Rates by season› | Text (optional)Everyone with access to the repository can read this, so leave out names. We add a link to the ticket. ‹Can I set different rates for June to September? Everybody wants the minis in summer and nobody in January.› | [Open the issue]',
    ),
  );
  await person.clear(page.getByRole('textbox', { name: 'Title' }));
  await pressInDialog('Open the issue');
  await page.findByText('“Title” is required.');
  await person.type(page.getByRole('textbox', { name: 'Title' }), 'Seasons');
  answer(ISSUE, { status: 409, body: { message: 'GitHub does not answer.' } });
  await pressInDialog('Open the issue');
  await page.findByText('GitHub does not answer.');
  await pressInDialog('Close');
  answer(ISSUE, { ...ticket, github_issue_number: 31 });
  await pressInDialog('Open the issue');
  await page.findByText('Issue #31 is open');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  const body = { title: 'Seasons', body: ticket.message };
  expect(sent()).toEqual([
    { call: ISSUE, body },
    { call: ISSUE, body },
  ]);
  await waitFor(() => expect(main()).toContain(' | GitHub issue | #31 | '));
});

it('names an issue by the first line where there is no subject, and opens none that is closed', async () => {
  const plain = { ...ticket, subject: null, message: ' First line\nsecond' };
  const { person, press, sent } = open(plain);
  await press('Open a GitHub issue');
  await page.findByRole('textbox', { name: 'Title' });
  expect(read(page.getByRole('form', { name: 'GitHub issue' }))).toContain('Title ‹First line› |');
  await person.type(page.getByRole('textbox', { name: 'Title' }), ', more');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
  await press('Open a GitHub issue');
  await page.findByDisplayValue('First line, more');
});

it('puts saved replies below what is written, filled in', async () => {
  const { person, press } = open();
  await press('Saved replies');
  await waitFor(() =>
    expect(page.getAllByRole('menuitem').map((item) => [item.textContent, item.ariaDisabled])).toEqual([
      ['Ask for photos', null],
      ['Refund', null],
      ['Save this text as a reply', 'true'],
    ]),
  );
  await person.click(page.getByRole('menuitem', { name: 'Ask for photos' }));
  const box = () => page.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value;
  await waitFor(() => expect(box()).toBe('Hello Olive Owner, send photos, Olive Owner, to T-10005.'));
  await press('Saved replies');
  await person.click(await page.findByRole('menuitem', { name: 'Refund' }));
  await waitFor(() =>
    expect(box()).toBe('Hello Olive Owner, send photos, Olive Owner, to T-10005.\n\nIt left.'),
  );
});

it('saves what is written as a reply, named by its first line', async () => {
  const { person, press, sent, answer } = open();
  const long = 'A first line that is a good deal longer than sixty letters are, for sure';
  await person.type(
    await page.findByRole('textbox', { name: 'Your message' }),
    ` ${long}{Shift>}{Enter}{/Shift}So.`,
  );
  answer(SAVE, {
    status: 422,
    body: { message: 'There are too many.', errors: { title: ['There are too many.'] } },
  });
  await press('Saved replies');
  await person.click(await page.findByRole('menuitem', { name: 'Save this text as a reply' }));
  await page.findByText('There are too many.');
  await press('Close');
  answer(SAVE, { status: 201, body: replies[0] });
  await press('Saved replies');
  await person.click(await page.findByRole('menuitem', { name: 'Save this text as a reply' }));
  await page.findByText('Reply saved');
  const body = { title: long.slice(0, 60), content: `${long}\nSo.` };
  expect(sent()).toEqual([
    { call: SAVE, body },
    { call: SAVE, body },
  ]);
});
