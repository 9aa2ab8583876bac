import {
  activeRental,
  approvedRental,
  everythingInSight,
  notificationRecord,
  machineReturn,
  machineRecord,
  page,
  people,
  returnedRental,
  storeFiles,
  waitFor,
  lateAnswer,
  listOf,
  machineTypeRecord,
  openScreen,
  pendingRental,
  read,
  rentalRequestRecord,
  type Answers,
} from '@yard/testing/screen';
import { handoverRecord, onRent, openEnd } from '../../test/open-ends';
import { dialog, dialogsGone, openRental, part, openRentalDesk } from '../../test/open-rental';
import remote from '../../remote.json';
import * as desk from '../admin';
import { HandoverSheet } from '../handover/handover-sheet';

const { olive, ray } = people;
const REQUEST = 'GET /api/rental_requests/2';
const RETURN = '/api/rental_requests/2/machine_return';
const SIGN = 'POST /api/rental_requests/2/handover/sign';
const conflict = (message: string) => ({ status: 409, body: { message } });

const things = {
  'GET /api/machines/17': machineRecord({ id: 17, hours: 3000 }),
  'GET /api/machine_types/3': { status: 404, body: { message: 'Gone.' } },
};

const late = activeRental({ start_date: '2026-11-15', end_date: '2026-11-19' });
const TYPE = 'GET /api/machine_types/3';

const marked = returnedRental({
  handover: handoverRecord(),
  machine_return: machineReturn({ contested_at: '2026-11-20T10:00:00.000000Z' }),
});

const machine = { 'GET /api/machines/17': machineRecord() };

const decide = (answers: Answers) =>
  openScreen({ manifest: remote.admin, entry: desk, site: 'admin' }, '/rental_requests/2/decide', {
    user: people.ada,
    answers: { 'GET /api/rental_requests/2': marked, 'GET /api/rental_requests': listOf([]), ...answers },
  });

it('takes an approval from its three events, and asks for the reader’s notices alone', async () => {
  everythingInSight();
  const { tell, asked, sent } = openRental(pendingRental(), {
    user: ray,
    answers: {
      'GET /api/notifications': listOf([]),
      'POST /api/notifications/seen': { updated: 1 },
      'POST /api/rental_requests/2/messages/view': { id: 2, updated: 1 },
    },
  });
  await page.findByText('Timeline');
  const [message] = rentalRequestRecord().messages.map((one) => ({ ...one, messageable_id: 2, views: [] }));
  const model = approvedRental({ id: 2, needs_attention: true, messages: message ? [message] : [] });

  tell('messages', 'saved', { model: message });
  tell('notifications', 'saved', { model: notificationRecord({ data: { rental_request_id: 2 } }) });
  tell('rental_requests', 'saved', { id: 2, model, attention: { rental_requests: 1 } });

  expect(await page.findByText(message?.content ?? '')).toBeTruthy();
  await waitFor(() =>
    expect(sent().map(({ call }) => call)).toContain('POST /api/rental_requests/2/messages/view'),
  );
  expect(await part('Status')).toContain('Approved');
  expect(asked(REQUEST)).toHaveLength(1);
});

it('shows the hand-over as it is by now, where it was changed before it is signed', async () => {
  const handover = handoverRecord({ signed_by_owner_at: null, signed_by_owner_name: null, photos: [] });
  const { person, press, pressInDialog, answer, sent } = openRental(activeRental({ handover }), {
    user: ray,
    answers: { ...things, [SIGN]: conflict('This hand-over changed since.') },
  });

  await page.findByText('3,412.5 h');
  answer(
    REQUEST,
    activeRental({ handover: { ...handover, hours: 3400, updated_at: '2026-11-20T11:59:00.000000Z' } }),
  );
  await person.type(page.getByLabelText('Your name'), 'Ray Renter');
  await press('Sign hand-over');
  expect(await dialog()).toBe('(Message) | This hand-over changed since. | [Close]');
  await pressInDialog('Close');
  await page.findByText('3,400 h');
  answer(SIGN, handover);
  await press('Sign hand-over');

  await page.findByText('Hand-over signed');
  expect(sent().map(({ body }) => body)).toEqual([
    { name: 'Ray Renter', updated_at: '2026-11-19T14:00:00.000000Z' },
    { name: 'Ray Renter', updated_at: '2026-11-20T11:59:00.000000Z' },
  ]);
});

it('reads the rental again where its return was recorded meanwhile', async () => {
  storeFiles();
  const { person, press, pressInDialog, answer } = openRental(late, {
    user: olive,
    answers: { ...things, [`POST ${RETURN}`]: conflict('This rental request is returned.') },
  });

  await press('Record return');
  await person.click(await page.findByRole('radio', { name: /^Good/ }));
  answer(REQUEST, returnedRental());
  await pressInDialog('Record return');
  await page.findByText('This rental request is returned.');
  await pressInDialog('Close');

  await page.findByText('Waiting for Ray to review the return');
});

it('accepts no return that changed under the question, until its renter has seen it', async () => {
  const { press, pressInDialog, becomes, sent } = openRental(returnedRental(), {
    user: ray,
    answers: things,
  });

  await press('Accept return');
  await dialog();
  const changed = machineReturn({ damage_amount: 200, updated_at: '2026-11-20T12:00:00.000000Z' });
  becomes(returnedRental({ machine_return: changed, updated_at: '2026-11-20T12:00:00.000000Z' }));
  await page.findByText('This rental has changed since you began');
  await pressInDialog('Accept return');
  await dialogsGone();
  expect(sent()).toEqual([]);
  expect(page.getByRole('button', { name: 'Accept return' })).toMatchObject({ disabled: true });
  expect(page.getByRole('button', { name: 'Contest return' })).toMatchObject({ disabled: true });
  expect(page.getByRole('alert').textContent).toBe(
    'This rental has changed since you beganReturn: Damaged, $180.00 claimed, 5500 h, 20% fuel, “One cable is cut.” Damaged, $200.00 claimed, 5500 h, 20% fuel, “One cable is cut.”I have seen it',
  );
  await press('I have seen it');
  await waitFor(() =>
    expect(page.getByRole('button', { name: 'Contest return' })).toMatchObject({ disabled: false }),
  );
});

it.each([
  [
    '21',
    'Back on | {month, }11/{day, }21/{year, }2026 | [Calendar] | Choose a day until Nov 20, 2026. | ‹2026-11-21›',
  ],
  [
    '14',
    'Back on | {month, }11/{day, }14/{year, }2026 | [Calendar] | Choose a day from Nov 15, 2026 on. | ‹2026-11-14›',
  ],
  ['15', 'Back on | {month, }11/{day, }15/{year, }2026 | [Calendar] | ‹2026-11-15›'],
])('says of a return on the %sth whether the rental has such a day', async (typed, words) => {
  storeFiles();
  const { person, press } = openRental(late, { user: olive, answers: things });

  await press('Record return');
  await page.findByRole('button', { name: /^Calendar/ });
  await person.click(page.getByRole('spinbutton', { name: /^day/ }));
  await person.keyboard(typed);
  await person.click(page.getByRole('radio', { name: /^Good/ }));
  const field = /Back on.*?(?= \| At)/.exec(await dialog());
  expect(field?.[0]).toBe(words);
});

it('says of a rental that is over what keeping the machine costs, to each side', async () => {
  const kept = { since: '2026-11-20T06:00:00.000000Z', through: '2026-11-20', amount: 220 };
  const { press } = openRental({ ...late, late: kept }, { user: ray });
  expect(await part('Status')).toBe(
    '(Status) | 1 day lateYour turn | Bring the machine back | It was due back on Thu, Nov 19. $220 extra so far. Olive records hours, fuel and condition. Then the deposit comes back. | [Message Olive] | [More actions]',
  );
  await press('Message Olive');
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Your message' }));
});

it.each([
  ['a rental', 'Timeline', (answers: Answers) => openRental(marked, { answers })],
  ['a rental in the back office', 'Decide and close', (answers: Answers) => openRentalDesk(marked, answers)],
  ['a decision', 'Your decision', decide],
])('%s is shown with the names of what was checked, which would move its buttons', async (_, part, open) => {
  const late = lateAnswer();
  const { asked } = open({ ...machine, [TYPE]: late.answer });
  await page.findByText('Loading');
  await waitFor(() => expect(asked(TYPE)).toHaveLength(1));
  expect(page.queryByText(part)).toBeNull();

  late.give(machineTypeRecord());
  await page.findByText(part);
  expect(read(page.getByRole('main'))).toContain('No leaks under the machine');
});

it.each([
  [
    'reviews',
    'GET /api/reviews',
    rentalRequestRecord({ closed_at: '2026-11-18T12:00:00.000000Z' }),
    people.ray,
  ],
  ['other requests for its days', 'GET /api/rental_requests', pendingRental(), people.olive],
  ['free days', 'GET /api/machines/17/availability', pendingRental({ days_free: false }), people.ray],
])('a rental is shown with its %s', async (_, call, request, user) => {
  const late = lateAnswer();
  const { asked } = openRental(request, { user, answers: { ...machine, [call]: late.answer } });
  await waitFor(() => expect(asked(call).length).toBeGreaterThan(0));
  expect(page.queryByText('Timeline')).toBeNull();

  late.give(call.endsWith('availability') ? { taken: [] } : listOf([]));
  await page.findByText('Timeline');
});

it('the sheet of a hand-over is shown with what is checked', async () => {
  const late = lateAnswer();
  openEnd(<HandoverSheet request={onRent()} onClose={() => undefined} />, {
    answers: { [TYPE]: late.answer },
  });
  await page.findByRole('dialog');
  expect(page.queryByLabelText('Fuel')).toBeNull();

  late.give(machineTypeRecord());
  await page.findByText('No leaks under the machine');
  expect(page.getByLabelText('Fuel')).toBeTruthy();
});

it('a rental is shown without them where they cannot be read', async () => {
  openRental(marked, { answers: { ...machine, [TYPE]: { status: 404, body: { message: 'Gone.' } } } });
  await page.findByText('Timeline');
  expect(read(page.getByRole('main'))).toContain('Fluids');
});

it('a rental that is there stays while the names of what is checked now are on their way', async () => {
  const late = lateAnswer();
  const { person, becomes } = openRental(activeRental(), { answers: { ...machine, [TYPE]: late.answer } });
  await person.type(await page.findByLabelText('Your message'), 'I am at the gate.');

  becomes(
    activeRental({ handover: handoverRecord({ checklist: [{ key: 'fluids', ok: true, note: null }] }) }),
  );

  await page.findByText('Fluids');
  expect(page.getByLabelText('Your message')).toHaveProperty('value', 'I am at the gate.');
  late.give(machineTypeRecord());
  await page.findByText('No leaks under the machine');
});
