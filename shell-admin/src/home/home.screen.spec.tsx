import type { Overview, OverviewSpan, TicketAnswers, Utilisation } from '@yard/contracts';
import { listOf, openPart, page, people, read, supportTicketRecord, waitFor } from '@yard/testing/screen';
import { HomePage } from './home-page';
import { OverviewSpans } from './overview-spans';
import { useOverview, WaitingQueues } from './waiting-queues';

const DESK = 'GET /api/desk';
const before = { rent_amount: 500, fee_amount: 50, requests: 2, approval_rate: null, answer_hours: null };
const span = (rent: number): OverviewSpan => ({
  from: '2026-11-18',
  to: '2026-11-19',
  now: { rent_amount: rent, fee_amount: 75, requests: 9, approval_rate: 0.958, answer_hours: 14.4 },
  before,
  days: [
    { date: '2026-11-18', rent_amount: 0 },
    { date: '2026-11-19', rent_amount: rent },
  ],
});
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
  spans: { 7: span(700), 30: span(3000), 90: span(9000) },
};
const answers: TicketAnswers = {
  ...{ from: '2026-11-18', to: '2026-11-19', target_hours: 24 },
  now: { tickets: 4, answer_hours: 62.4, in_time_rate: 0.333 },
  before: { tickets: 1, answer_hours: 12, in_time_rate: 1 },
  days: [
    { date: '2026-11-18', tickets: 0, answer_hours: null },
    { date: '2026-11-19', tickets: 4, answer_hours: 12 },
  ],
};
const use: Utilisation = {
  ...{ from: '2026-11-18', to: '2026-11-19' },
  categories: [
    { category: 'Earthmoving', machines: 31, rented_days: 44, rate: 0.047, before_rate: 0.025 },
    { category: null, machines: 2, rented_days: 0, rate: 0, before_rate: 0.5 },
  ],
};
const whole = () => read(page.getByRole('main'));
const admin = { site: 'admin', user: people.ada } as const;
const spans = (more = {}) => openPart(<OverviewSpans spans={overview.spans} />, { ...admin, answers: more });
function Waiting() {
  return <WaitingQueues overview={useOverview()} />;
}
const waiting = (desk: unknown) => openPart(<Waiting />, { ...admin, answers: { [DESK]: desk } });

it('shows what waits, the ways to everything and how the days went', async () => {
  const { channels } = openPart(
    <HomePage
      nav={[
        { to: '/', label: 'Home', icon: 'home' },
        {
          to: '/support_tickets',
          label: 'Tickets',
          icon: 'support',
          counts: 'support_tickets',
          attention: 1,
        },
        {
          to: '/rental_requests',
          label: 'Rentals',
          icon: 'calendar',
          counts: 'contested_returns',
          attention: 2,
        },
        { to: '/rental_store_access_requests', label: 'Stores', icon: 'store' },
        { to: '/users', label: 'Users', icon: 'people' },
      ]}
    />,
    {
      ...admin,
      answers: {
        [DESK]: overview,
        'GET /api/support_tickets': { ...listOf([supportTicketRecord()]), total: 5 },
        'GET /api/rental_store_access_requests': { ...listOf([]), total: 1 },
        'GET /api/batch_runs': listOf([]),
      },
    },
  );
  await page.findByText('Nothing has run yet');
  await page.findByText('5 waiting');
  await page.findByText('1 waiting');
  expect(whole().split(' | (Actions)')[0]).toBe(
    'Back office | (Waiting for you) | Waiting for you | 2Tickets to answerDue Thu 19 Nov, 7:21 PM → #/support_tickets?state=waiting_for_us | 3Machines not back in timeSince Sat 14 Nov, 5:59 PM → #/rental_requests?late=1 | Open the public site(opens in a new tab) → http://localhost | Tickets{1 needs attention}5 waiting → #/support_tickets | Stores1 waiting → #/rental_store_access_requests | Users → #/users | Rentals{2 need attention}2 waiting → #/rental_requests',
  );
  // Nothing that arrives late is above the batches' buttons.
  expect(whole().split('Nothing has run yet')[1]).toMatch(/\| \(The last 30 days\) \| The last 30 days \|/);
  expect(channels()).toEqual([
    'batch_runs',
    'rental_requests',
    'rental_store_access_requests',
    'support_tickets',
  ]);
});

it('has the eight tiles of the requirements first, whatever the menu’s order', async () => {
  const first = [
    'support_tickets',
    'rental_store_access_requests',
    'users',
    'machine_types',
    'documents',
    'deposit_policy',
    'cancellation_policy',
  ];
  const menu = ['payments', ...first.toReversed(), 'files'];
  openPart(<HomePage nav={menu.map((name) => ({ to: `/${name}`, label: name, icon: 'list' }))} />, {
    ...admin,
    answers: { [DESK]: { ...overview, queues: [] }, 'GET /api/batch_runs': listOf([]) },
  });
  await page.findByText('Nothing waits for you.');

  const tiles = page
    .getAllByRole('listitem')
    .slice(0, menu.length + 1)
    .flatMap((item) => item.querySelector('a')?.textContent ?? []);
  expect(tiles).toEqual(['Open the public site(opens in a new tab)', ...first, 'payments', 'files']);
});

it('says that nothing waits', async () => {
  waiting({ ...overview, queues: [] });
  await page.findByText('Nothing waits for you.');
  expect(whole()).toBe('(Waiting for you) | Waiting for you | Nothing waits for you.');
});

it('shows of what waits only what the reader’s role may do', async () => {
  const support = { ...people.ada, role: 'support' as const };
  openPart(<Waiting />, { site: 'admin', user: support, answers: { [DESK]: overview } });
  await page.findByText('Tickets to answer');
  expect(whole()).toBe(
    '(Waiting for you) | Waiting for you | 2Tickets to answerDue Thu 19 Nov, 7:21 PM → #/support_tickets?state=waiting_for_us',
  );
});

it('names the year of what has waited since another', async () => {
  const [queue] = overview.queues;
  const old = { oldest_at: '2025-03-31T18:00:00.000000Z', due_at: null };
  waiting({ ...overview, queues: [{ ...queue, ...old }] });
  await page.findByText('Since Mon 31 Mar 2025, 1:00 PM');
});

it('asks again what waits when something comes', async () => {
  const { answer, tell, asked } = waiting({ ...overview, queues: [] });
  await page.findByText('Nothing waits for you.');
  answer(DESK, overview);
  tell('support_tickets', 'saved', { model: supportTicketRecord() });
  await page.findByText('Tickets to answer');
  expect(asked(DESK)).toHaveLength(2);
});

it('says that what waits could not be loaded', async () => {
  const { answer, press } = waiting({ status: 500, body: { message: 'Server Error' } });
  await page.findByText('What waits could not be loaded');
  expect(whole()).toBe(
    '(Waiting for you) | Waiting for you | What waits could not be loaded | Something went wrong on our side. Try again in a moment. | [Try again]',
  );
  answer(DESK, overview);
  await press('Try again');
  await page.findByText('Tickets to answer');
});

it('shows the days of another span', async () => {
  const { person } = spans();
  await person.click(await page.findByRole('radio', { name: '7 days' }));
  expect(whole()).toBe(
    '(The last 7 days) | The last 7 days | (Span) | [x] 7 days | [ ] 30 days | [ ] 90 days | 18 Nov – 19 Nov 2026, against the 7 days before | Rent$700$500 before → #/ledger | Fees$75$50 before → #/ledger | Requests92 before → #/rental_requests | Approved96%– before → #/rental_requests?start_date_from=2026-11-18 | Answered after14.4 h– before → #/rental_requests?status=pending | (Plot) | [x] Rent | [ ] Ticket answers | [ ] Utilization | As a table | Day | Rent | Wed 18 Nov 2026 | $0 | Thu 19 Nov 2026 | $700',
  );
  const bars = page.getByRole('img', { name: /Rent by day/ });
  expect([
    bars.textContent,
    ...[...bars.querySelectorAll('rect')].map((bar) => bar.getAttribute('height')),
  ]).toEqual(['Wed 18 Nov: $0Thu 19 Nov: $700', '1', '96']);
});

it('shows how fast tickets were answered', async () => {
  const { person, asked } = spans({ 'GET /api/desk/ticket_answers': answers });
  await person.click(await page.findByRole('radio', { name: 'Ticket answers' }));
  const bars = await page.findByRole('img', { name: /Hours until/ });
  expect(whole()).toBe(
    '(The last 30 days) | The last 30 days | (Span) | [ ] 7 days | [x] 30 days | [ ] 90 days | 18 Nov – 19 Nov 2026, against the 30 days before | Rent$3,000$500 before → #/ledger | Fees$75$50 before → #/ledger | Requests92 before → #/rental_requests | Approved96%– before → #/rental_requests?start_date_from=2026-11-18 | Answered after14.4 h– before → #/rental_requests?status=pending | (Plot) | [ ] Rent | [x] Ticket answers | [ ] Utilization | Tickets41 before → #/support_tickets?resolved=all | First answer after62.4 h12 h before → #/support_tickets?resolved=all | Within 24 h33%100% before → #/support_tickets?state=waiting_for_us | As a table | Day | Tickets | First answer | Wed 18 Nov 2026 | 0 | – | Thu 19 Nov 2026 | 4 | 12 h',
  );
  expect(bars.getAttribute('aria-label')).toBe(
    'Hours until the first answer, by day; the line is the target of 24 hours',
  );
  expect(
    [...bars.querySelectorAll('rect, line')].map((bar) => [
      bar.getAttribute('height'),
      bar.getAttribute('y') ?? bar.getAttribute('y1'),
      bar.textContent,
    ]),
  ).toEqual([
    ['1', '95', 'Wed 18 Nov: no ticket'],
    ['48', '48', 'Thu 19 Nov: 12 h for 4'],
    [null, '0', ''],
  ]);
  expect(asked('GET /api/desk/ticket_answers')).toEqual([{ days: '30' }]);
});

it('aims at no time where none is set', async () => {
  const { person } = spans({ 'GET /api/desk/ticket_answers': { ...answers, target_hours: null } });
  await person.click(await page.findByRole('radio', { name: 'Ticket answers' }));
  await page.findByRole('img', { name: 'Hours until the first answer, by day' });
  expect(page.queryByText(/Within/)).toBeNull();
});

it('shows how much machines are used', async () => {
  const { person, answer } = spans({ 'GET /api/desk/utilisation': use });
  await person.click(await page.findByRole('radio', { name: 'Utilization' }));
  expect(read(await page.findByRole('table'))).toBe(
    'Utilization by category | Category | Machines | Rented | Before | Earthmoving → #/machine_types?search=Earthmoving | 31 | 5% | 3% | Without a category → #/machine_types?search= | 2 | 0% | 50%',
  );
  answer('GET /api/desk/utilisation', { ...use, categories: [] });
  await person.click(page.getByRole('radio', { name: '90 days' }));
  await page.findByText('No machine is listed yet.');
});

it('says that a plot could not be loaded', async () => {
  const { person } = spans({
    'GET /api/desk/utilisation': { status: 500, body: { message: 'Server Error' } },
  });
  await person.click(await page.findByRole('radio', { name: 'Utilization' }));
  await waitFor(() => expect(page.getByText('This plot could not be loaded')).toBeTruthy());
});
