import type { savedReplies } from '@yard/contracts';
import {
  act,
  listOf,
  openPart,
  page,
  people,
  read,
  refused,
  tableTexts,
  waitFor,
} from '@yard/testing/screen';
import type { RecordOfResource } from './plain-kind';
import { SavedRepliesPage } from './saved-replies-page';

const SAVED = {
  created_at: '2026-11-01T08:33:31.302000Z',
  updated_at: '2026-11-01T08:33:31.302000Z',
  deleted_at: null,
};
const reply: RecordOfResource<typeof savedReplies> = {
  ...{ id: 2, ...SAVED, title: 'Ask for photos' },
  content: 'Hello {name}, please send photos.\nThank you',
};
const REPLIES = 'GET /api/saved_replies';
const support = { ...people.ada, role: 'support' };

const replies = (rows = [reply], answers = {}) =>
  openPart(<SavedRepliesPage />, {
    site: 'admin',
    user: support,
    answers: { [REPLIES]: listOf(rows), [`${REPLIES}/2`]: rows[0] ?? reply, ...answers },
  });
const whole = () => read(page.getByRole('main')).replace(/ [|] .Saved filters[^|]*(?= [|])/, '');

it('lists replies, live', async () => {
  const { channels, asked } = replies();
  expect(await tableTexts('Saved replies')).toEqual([
    'Title | Text | Made',
    'Ask for photosHello {name}, please send photos. | Hello {name}, please send photos. | Nov 1, 2026',
  ]);
  expect(whole()).toBe(
    'Saved replies | [New reply] | Common answers, ready to use on every ticket. | Search replies ‹Title, text› | (Saved replies) | (Saved replies) | [Title] | Text | [Made] | Ask for photos | Hello {name}, please send photos. | Hello {name}, please send photos. | Nov 1, 2026 | 1 reply | [Download as CSV]',
  );
  expect(asked(REPLIES)[0]).toEqual({ direction: 'asc', page: '1', per_page: '50', sort: 'title' });
  expect(channels()).toContain('saved_replies');
});

it('says that there is no reply yet', async () => {
  replies([]);
  await page.findByText('No reply yet');
  expect(whole()).toBe(
    'Saved replies | [New reply] | Common answers, ready to use on every ticket. | Search replies ‹Title, text› | No reply yet | Replies you add here are in the menu of every ticket.',
  );
});

it('says that no reply matches, and shows all again', async () => {
  const { person, press, asked } = replies([]);
  await person.type(await page.findByRole('searchbox', { name: 'Search replies' }), 'photos');
  await page.findByText('No replies match');
  expect(asked(REPLIES).at(-1)?.search).toBe('photos');
  await press('Show all replies');
  await page.findByText('No reply yet');
});

it('makes a reply', async () => {
  const { person, press, sent, address } = replies([], { 'POST /api/saved_replies': reply });
  await press('New reply');
  expect(address()).toBe('/part?open=new');
  await waitFor(() =>
    expect(read(page.getByRole('form'))).toBe(
      '(New reply) | Title ‹› | Text{name} becomes the person’s name, {number} the ticket number. ‹› | [Save]',
    ),
  );
  await person.type(page.getByLabelText('Title'), 'Ask');
  await person.type(page.getByLabelText('Text'), 'Hello {{foo}');
  await press('Save');
  await page.findByText('Use {name} or {number}: {foo} stays as it is.');
  expect(sent()).toEqual([]);
  await person.clear(page.getByLabelText(/^Text/));
  await person.type(page.getByLabelText(/^Text/), 'Hello');
  await press('Save');
  await page.findByText('Saved');
  expect(sent()).toEqual([
    { call: 'POST /api/saved_replies', body: { content: 'Hello', title: 'Ask', updated_at: null } },
  ]);
  expect(address()).toBe('/part');
});

it('changes a reply that is open, with what was seen', async () => {
  const { person, press, sent, answer } = replies([reply], {
    'PATCH /api/saved_replies/2': refused({ title: ['It is there already.'] }),
  });
  const [title = document.body] = await page.findAllByText('Ask for photos');
  await person.click(title);
  await person.type(await page.findByLabelText('Title'), ' soon');
  await press('Save');
  await page.findAllByText(/It is there already/);
  await waitFor(() =>
    expect(read(page.getByRole('form'))).toBe(
      '(Ask for photos) | Title ‹Ask for photos soon› It is there already. | Text{name} becomes the person’s name, {number} the ticket number. ‹Hello {name}, please send photos. Thank you› | [Save] | [Delete]',
    ),
  );
  answer('PATCH /api/saved_replies/2', reply);
  await press('Save');
  await page.findByText('Saved');
  expect(sent().at(-1)).toEqual({
    call: 'PATCH /api/saved_replies/2',
    body: { title: 'Ask for photos soon', content: reply.content, updated_at: reply.updated_at },
  });
});

it('stays open with what was saved where the list has it no more', async () => {
  const { person, press, answer } = replies();
  await person.click((await page.findAllByText('Ask for photos'))[0] ?? document.body);
  await person.clear(await page.findByLabelText('Title'));
  await person.type(page.getByLabelText('Title'), 'Greeting');
  const saved = { ...reply, title: 'Greeting' };
  answer('PATCH /api/saved_replies/2', saved);
  answer(`${REPLIES}/2`, saved);
  answer(REPLIES, listOf([]));

  await press('Save');

  await page.findByText('No reply yet');
  await waitFor(() =>
    expect(read(page.getByRole('dialog'))).toBe(
      '(reply) | Greeting | [Close panel] | (reply, content) | (Greeting) | Title ‹Greeting› | Text{name} becomes the person’s name, {number} the ticket number. ‹Hello {name}, please send photos. Thank you› | [Save] | [Delete]',
    ),
  );
});

it('opens a reply that the page of the list does not have, or says that it is gone', async () => {
  const { answer, press } = replies([], { [`${REPLIES}/2`]: { status: 404, body: { message: 'Gone.' } } });
  await page.findByText('No reply yet');
  act(() => void (window.location.hash = '#/part?open=2'));
  await page.findByText('We couldn’t load the reply');
  answer(`${REPLIES}/2`, reply);
  await press('Try again');
  await page.findByRole('form', { name: 'Ask for photos' });
});

it('deletes a reply after asking', async () => {
  const long = { ...reply, title: 'An answer with a title that is longer than any heading has room for' };
  const { person, press, pressInDialog, sent, answer, address } = replies([long], {
    'DELETE /api/saved_replies/2': { status: 409, body: { message: 'It is in use.' } },
  });
  const [title = document.body] = await page.findAllByText(long.title);
  await person.click(title);
  await press('Delete');
  expect((await page.findByRole('alertdialog')).textContent).toBe(
    'Delete “An answer with a title that is longer than any heading has…”?This can’t be undone.CancelDelete',
  );
  await pressInDialog('Cancel');
  expect(sent()).toEqual([]);
  await press('Delete');
  await pressInDialog('Delete');
  await page.findByText('It wasn’t deleted');
  await page.findByText('It is in use.');
  answer('DELETE /api/saved_replies/2', { status: 204 });
  await press('Delete');
  await pressInDialog('Delete');
  await page.findByText('Deleted');
  expect(sent().at(-1)).toEqual({ call: 'DELETE /api/saved_replies/2', body: null });
  await waitFor(() => expect(page.queryByRole('form')).toBeNull());
  expect(address()).toBe('/part');
});
