import { supportTicketType } from '@yard/contracts';
import { useRecord } from '@yard/data';
import {
  listOf,
  currentUser,
  openPart,
  page,
  supportTicketRecord,
  waitFor,
  within,
  lateAnswer,
  refused,
} from '@yard/testing/screen';
import { RecordThread } from './record-thread';

const [message] = supportTicketRecord().messages;
const messageOf = (fields: object) => ({ ...message, ...fields });
const own = messageOf({ id: 76, content: 'Mine', views: [{ user_id: 9 }, { user_id: 9 }] });

const theirs = messageOf({
  id: 77,
  user_id: 1,
  user_name: 'Ada Admin',
  user: { id: 1, name: 'Ada Admin' },
  content: 'Theirs',
  created_at: '2026-11-27T07:30:00Z',
  photos: [{ media_id: 4, url: '/media/4.jpg', width: 4, height: 3 }],
  views: [{ user_id: 2 }],
});

const PATH = '/api/support_tickets/5';

function Thread({ closed, zone }: { closed?: string; zone?: string }) {
  const { data } = useRecord(supportTicketType, 5);
  if (!data) return null;
  return (
    <RecordThread
      on={{
        kind: 'support_ticket',
        type: supportTicketType,
        record: data,
        people: new Map([[8, 'Sam']]),
        zone,
      }}
      label="Conversation"
      stranger="Support"
      empty="Nobody wrote yet."
      closed={closed}
      tools={(text, write) => (
        <button type="button" onClick={() => write(`${text} and thanks`)}>
          Thank
        </button>
      )}
    />
  );
}

const open = (messages: object[], part = <Thread />, more: object = {}) =>
  openPart(part, {
    user: currentUser(),
    answers: { [`GET ${PATH}`]: { ...supportTicketRecord(), messages }, ...more },
  });

const log = () => page.findByRole('log', { name: 'Conversation' });
const press = (name: string) => page.findByRole('button', { name });
const box = () => page.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

it('shows what was written before it could hear of it', async () => {
  const { tell, answer } = open([own]);
  await log();

  answer(`GET ${PATH}`, { ...supportTicketRecord(), messages: [own, theirs] });
  tell('messages', 'subscription_succeeded', {});

  expect(await page.findByText('Theirs')).toBeTruthy();
});

it('shows what others write as it comes, and takes out what is deleted', async () => {
  const { tell, channels } = open([own]);
  await log();
  await waitFor(() => expect(channels()).toContain('messages'));
  tell('messages', 'saved', { model: messageOf({ id: 90, messageable_id: 6, content: 'Of another' }) });
  tell('messages', 'saved', {
    model: messageOf({ id: 91, messageable_type: 'rental_request', content: 'Of a rental' }),
  });
  tell('messages', 'saved', { model: { ...theirs, photos: [] } });
  expect(await page.findByText('Theirs')).toBeTruthy();
  expect(page.getAllByRole('article')).toHaveLength(2);
  tell('messages', 'deleted', { id: 76 });
  await waitFor(() => expect(page.queryByText('Mine')).toBeNull());
});

it('fetches earlier messages when asked, and says where they could not be had', async () => {
  const many = Array.from({ length: 50 }, (_, at) => messageOf({ id: 100 + at, content: `No. ${at}` }));
  const { person, asked, answer } = open(many, <Thread />, {
    [`GET ${PATH}/messages`]: { status: 403, body: { message: 'No.' } },
  });
  await person.click(await press('Show earlier messages'));
  const again = await press('We couldn’t load earlier messages. Try again');
  const early = messageOf({ id: 3, content: 'Early', created_at: '2026-11-01T00:00:00Z' });
  answer(`GET ${PATH}/messages`, { ...listOf([early]), current_page: 2, last_page: 2 });
  await person.click(again);
  expect(await page.findByText('Early')).toBeTruthy();
  await waitFor(() => expect(page.queryByRole('button', { name: /arlier messages/ })).toBeNull());
  expect(page.getAllByRole('article')[0]?.textContent).toBe('Early7:00 PM · Sent');
  expect(asked(`GET ${PATH}/messages`).at(-1)).toEqual({
    sort: 'created_at',
    direction: 'desc',
    per_page: '50',
    page: '2',
  });
});

it('reports a message of somebody else’s', async () => {
  const { person, sent, answer } = open([own, theirs]);
  await person.click(await press('Report the message from Ada Admin, 1:30 AM'));
  const opened = () => page.findByRole('dialog', { name: 'Report the message' });
  expect((await opened()).textContent).toBe(
    'Report the messageWhat’s wrong with it?Only Yard sees this. The author won’t know who reported it.Report',
  );
  await person.type(within(await opened()).getByRole('textbox'), 'Rude.');
  await person.click(await press('Close'));
  await person.click(await press('Report the message from Ada Admin, 1:30 AM'));
  const sheet = await opened();
  expect(within(sheet).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Rude.');
  await person.clear(within(sheet).getByRole('textbox'));
  await person.click(within(sheet).getByRole('button', { name: 'Report' }));
  expect(await page.findByText('“What’s wrong with it?” is required.')).toBeTruthy();
  expect(sent()).toEqual([]);
  answer(`POST ${PATH}/messages/77/report`, { status: 201 });
  await person.type(within(sheet).getByRole('textbox'), 'It is rude to me.');
  await person.click(within(sheet).getByRole('button', { name: 'Report' }));
  expect(await page.findByText('Thanks. We’ll look into it.')).toBeTruthy();
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    { call: `POST ${PATH}/messages/77/report`, body: { reason: 'It is rude to me.' } },
  ]);
});

it('has no way to report for admins, and none for one’s own', async () => {
  openPart(<Thread />, {
    user: currentUser({ admin: true, role: 'admin' }),
    answers: { [`GET ${PATH}`]: { ...supportTicketRecord(), messages: [theirs] } },
  });
  await log();
  expect(page.queryByRole('button', { name: /Report/ })).toBeNull();
});

it('enlarges the pictures of a message', async () => {
  const { person } = open([theirs]);
  const list = await page.findByRole('list', { name: 'Photos from Ada Admin' });
  await person.click(within(list).getByRole('button', { name: 'Enlarge: Photos from Ada Admin, 1 of 1' }));
  expect((await page.findByRole('dialog')).textContent).toBe('1 of 1: Photos from Ada Admin, 1 of 1');
});

it('shows messages by their days, who wrote and who read them', async () => {
  open([own, theirs]);
  expect((await log()).textContent).toBe(
    'Wed, Nov 25, 2026Mine7:21 PM · Read by SupportFri, Nov 27, 2026AAAda AdminTheirs1:30 AMReport',
  );
  expect(page.getAllByRole('article').map((one) => [one.getAttribute('aria-label'), one.className])).toEqual([
    ['You, 7:21 PM', 'message own'],
    ['Ada Admin, 1:30 AM', 'message'],
  ]);
  expect((await box()).placeholder).toBe('Write a message');
  expect(await press('Send')).toHaveProperty('disabled', true);
  expect(page.queryByRole('button', { name: /earlier/ })).toBeNull();
});

it('tells times at the place of what it is about', async () => {
  open([messageOf({ views: [] })], <Thread zone="Asia/Tokyo" />);
  expect((await log()).textContent).toBe(`Thu, Nov 26, 2026${message?.content}10:21 AM · Sent`);
});

it('says where nobody wrote yet, and where nothing can be written any more', async () => {
  open([], <Thread closed="It is closed." />);
  const list = await log();
  expect(list.textContent).toBe('Nobody wrote yet.');
  expect(list.parentElement?.textContent).toBe('Nobody wrote yet.It is closed.');
  expect(page.queryByRole('textbox')).toBeNull();
});

it('sends a message, which is shown at once, and empties the box', async () => {
  const late = lateAnswer();
  const { person, sent, answer, calls } = open([], <Thread />, { [`POST ${PATH}/messages`]: late.answer });
  await person.type(await box(), ' Hello ');
  expect(sessionStorage.getItem('draft:2:api/support_tickets/5/message')).toBe('" Hello "');
  await person.click(await press('Thank'));
  await person.click(await press('Send'));
  expect((await log()).textContent).toBe('Fri, Nov 20, 2026Hello  and thanks6:00 AM · Sending…');
  expect((await box()).value).toBe('');
  expect(document.activeElement).toBe(await box());
  const made = messageOf({ id: 80, content: 'Hello  and thanks', created_at: '2026-11-20T12:00:00Z' });
  answer(`GET ${PATH}`, { ...supportTicketRecord(), messages: [made] });
  late.give(made);
  await waitFor(async () =>
    expect((await log()).textContent).toBe('Fri, Nov 20, 2026Hello  and thanks6:00 AM · Sent'),
  );
  expect(sent()).toEqual([
    { call: `POST ${PATH}/messages`, body: { content: 'Hello  and thanks', photo_ids: [] } },
  ]);
  expect(calls.filter(({ call }) => call === `GET ${PATH}`).length).toBeGreaterThan(1);
});

it('sends by Ctrl and Enter, and not what is empty', async () => {
  const { person, sent } = open([], <Thread />, { [`POST ${PATH}/messages`]: messageOf({ id: 80 }) });
  await person.type(await box(), '  {Control>}{Enter}{/Control}');
  expect(sent()).toEqual([]);
  await person.type(await box(), 'One{Enter}two{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ content: 'One\ntwo', photo_ids: [] });
});

it('keeps a message that was refused, says why, and sends it again', async () => {
  const { person, sent, answer } = open([], <Thread />, {
    [`POST ${PATH}/messages`]: refused({ content: ['The content field is rude.'] }),
  });
  await person.type(await box(), 'Hello');
  await person.click(await press('Send'));
  expect(await page.findByText('Not sent; it is kept above. The content field is rude.')).toBeTruthy();
  expect((await log()).textContent).toBe('Fri, Nov 20, 2026Hello6:00 AM Not sentSend again');
  answer(`POST ${PATH}/messages`, messageOf({ id: 80, content: 'Hello' }));
  answer(`GET ${PATH}`, { ...supportTicketRecord(), messages: [messageOf({ id: 80, content: 'Hello' })] });
  await person.click(await press('Send again'));
  await waitFor(() => expect(page.queryByText(/Not sent/)).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([
    { content: 'Hello', photo_ids: [] },
    { content: 'Hello', photo_ids: [] },
  ]);
});
