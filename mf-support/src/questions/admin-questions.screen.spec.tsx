import { listOf, openScreen, page, people, read, waitFor } from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../admin';
import { answered, answersOf, message, QUESTIONS } from '../../test/questions-scene';

const main = () => read(page.getByRole('main')).replace(/ [|] .Saved filters[^|]*(?= [|])/, '');
const panel = () => read(page.getByRole('dialog', { name: 'Machine question' }));
const open = (path = '/machine_questions', answers: object = {}) =>
  openScreen({ manifest: remote.admin, entry, site: 'admin' }, path, {
    user: people.ada,
    answers: answersOf({ 'POST /api/machine_questions/3/messages/view': { status: 204 }, ...answers }),
  });

it('lists everybody’s questions for admins', async () => {
  const { asked, channels, person, address } = open('/machine_questions?answered=nothing');
  await page.findByText('First line');
  await waitFor(() =>
    expect(main()).toBe(
      'Machine questions | Search questions ‹Text, machine, person› | (Which questions) | [x] All | [ ] Waiting | [ ] Answered | (Machine questions) | (Machine questions) | Machine | Question | From | To | Status | [Asked] | Caterpillar 320 GC crawler excavator | Is the coupler included? | Caterpillar 320 GC crawler excavator · Ray Renter | Ray Renter | Olive Owner | Waiting | Nov 19, 2026 | Caterpillar 320 GC crawler excavator | First line | Caterpillar 320 GC crawler excavator · Tom B. | Tom B. | Olive Owner | Answered | Nov 19, 2026 | Caterpillar 320 GC crawler excavator | Is the coupler included? | Caterpillar 320 GC crawler excavator · Ray Renter | Ray Renter | Olive Owner | Closed | Nov 19, 2026 | 3 questions | [Download as CSV]',
    ),
  );
  expect(channels()).toEqual(['machine_questions']);
  const sorted = () => page.getByRole('columnheader', { name: /^Asked/ }).getAttribute('aria-sort');
  expect(sorted()).toBe('descending');
  await person.click(page.getByRole('radio', { name: 'Waiting' }));
  await waitFor(() => expect(address()).toBe('/machine_questions?answered=waiting'));
  await person.click(page.getByRole('radio', { name: 'Answered' }));
  await person.type(page.getByRole('searchbox', { name: 'Search questions' }), 'cat');
  await waitFor(() => expect(address()).toBe('/machine_questions?answered=answered&search=cat'));
  await person.click(page.getByRole('radio', { name: 'All' }));
  await person.click(page.getByRole('button', { name: /^Asked/ }));
  await waitFor(() =>
    expect(asked(QUESTIONS)).toEqual([
      { sort: 'created_at', direction: 'desc', page: '1', per_page: '25' },
      { answered: 'false', sort: 'created_at', direction: 'desc', page: '1', per_page: '25' },
      { answered: 'true', sort: 'created_at', direction: 'desc', page: '1', per_page: '25' },
      { search: 'cat', answered: 'true', sort: 'created_at', direction: 'desc', page: '1', per_page: '25' },
      { search: 'cat', sort: 'created_at', direction: 'desc', page: '1', per_page: '25' },
      { search: 'cat', sort: 'created_at', direction: 'asc', page: '1', per_page: '25' },
    ]),
  );
  expect(sorted()).toBe('ascending');
});

it('says that there is no question for admins', async () => {
  open('/machine_questions', { [QUESTIONS]: listOf([]) });
  await waitFor(() =>
    expect(main()).toBe(
      'Machine questions | Search questions ‹Text, machine, person› | (Which questions) | [x] All | [ ] Waiting | [ ] Answered | No questions here | Questions that renters ask owners show up here.',
    ),
  );
});

it('opens a question beside the list, and closes it', async () => {
  const { press, address } = open('/machine_questions?question=3');
  await page.findByRole('dialog', { name: 'Machine question' });
  await waitFor(() =>
    expect(panel()).toBe(
      '(Machine question) | Caterpillar 320 GC crawler excavator | [Close panel] | (Machine question, content) | Answered | From | Tom B. → #/users/9 | To | Olive Owner → #/users/2 | Machine | Caterpillar 320 GC crawler excavator → #/machines/1 | Asked | Thu, Nov 19, 2026, 4:57 PM | (Tom B. asks) | Tom B. asks | First line second | (Conversation) | Conversation | (Messages about Caterpillar 320 GC crawler excavator) | Thu, Nov 19, 2026 | (Olive Owner, 7:21 PM) | OO | Olive Owner | It is, with two buckets. | 7:21 PM | Your message ‹Write a message› | [Send, disabled] | [Add photos]',
    ),
  );
  await press('Close panel');
  await waitFor(() => expect(address()).toBe('/machine_questions'));
});

it('says beside the list that there is no such question', async () => {
  open('/machine_questions?question=2', { [`${QUESTIONS}/2`]: { status: 404, body: { message: 'Gone.' } } });
  await page.findByText('There is no such question');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Machine question) | Question | [Close panel] | (Machine question, content) | There is no such question | It belongs to someone else, or the address is wrong. | All questions → #/machine_questions',
    ),
  );
});

it('says beside the list that nobody answered', async () => {
  open('/machine_questions?question=4');
  await page.findByText('Olive Owner hasn’t answered yet.');
  await waitFor(() =>
    expect(panel()).toBe(
      '(Machine question) | Caterpillar 320 GC crawler excavator | [Close panel] | (Machine question, content) | Closed | From | Ray Renter → #/users/3 | To | Olive Owner → #/users/2 | Machine | Caterpillar 320 GC crawler excavator → #/machines/1 | Asked | Thu, Nov 19, 2026, 4:57 PM | (Ray Renter asks) | Ray Renter asks | Is the coupler included? | (Conversation) | Conversation | (Messages about Caterpillar 320 GC crawler excavator) | Olive Owner hasn’t answered yet. | This machine is no longer listed, so you can’t write here.',
    ),
  );
});

it('lets admins write to both, and shows what they wrote as theirs', async () => {
  const byAda = { ...message, user_id: 1, user_name: 'Ada Admin', user: { id: 1, name: 'Ada Admin' } };
  const made = { ...byAda, id: 77, messageable_id: 3, content: 'Keep it friendly.' };
  const { person, press, answer } = open('/machine_questions?question=3');
  answer('POST /api/machine_questions/3/messages', made);
  await person.type(await page.findByRole('textbox', { name: 'Your message' }), made.content);
  answer(`${QUESTIONS}/3`, { ...answered, messages: [...answered.messages, made] });
  await press('Send');
  await waitFor(() =>
    expect(read(page.getByRole('log'))).toContain('7:21 PM | (You, 7:21 PM) | Keep it friendly.'),
  );
});
