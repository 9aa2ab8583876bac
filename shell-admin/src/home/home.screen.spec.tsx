import type { Overview } from '@yard/contracts';
import { listOf, openPart, page, people, read, supportTicketRecord } from '@yard/testing/screen';
import { HomePage } from './home-page';
import { spans } from '../../test/spans';
import { useOverview, WaitingQueues } from './waiting-queues';

const DESK = 'GET /api/desk';
const overview: Overview = {
  queues: [
    {
      ...{ key: 'support_tickets', count: 2, list: '/support_tickets?state=waiting_for_us' },
      ...{ oldest_at: '2026-11-19T01:21:31.302000Z', due_at: '2026-11-20T01:21:31.302000Z' },
    },
    {
      ...{ key: 'late_rentals', count: 3, list: '/rental_requests?late=1' },
      ...{ oldest_at: '2026-11-14T23:59:59.000000Z', due_at: null },
    },
    { key: 'disputes', count: 0, oldest_at: null, due_at: null, list: '/payments?to_answer=1' },
  ],
  spans,
};
const whole = () => read(page.getByRole('main'));
const admin = { site: 'admin', user: people.ada } as const;
function Waiting() {
  return <WaitingQueues overview={useOverview()} />;
}
const waiting = (desk: unknown) => openPart(<Waiting />, { ...admin, answers: { [DESK]: desk } });

const FIRST = [
  'support_tickets',
  'rental_store_access_requests',
  'users',
  'machine_types',
  'documents',
  'deposit_policy',
  'cancellation_policy',
];
const home = (desk: Overview) => {
  const menu = ['payments', ...FIRST.toReversed(), 'files'];
  const nav = menu.map((name) => ({ to: `/${name}`, label: name, icon: 'list' as const, attention: 1 }));
  return openPart(<HomePage nav={nav} />, {
    ...admin,
    answers: { [DESK]: desk, 'GET /api/batch_runs': listOf([]) },
  });
};

it('has the eight tiles of the requirements, whatever the menu’s order, then the four batches', async () => {
  const { channels } = home(overview);
  await page.findByText('Nothing has run yet');
  await page.findByText('2 waiting');
  expect(whole().split(' | [Cancel Expired')[0]).toBe(
    'Back office | (Waiting for you) | Waiting for you | 3Overdue machinesSince Sat, Nov 14, 5:59 PM → #/rental_requests?late=1 | 2Tickets to answerSince Wed, Nov 18, 7:21 PM · Overdue → #/support_tickets?state=waiting_for_us | Open the public site(opens in a new tab) → http://localhost | support_tickets{1 needs attention}2 waiting → #/support_tickets | rental_store_access_requests{1 needs attention} → #/rental_store_access_requests | users{1 needs attention} → #/users | machine_types{1 needs attention} → #/machine_types | documents{1 needs attention} → #/documents | deposit_policy{1 needs attention} → #/deposit_policy | cancellation_policy{1 needs attention} → #/cancellation_policy | (Actions) | Actions | [ ] Dry run: change nothing, only show',
  );
  expect(channels()).toEqual([
    'batch_runs',
    'rental_requests',
    'rental_store_access_requests',
    'support_tickets',
  ]);
});

it('folds what is more than a phone has place for', async () => {
  const [queue] = overview.queues;
  const keys = ['disputes', 'failed_payouts', 'failed_mails', 'error_reports', 'content_reports'] as const;
  waiting({ ...overview, queues: [...keys.map((key) => ({ ...queue, key, count: 1250 })), queue] });
  expect((await page.findByText('1 more')).nextSibling?.textContent).toMatch(/^2Tickets to answer/);
  expect(page.getAllByText('1,250')).toHaveLength(5);
});

it('says that nothing waits, and how to begin where nobody has rented yet', async () => {
  const { answer, tell } = waiting({ ...overview, queues: [] });
  await page.findByText('Nothing is waiting for you.');
  expect(whole()).toBe('(Waiting for you) | Waiting for you | Nothing is waiting for you.');

  const none = { ...spans[90].before, requests: 0 };
  const unused = { ...spans, 90: { ...spans[90], now: none, before: none } };
  answer(DESK, { queues: [], spans: unused });
  tell('support_tickets', 'saved', { model: supportTicketRecord() });
  await page.findByText('Set the deposit');
  expect(whole()).toBe(
    '(Waiting for you) | Waiting for you | Nothing is waiting. Before the first rental: | Check the machine types that owners can list → #/machine_types | Set the deposit → #/deposit_policy | Set what a canceled rental refunds → #/cancellation_policy | Publish your terms and the rental agreement → #/documents | Approve your first owners → #/rental_store_access_requests',
  );
});

it('shows of what waits only what the reader’s role may do', async () => {
  const support = { ...people.ada, role: 'support' as const };
  openPart(<Waiting />, { site: 'admin', user: support, answers: { [DESK]: overview } });
  await page.findByText('Tickets to answer');
  expect(whole()).toBe(
    '(Waiting for you) | Waiting for you | 2Tickets to answerSince Wed, Nov 18, 7:21 PM · Overdue → #/support_tickets?state=waiting_for_us',
  );
});

it('names the year of what has waited since another', async () => {
  const [queue] = overview.queues;
  const old = { oldest_at: '2025-03-31T18:00:00.000000Z', due_at: null };
  waiting({ ...overview, queues: [{ ...queue, ...old }] });
  await page.findByText('Since Mon, Mar 31, 2025, 1:00 PM');
});

it('asks again what waits when something comes', async () => {
  const { answer, tell, asked } = waiting({ ...overview, queues: [] });
  await page.findByText('Nothing is waiting for you.');
  answer(DESK, overview);
  tell('support_tickets', 'saved', { model: supportTicketRecord() });
  await page.findByText('Tickets to answer');
  expect(asked(DESK)).toHaveLength(2);
});

it('says that what waits could not be loaded', async () => {
  const { answer, press } = waiting({ status: 500, body: { message: 'Server Error' } });
  await page.findByText('We couldn’t load the list of what is waiting');
  expect(whole()).toBe(
    '(Waiting for you) | Waiting for you | We couldn’t load the list of what is waiting | Something went wrong on our side. Try again in a moment. | [Try again]',
  );
  answer(DESK, overview);
  await press('Try again');
  await page.findByText('Tickets to answer');
});
