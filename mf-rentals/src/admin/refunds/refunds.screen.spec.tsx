import type { ProposedRefundRecord } from '@yard/contracts/proposed-refund';
import {
  lateAnswer,
  linksIn,
  listOf,
  openPart,
  page,
  pageText,
  people,
  refused,
  waitFor,
} from '@yard/testing/screen';
import { ProposedRefunds } from './proposed-refunds';

const refund: ProposedRefundRecord = {
  id: 3,
  created_at: '2026-11-20T11:00:00.000000Z',
  updated_at: '2026-11-20T11:00:00.000000Z',
  deleted_at: null,
  rental_request_id: 21,
  user_id: 12,
  user_name: 'Abe Admin',
  payment_id: null,
  amount: 2100.5,
  reason: 'The machine never came.',
  cancels: false,
  goes_at: '2026-11-20T12:30:00.000000Z',
};
const PREVIEW = 'POST /api/proposed_refunds/3/preview';
const NOTHING = { now: [], later: [], held: 0, becomes: 'closed', left: 0, waits: 'hour' };
const ofDeposit = { kind: 'deposit', amount: 100, after: null, person_id: 3, taken_from: 'deposit' };
const open = (refunds: object[], rentalId?: number, user: object = people.ada) =>
  openPart(<ProposedRefunds rentalId={rentalId} />, {
    site: 'admin',
    user,
    answers: { 'GET /api/proposed_refunds': listOf(refunds), [PREVIEW]: { ...NOTHING, back: [ofDeposit] } },
  });

it('says what refund waits, from whom, why and until when', async () => {
  const { asked, channels } = open([refund]);

  await page.findByText(/A refund of/);
  await waitFor(() =>
    expect(pageText()).toBe(
      'A refund of $2,100.50 is waitingAbe Admin proposed it for rental #21: “The machine never came.” It’s refunded on Fri, Nov 20, 6:30 AM unless another admin stops it.Refund $2,100.50Stop itOpen the rental',
    ),
  );
  await waitFor(() => expect(linksIn()).toEqual({ 'Open the rental': '#/rental_requests/21' }));
  expect(asked('GET /api/proposed_refunds')).toEqual([{}]);
  expect(channels()).toEqual(['proposed_refunds']);
});

it('says on the rental’s page that another admin has to confirm it', async () => {
  const { asked } = open([{ ...refund, goes_at: null, reason: null, user_name: null }], 21);

  await page.findByText(/A refund of/);
  await waitFor(() =>
    expect(pageText()).toBe(
      'A refund of $2,100.50 is waitingAn admin proposed it for rental #21. Another admin must confirm it.Refund $2,100.50Stop it',
    ),
  );
  expect(asked('GET /api/proposed_refunds')).toEqual([{ rental_request_id: '21' }]);
});

it('names whose money it takes, by now', async () => {
  const { answer } = open([{ ...refund, payment_id: 5 }]);
  const back = [
    { ...ofDeposit, kind: 'rental', amount: 1890.45, taken_from: 'payout' },
    { ...ofDeposit, kind: 'rental', amount: 210.05, taken_from: 'fee' },
  ];
  answer(PREVIEW, { ...NOTHING, back });

  await page.findByText('$1,890.45 is taken from the owner’s payout. $210.05 is our fee.');
});

it('lets nobody confirm what they proposed themselves', async () => {
  open([{ ...refund, user_id: people.ada.id }]);

  await page.findByRole('button', { name: 'Stop it' });
  expect(page.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

it('leaves both to admins with the right to money', async () => {
  open([refund], undefined, { ...people.ada, role: 'support' });

  await page.findByText(/A refund of/);
  expect(page.queryAllByRole('button')).toEqual([]);
});

it('confirms once, and the refund is gone', async () => {
  const { person, sent, answer } = open([refund]);
  const late = lateAnswer();
  answer('POST /api/proposed_refunds/3/confirm', late.answer);

  const confirm = await page.findByRole('button', { name: 'Refund $2,100.50' });
  await person.click(confirm);
  await person.click(confirm);
  await person.click(page.getByRole('button', { name: /Stop it/ }));
  answer('GET /api/proposed_refunds', listOf([]));
  late.give(refund);

  await waitFor(() => expect(page.queryByText(/A refund of/)).toBeNull());
  expect(sent().filter(({ call }) => call !== PREVIEW)).toEqual([
    { call: 'POST /api/proposed_refunds/3/confirm', body: { updated_at: '2026-11-20T11:00:00.000000Z' } },
  ]);
});

it('stops it', async () => {
  const { person, sent, answer } = open([refund]);
  answer('POST /api/proposed_refunds/3/stop', refund);

  await person.click(await page.findByRole('button', { name: 'Stop it' }));

  await waitFor(() =>
    expect(sent().filter(({ call }) => call !== PREVIEW)).toEqual([
      { call: 'POST /api/proposed_refunds/3/stop', body: {} },
    ]),
  );
});

it('says why it could not be confirmed, and can be asked again', async () => {
  const { person, answer } = open([refund]);
  answer('POST /api/proposed_refunds/3/confirm', refused({ amount: ['It was stopped.'] }));

  await person.click(await page.findByRole('button', { name: 'Refund $2,100.50' }));

  expect((await page.findByRole('alertdialog')).textContent).toContain('It was stopped.');
});

it('says that a rental is cancelled with it', async () => {
  open([{ ...refund, cancels: true, goes_at: null }], 21);

  await page.findByText(/A refund of/);
  expect(pageText()).toBe(
    'A refund of $2,100.50 is waitingAbe Admin wants to cancel rental #21: “The machine never came.” Another admin must confirm it.Cancel it, and refund $2,100.50Stop it',
  );
});
