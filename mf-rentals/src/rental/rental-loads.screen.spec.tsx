import {
  activeRental,
  type Answers,
  lateAnswer,
  listOf,
  machineRecord,
  machineReturn,
  machineTypeRecord,
  openScreen,
  page,
  pendingRental,
  people,
  read,
  rentalRequestRecord,
  returnedRental,
  waitFor,
} from '@yard/testing/screen';
import remote from '../../remote.json';
import { handoverRecord, onRent, openEnd } from '../../test/open-ends';
import { openRental, openRentalDesk } from '../../test/open-rental';
import * as desk from '../admin';
import { HandoverSheet } from '../handover/handover-sheet';

const TYPE = 'GET /api/machine_types/3';
const marked = returnedRental({
  handover: handoverRecord(),
  machine_return: machineReturn({ contested_at: '2026-11-20T10:00:00.000000Z' }),
});
const machine = { 'GET /api/machines/17': machineRecord() };
const decide = (answers: Answers) =>
  openScreen({ manifest: remote.admin, entry: desk, site: 'admin' }, '/rental_requests/2/decide', {
    user: people.ada,
    answers: {
      'GET /api/rental_requests/2': marked,
      'GET /api/rental_requests': listOf([]),
      ...answers,
    },
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
