import {
  everythingInSight,
  listOf,
  machineRecord,
  page,
  people,
  read,
  waitFor,
  lateAnswer,
  machineQuestionRecord,
  refused,
  specsOfSlots,
} from '@yard/testing/screen';
import { SEEN_KEY } from '@yard/session';
import { openMachine } from '../../test/machine-scene';

const open = (answers: object = {}, user: object | null = people.ray, query = '') =>
  openMachine({ query, answers, user });

const changing = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => !call.endsWith('page_views'));

const asking = () => read(page.getByRole('region', { name: 'Ask the owner' }));

specsOfSlots({ 'machine.below': { machine_id: 1 } }, async (slots) => {
  everythingInSight();
  const { person } = openMachine({ slots });
  await person.hover(await page.findByRole('heading', { level: 1 }));
  await page.findByText(/exact address comes with/);
});

it('reports the listing', async () => {
  everythingInSight();
  const { person, press, sent, answer } = open();
  answer('POST /api/machines/1/report', { status: 204 });
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await press('Report the listing');
  expect(read(await page.findByRole('dialog'))).toBe(
    'Report the listing | [Close] | (Report the listing) | What’s wrong with it?Only Yard sees this. The author won’t know who reported it. ‹› | [Report]',
  );
  await person.type(page.getByLabelText(/What’s wrong with it/), 'A stolen picture');
  await press('Report');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(changing(sent())).toEqual([
    { call: 'POST /api/machines/1/report', body: { reason: 'A stolen picture' } },
  ]);
});

it.each([
  ['a guest', null],
  ['its owner', people.olive],
])('is not reported by %s', async (_, user) => {
  everythingInSight();
  const { person } = open({}, user);
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await page.findByText('In Austin, TX. The exact address comes with the booking.', { exact: false });
  await page.findByText(/This browser shows no maps/);
  expect(page.queryByRole('button', { name: 'Report the listing' })).toBeNull();
});

it('says in words where a machine stands that is only picked up', async () => {
  const { person } = open({ 'GET /api/machines/1': machineRecord({ delivery_options: [] }) });
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await page.findByText('In Austin, TX. The exact address comes with the booking.');
});

it('says nothing of a place that is not known, and finds others of the type anywhere', async () => {
  everythingInSight();
  const { person, asked } = open({ 'GET /api/machines/1': machineRecord({ geotag: null }) });
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await page.findByRole('button', { name: 'Report the listing' });
  expect(page.queryByText('Location')).toBeNull();
  expect(page.queryByText(/^Similar/)).toBeNull();
  expect(asked('GET /api/machines')).toEqual([{ machine_type_id: '3', per_page: '5' }]);
});

it('keeps what was seen on the device, and shows what was seen before', async () => {
  everythingInSight();
  const seen = {
    at: Date.parse('2026-11-18T12:00:00Z'),
    machine: machineRecord({ id: 2, subject: 'Seen before' }),
  };
  localStorage.setItem(SEEN_KEY, JSON.stringify({ reader: 3, things: [seen] }));
  const { person } = open();
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await page.findByText('Recently seen');
  const words = read(page.getByRole('main'));
  expect(words.slice(words.indexOf('Recently'))).toBe(
    'Recently seen | Saved on this device only, until you sign out. | Seen before | Crawler Excavator | 2019 · 3,412 h | Austin, TX | (Rates) | $530 a day | $1,845 a week | $5,280 4 weeks → /machines/2 | [Save Seen before] | [Report the listing] | (Request) | $530a day · choose dates → #price | Request to rent → /machines/1/request',
  );
  const { reader, things } = JSON.parse(localStorage.getItem(SEEN_KEY) ?? '{}');
  expect(reader).toBe(3);
  expect(things).toMatchObject([{ machine: { id: 1, description: null, delivery_options: [] } }, seen]);
});

it.each([
  ['its owner', people.olive, machineRecord()],
  ['nobody, of a draft', people.ray, machineRecord({ published_at: null })],
])('is not seen, nor counted, by %s', async (_, user, machine) => {
  everythingInSight();
  const { person, sent } = open({ 'GET /api/machines/1': machine }, user);
  await person.hover(await page.findByRole('heading', { level: 1 }));

  await page.findByText(/exact address comes with/);
  expect(localStorage.getItem(SEEN_KEY)).toBeNull();
  expect(sent()).toEqual([]);
});

it('sends a question once, and leads to it', async () => {
  const { person, press, sent, answer, address } = open();
  const sending = lateAnswer();
  answer('POST /api/machine_questions', sending.answer);
  await person.type(await page.findByLabelText(/Your question/), 'Is the coupler included?');

  await press('Send question');
  await press(/Send question/);
  sending.give(machineQuestionRecord({ id: 8 }));

  await page.findByText('Question sent');
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

  await press('Send question');
  await page.findByText('Enter your question.');
  expect(changing(sent())).toEqual([]);
  await person.type(page.getByLabelText(/Your question/), 'Call 555');
  await press('Send question');

  await page.findByText('Leave the phone number out.');
  expect(page.getByLabelText(/Your question/)).toHaveProperty('value', 'Call 555');
});

it('says what is refused of the machine', async () => {
  const { person, press, answer } = open();
  answer('POST /api/machine_questions', refused({ machine_id: ['The selected machine id is invalid.'] }));
  await person.type(await page.findByLabelText(/Your question/), 'Is it free?');

  await press('Send question');

  await page.findByText('This machine isn’t listed anymore, so you can’t ask about it.');
});

it('keeps what a guest writes until they are back from the sign-in', async () => {
  const { person } = open({}, null, '?from=2026-12-01&to=2026-12-02');
  await person.type(await page.findByLabelText(/Your question/), 'Is it free');

  expect(sessionStorage.getItem('draft:anyone:machine_question.1')).toBe('Is it free');
  expect(asking()).toBe(
    'Ask the owner | (Ask the owner) | Your questionWe’ll email Olive. Only you, Olive and Yard can see this. ‹Is it free› | Sign in to ask → /login?next=%2Fmachines%2F1%3Ffrom%3D2026-12-01%26to%3D2026-12-02',
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
  [null, 'You asked a question. The answer will show up here.'],
  ['2026-11-20T09:00:00Z', 'See the answer to your question.'],
])('leads to the question that was asked, answered at %s', async (answered_at, words) => {
  const { asked } = open({ 'GET /api/machine_questions': listOf([machineQuestionRecord({ answered_at })]) });

  expect((await page.findByRole('link', { name: words })).getAttribute('href')).toBe('/questions/2');
  expect(asked('GET /api/machine_questions')).toEqual([{ machine_id: '1', role: 'renter', per_page: '1' }]);
});
