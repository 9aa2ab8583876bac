import {
  everythingInSight,
  lateAnswer,
  listOf,
  openScreen,
  page,
  people,
  read,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';
import { answered, answersOf, closed, message, question, QUESTIONS } from '../../test/questions-scene';

const picture = { media_id: 4, url: '/storage/4.webp', width: 800, height: 600 };
const main = () => read(page.getByRole('main'));
const open = (path: string, answers: object = {}, user: object = people.olive) =>
  openScreen({ manifest: remote.public, entry }, path, { user, answers: answersOf(answers) });

it('lists what was asked about an owner’s machines, and what waits for them', async () => {
  const { answer, asked, channels, tell } = open('/questions', {
    [QUESTIONS]: listOf([{ ...question, needs_attention: true }, answered, closed]),
  });
  await page.findByText(/First line/);
  await waitFor(() =>
    expect(main()).toBe(
      'Questions | About machines, before they are rented. | (Questions) | About your machines | Asked by you | Caterpillar 320 GC crawler excavatorWaiting To answerNov 19, 2026Ray Renter asks: Is the coupler included? → /questions/2 | Caterpillar 320 GC crawler excavatorAnswered New messageNov 19, 2026Tom B. asks: First line second → /questions/3 | Caterpillar 320 GC crawler excavatorClosed To answerNov 19, 2026Ray Renter asks: Is the coupler included? → /questions/4',
    ),
  );
  expect(asked(QUESTIONS)).toEqual([{ role: 'owner', page: '1' }]);
  expect(channels()).toEqual(['machine_questions']);
  answer(QUESTIONS, listOf([{ ...question, machine: { ...question.machine, subject: 'Crane' } }]));
  tell('machine_questions', 'saved', { model: question });
  await page.findByText('Crane');
});

it('lists what an owner asked others', async () => {
  const { asked, person, address } = open('/questions');
  await person.click(await page.findByRole('tab', { name: 'Asked by you' }));
  await waitFor(() => expect(address()).toBe('/questions?role=renter'));
  await waitFor(() =>
    expect(main()).toBe(
      'Questions | About machines, before they are rented. | (Questions) | About your machines | Asked by you | Caterpillar 320 GC crawler excavatorWaitingNov 19, 2026To Olive Owner: Is the coupler included? → /questions/2 | Caterpillar 320 GC crawler excavatorAnswered New messageNov 19, 2026To Olive Owner: First line second → /questions/3 | Caterpillar 320 GC crawler excavatorClosed New messageNov 19, 2026To Olive Owner: Is the coupler included? → /questions/4',
    ),
  );
  await waitFor(() => expect(asked(QUESTIONS).at(-1)).toEqual({ role: 'renter', page: '1' }));
});

it('shows renters what they asked alone, page by page', async () => {
  const rows = { ...listOf([question]), total: 30, last_page: 2, to: 15 };
  const { asked, person, address } = open('/questions', { [QUESTIONS]: rows }, people.ray);
  await page.findByText(/Is the coupler/);
  await waitFor(() =>
    expect(main()).toBe(
      'Questions | About machines, before they are rented. | Caterpillar 320 GC crawler excavatorWaitingNov 19, 2026To Olive Owner: Is the coupler included? → /questions/2 | (Pages) | Page 1 of 2 · 30 questions | [Previous, disabled] | [Next]',
    ),
  );
  await person.click(page.getByRole('button', { name: /Next/ }));
  await waitFor(() => expect(address()).toBe('/questions?page=2'));
  await waitFor(() => expect(asked(QUESTIONS).at(-1)).toEqual({ role: 'renter', page: '2' }));
});

it('says that nobody asked, and where to ask', async () => {
  const { person } = open('/questions', { [QUESTIONS]: listOf([]) });
  await waitFor(() =>
    expect(main()).toBe(
      'Questions | About machines, before they are rented. | (Questions) | About your machines | Asked by you | No questions yet | Questions about your machines show up here. We’ll email you, too.',
    ),
  );
  await person.click(page.getByRole('tab', { name: 'Asked by you' }));
  await waitFor(() =>
    expect(main()).toBe(
      'Questions | About machines, before they are rented. | (Questions) | About your machines | Asked by you | No questions yet | You can ask an owner on the machine’s page before you request it. Answers show up here. | Find a machine → /search',
    ),
  );
});

it('says that the questions could not be loaded, and asks again', async () => {
  const { press, answer } = open('/questions', { [QUESTIONS]: { status: 500, body: {} } }, people.ray);
  await page.findByRole('button', { name: 'Try again' });
  await waitFor(() =>
    expect(main()).toBe(
      'Questions | About machines, before they are rented. | We couldn’t load your questions | Check your connection and try again. | [Try again]',
    ),
  );
  answer(QUESTIONS, listOf([]));
  await press('Try again');
  await page.findByText('No questions yet');
});

it('shows an owner a question that waits, and does not take looking for an answer', async () => {
  everythingInSight();
  const { sent, channels } = open('/questions/2', {
    [`${QUESTIONS}/2`]: { ...question, needs_attention: true, photos: [picture] },
  });
  await page.findByText('Ray Renter is waiting for your answer.');
  await waitFor(() =>
    expect(main()).toBe(
      '← Questions → /questions?role=owner | Caterpillar 320 GC crawler excavator | Waiting | Ray Renter asks · | See the machine → /machines/1 | (The question) | The question | Is the coupler included? | (Photos from Ray Renter) | [Enlarge: Photos from Ray Renter, 1 of 1] | (Answers) | Answers | (Messages about Caterpillar 320 GC crawler excavator) | Ray Renter is waiting for your answer. | Your message ‹Write a message› | [Send, disabled] | [Add photos]',
    ),
  );
  expect(channels()).toContain('machine_questions');
  await waitFor(() => expect(sent()).toEqual([]));
});

it('sends an owner’s answer', async () => {
  const { person, press, sent, answer } = open('/questions/2');
  answer('POST /api/machine_questions/2/messages', { status: 201, body: message });
  await person.type(await page.findByRole('textbox', { name: 'Your message' }), 'It is.');
  await press('Send');
  await waitFor(() =>
    expect(sent()).toEqual([
      { call: 'POST /api/machine_questions/2/messages', body: { content: 'It is.', photo_ids: [] } },
    ]),
  );
});

it('shows who asked the answers, and tells that they were seen', async () => {
  everythingInSight();
  const { sent } = open(
    '/questions/3',
    { [`${QUESTIONS}/3`]: { ...answered, user_id: 3, user_name: 'Ray Renter' } },
    people.ray,
  );
  await page.findByText(/with two buckets/);
  await waitFor(() =>
    expect(main()).toBe(
      '← Questions → /questions?role=renter | Caterpillar 320 GC crawler excavator | Answered | Your question to Olive Owner · | See the machine → /machines/1 | (Your question) | Your question | First line second | (Answers) | Answers | (Messages about Caterpillar 320 GC crawler excavator) | Thu, Nov 19, 2026 | (Olive Owner, 7:21 PM) | OO | Olive Owner | It is, with two buckets. | 7:21 PM | [Report the message from Olive Owner, 7:21 PM] | Your message ‹Write a message› | [Send, disabled] | [Add photos]',
    ),
  );
  await waitFor(() =>
    expect(sent()).toEqual([{ call: 'POST /api/machine_questions/3/messages/view', body: null }]),
  );
});

it('lets nobody write where the machine is withdrawn', async () => {
  open('/questions/4', {}, people.ray);
  await page.findByText(/no longer listed/);
  await waitFor(() =>
    expect(main()).toBe(
      '← Questions → /questions?role=renter | Caterpillar 320 GC crawler excavator | Closed | Your question to Olive Owner | (Your question) | Your question | Is the coupler included? | (Answers) | Answers | (Messages about Caterpillar 320 GC crawler excavator) | Olive Owner hasn’t answered yet. | This machine is no longer listed, so you can’t write here.',
    ),
  );
});

it('says that there is no such question, or that it could not be loaded', async () => {
  const { answer, press } = open('/questions/2', { [`${QUESTIONS}/2`]: { status: 500, body: {} } });
  await page.findByRole('button', { name: 'Try again' });
  await waitFor(() =>
    expect(main()).toBe(
      'We couldn’t load the question | Check your connection and try again. | [Try again] | All questions → /questions',
    ),
  );
  answer(`${QUESTIONS}/2`, { status: 403, body: { message: 'No.' } });
  await press('Try again');
  await waitFor(() =>
    expect(main()).toBe(
      'There is no such question | It belongs to someone else, or the address is wrong. | All questions → /questions',
    ),
  );
});

it('says nothing of questions that are on their way', async () => {
  const list = lateAnswer();
  const one = lateAnswer();
  const { person, press } = open('/questions/2', {
    [QUESTIONS]: list.answer,
    [`${QUESTIONS}/2`]: one.answer,
  });
  await waitFor(() => expect(main()).toBe('Loading'));
  one.give({ status: 404, body: { message: 'Gone.' } });
  await person.click(await page.findByRole('link', { name: 'All questions' }));
  await waitFor(() =>
    expect(main()).toBe(
      'Questions | About machines, before they are rented. | (Questions) | About your machines | Asked by you | (Loading)',
    ),
  );
  list.give({ status: 500, body: {} });
  await press('Try again');
});
