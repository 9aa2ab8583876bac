import {
  foundMachines,
  lateAnswer,
  listOf,
  machineQuestionRecord,
  machineRecord,
  machineTypeRecord,
  openScreen,
  ownerProfile,
  page,
  people,
  read,
  refused,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import * as entry from '../public';

const open = (answers: Record<string, unknown> = {}, user: object | null = people.ray, query = '') =>
  openScreen({ manifest: remote.public, entry }, `/machines/1${query}`, {
    user,
    answers: {
      'GET /api/machines/1': machineRecord(),
      'GET /api/machines/1/owner': ownerProfile(),
      'GET /api/machines/1/availability': { taken: [] },
      'GET /api/machine_types/3': machineTypeRecord(),
      'GET /api/favourites/ids': { ids: [] },
      'GET /api/machine_questions': listOf([]),
      'GET /api/addresses': listOf([]),
      'GET /api/machines': foundMachines([]),
      'POST /api/machines/1/page_views': { status: 204 },
      ...answers,
    },
  });
const asking = () => read(page.getByRole('region', { name: 'Ask the owner' }));
const changing = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => !call.endsWith('page_views'));

it('sends a question once, and leads to it', async () => {
  const { person, press, sent, answer, address } = open();
  const sending = lateAnswer();
  answer('POST /api/machine_questions', sending.answer);
  await person.type(await page.findByLabelText(/Your question/), 'Is the coupler included?');

  await press('Send the question');
  await press(/Send the question/);
  sending.give(machineQuestionRecord({ id: 8 }));

  await page.findByText('Your question is sent');
  expect(address()).toBe('/questions/8');
  expect(sessionStorage.getItem('draft:anyone:machine_question.1')).toBeNull();
  expect(changing(sent())).toEqual([
    {
      call: 'POST /api/machine_questions',
      body: { machine_id: 1, message: 'Is the coupler included?', photo_ids: [] },
    },
  ]);
});

it('keeps what was written where it is refused, or not written at all', async () => {
  const { person, press, sent, answer } = open();
  answer('POST /api/machine_questions', refused({ message: ['Leave the phone number out.'] }));
  await page.findByLabelText(/Your question/);

  await press('Send the question');
  await page.findByText('“Your question” is required.');
  expect(changing(sent())).toEqual([]);
  await person.type(page.getByLabelText(/Your question/), 'Call 555');
  await press('Send the question');

  await page.findByText('Leave the phone number out.');
  expect(page.getByLabelText(/Your question/)).toHaveProperty('value', 'Call 555');
});

it('says what is refused of the machine', async () => {
  const { person, press, answer } = open();
  answer('POST /api/machine_questions', refused({ machine_id: ['The selected machine id is invalid.'] }));
  await person.type(await page.findByLabelText(/Your question/), 'Is it free?');

  await press('Send the question');

  await page.findByText('This machine is not listed any more, so its owner can’t be asked about it.');
});

it('keeps what a guest writes until they are back from the sign-in', async () => {
  const { person } = open({}, null, '?from=2026-12-01&to=2026-12-02');
  await person.type(await page.findByLabelText(/Your question/), 'Is it free');

  expect(sessionStorage.getItem('draft:anyone:machine_question.1')).toBe('Is it free');
  expect(asking()).toBe(
    'Ask the owner | (Ask the owner) | Your questionOlive Owner is told by e-mail. Only the two of you, and Yard, see it. ‹Is it free› | Sign in to ask → /login?next=%2Fmachines%2F1%3Ffrom%3D2026-12-01%26to%3D2026-12-02',
  );
});

it('begins with what was written before', async () => {
  sessionStorage.setItem('draft:anyone:machine_question.1', 'Is it still there?');
  open();

  await waitFor(() =>
    expect(page.getByLabelText(/Your question/)).toHaveProperty('value', 'Is it still there?'),
  );
});

it.each([
  [null, 'You have asked; the answer will stand here.'],
  ['2026-11-20T09:00:00Z', 'See the answer to your question.'],
])('leads to the question that was asked, answered at %s', async (answered_at, words) => {
  const { asked } = open({ 'GET /api/machine_questions': listOf([machineQuestionRecord({ answered_at })]) });

  expect((await page.findByRole('link', { name: words })).getAttribute('href')).toBe('/questions/2');
  expect(asked('GET /api/machine_questions')).toEqual([{ machine_id: '1', role: 'renter', per_page: '1' }]);
});
