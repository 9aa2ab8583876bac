import { SeeingServer } from '../spec-support/seeing-server';
import type { Yard } from './index';

const server = SeeingServer.forTests();

const DAYS = { start_date: '2026-12-01', end_date: '2026-12-05' };
const ASKED = JSON.stringify({ machine_id: 3, ...DAYS });
const RETURNED = { returned_at: '2026-12-05T17:00:00Z', condition: 'good' } as const;

type Row = [string, (yard: Yard) => Promise<unknown>];

const rows: Row[] = [
  [
    `POST /api/rental_requests/quote ${ASKED}`,
    (yard) => yard.rentalRequests.quote({ machine_id: 3, ...DAYS }),
  ],
  [
    'POST /api/rental_requests/7/approve {"message":"Yes"}',
    (yard) => yard.rentalRequests.approve(7, { message: 'Yes' }),
  ],
  [
    'POST /api/rental_requests/7/decline {"message":"No"}',
    (yard) => yard.rentalRequests.decline(7, { message: 'No' }),
  ],
  [
    'POST /api/rental_requests/7/cancel {"reason":"Rain"}',
    (yard) => yard.rentalRequests.cancel(7, { reason: 'Rain' }),
  ],
  [
    'POST /api/rental_requests/7/end_unpaid {"reason":"No rent"}',
    (yard) => yard.rentalRequests.endUnpaid(7, { reason: 'No rent' }),
  ],
  ['POST /api/rental_requests/7/hand_over_unpaid', (yard) => yard.rentalRequests.handOverUnpaid(7)],
  ['POST /api/rental_requests/7/close {}', (yard) => yard.rentalRequests.close(7)],
  [
    'POST /api/rental_requests/7/refund_deposit {"amount":10.5}',
    (yard) => yard.rentalRequests.refundDeposit(7, { amount: 10.5 }),
  ],
  ['GET /api/rental_requests/7/agreement', (yard) => yard.rentalRequests.agreement(7)],
  [
    'POST /api/rental_requests/7/messages {"content":"Hi"}',
    (yard) => yard.rentalRequests.messages(7).create({ content: 'Hi' }),
  ],
  ['POST /api/rental_requests/7/messages/9/view', (yard) => yard.rentalRequests.messages(7).view(9)],
  ['POST /api/rental_requests/7/payments/4/retry {}', (yard) => yard.rentalRequests.payments(7).retry(4)],
  ['POST /api/rental_requests/7/payments/4/refresh', (yard) => yard.rentalRequests.payments(7).refresh(4)],
  ['GET /api/rental_requests/7/machine_return', (yard) => yard.rentalRequests.machineReturn(7).find()],
  [
    `POST /api/rental_requests/7/machine_return ${JSON.stringify(RETURNED)}`,
    (yard) => yard.rentalRequests.machineReturn(7).create(RETURNED),
  ],
  [
    'POST /api/rental_requests/7/machine_return/contest {"reason":"Was so before"}',
    (yard) => yard.rentalRequests.machineReturn(7).contest({ reason: 'Was so before' }),
  ],
  [
    'POST /api/support_tickets/7/resolve {"github_issue_number":12}',
    (yard) => yard.supportTickets.resolve(7, { github_issue_number: 12 }),
  ],
  ['POST /api/support_tickets/7/reopen {}', (yard) => yard.supportTickets.reopen(7)],
  [
    'POST /api/support_tickets/7/assign {"user_id":3}',
    (yard) => yard.supportTickets.assign(7, { user_id: 3 }),
  ],
  [
    'POST /api/support_tickets/7/open_github_issue {"title":"It leaks"}',
    (yard) => yard.supportTickets.openGithubIssue(7, { title: 'It leaks' }),
  ],
  [
    'POST /api/support_tickets/7/prioritise {"priority":"high"}',
    (yard) => yard.supportTickets.prioritise(7, { priority: 'high' }),
  ],
  [
    'POST /api/machine_questions {"machine_id":3,"message":"Does it fit?"}',
    (yard) => yard.machineQuestions.create({ machine_id: 3, message: 'Does it fit?' }),
  ],
  [
    'POST /api/machine_questions/7/messages {"content":"It does."}',
    (yard) => yard.machineQuestions.messages(7).create({ content: 'It does.' }),
  ],
  ['POST /api/support_tickets/7/messages/view', (yard) => yard.supportTickets.messages(7).viewAll()],
];

it.each(rows)('%s', async (line, call) => {
  await call(server.yard());

  expect(server.seen).toEqual([line]);
});
