import type { TicketAnswers, Utilisation } from '@yard/contracts';
import { openPart, page, people, read, waitFor } from '@yard/testing/screen';
import { spans } from '../../test/spans';
import { StatisticsPage } from './statistics-page';

const DESK = 'GET /api/desk';
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
const open = (more = {}) =>
  openPart(<StatisticsPage />, {
    ...{ site: 'admin', user: people.ada },
    answers: { [DESK]: { queues: [], spans }, ...more },
  });

it('shows the days of another span', async () => {
  const { person } = open();
  await person.click(await page.findByRole('radio', { name: '7 days' }));
  expect(whole()).toBe(
    'Statistics | (The last 7 days) | The last 7 days | (Span) | [x] 7 days | [ ] 30 days | [ ] 90 days | Nov 18–19, 2026, compared with the 7 days before | Rent$700$500 before → #/ledger | Fees$75$50 before → #/ledger | Requests92 before → #/rental_requests | Approved96%– before → #/rental_requests?start_date_from=2026-11-18 | Time to answer14.4 h– before → #/rental_requests?status=pending | (Plot) | [x] Rent | [ ] Ticket answers | [ ] Utilization | $800$400$0 | Nov 18Nov 19 | Show as a table | Day | Rent | Wed, Nov 18, 2026 | $0 | Thu, Nov 19, 2026 | $700',
  );
  const bars = page.getByRole('img', { name: /Rent by day/ });
  expect([
    bars.textContent,
    ...[...bars.querySelectorAll('rect')].map((bar) => bar.getAttribute('height')),
  ]).toEqual(['Wed, Nov 18: $0Thu, Nov 19: $700', '1', '140']);
});

it('shows how fast tickets were answered', async () => {
  const { person, asked } = open({ 'GET /api/desk/ticket_answers': answers });
  await person.click(await page.findByRole('radio', { name: 'Ticket answers' }));
  const bars = await page.findByRole('img', { name: /Hours to/ });
  expect(whole()).toBe(
    'Statistics | (The last 30 days) | The last 30 days | (Span) | [ ] 7 days | [x] 30 days | [ ] 90 days | Nov 18–19, 2026, compared with the 30 days before | Rent$3,000$500 before → #/ledger | Fees$75$50 before → #/ledger | Requests92 before → #/rental_requests | Approved96%– before → #/rental_requests?start_date_from=2026-11-18 | Time to answer14.4 h– before → #/rental_requests?status=pending | (Plot) | [ ] Rent | [x] Ticket answers | [ ] Utilization | Tickets41 before → #/support_tickets?resolved=all | Time to first answer62.4 h12 h before → #/support_tickets?resolved=all | Answered within 24 h33%100% before → #/support_tickets?state=waiting_for_us | Hours to the first answer, by day. The dashed line is the target of 24 hours. | 40 h20 h0 h | Nov 18Nov 19 | Show as a table | Day | Tickets | First answer | Wed, Nov 18, 2026 | 0 | – | Thu, Nov 19, 2026 | 4 | 12 h',
  );
  expect(bars.getAttribute('aria-label')).toBe(
    'Hours to the first answer, by day. The dashed line is the target of 24 hours',
  );
  expect(
    [...bars.querySelectorAll('rect, line:last-of-type')].map((bar) => [
      bar.getAttribute('height'),
      bar.getAttribute('y') ?? bar.getAttribute('y1'),
      bar.textContent,
    ]),
  ).toEqual([
    ['1', '159', 'Wed, Nov 18: no tickets'],
    ['48', '112', 'Thu, Nov 19: 12 h for 4'],
    [null, '64', ''],
  ]);
  expect(asked('GET /api/desk/ticket_answers')).toEqual([{ days: '30' }]);
});

it('aims at no time where none is set', async () => {
  const { person } = open({ 'GET /api/desk/ticket_answers': { ...answers, target_hours: null } });
  await person.click(await page.findByRole('radio', { name: 'Ticket answers' }));
  await page.findByRole('img', { name: 'Hours to the first answer, by day' });
  expect(page.queryByText(/within/)).toBeNull();
});

it('shows how much machines are used', async () => {
  const { person, answer } = open({ 'GET /api/desk/utilisation': use });
  await person.click(await page.findByRole('radio', { name: 'Utilization' }));
  expect(read(await page.findByRole('table'))).toBe(
    'Utilization by category | Category | Machines | Rented | Before | Earthmoving → #/machine_types?search=Earthmoving | 31 | 5% | 3% | No category → #/machine_types?search= | 2 | 0% | 50%',
  );
  answer('GET /api/desk/utilisation', { ...use, categories: [] });
  await person.click(page.getByRole('radio', { name: '90 days' }));
  await page.findByText('No machines are listed yet.');
});

it('says that a plot could not be loaded', async () => {
  const { person } = open({
    'GET /api/desk/utilisation': { status: 500, body: { message: 'Server Error' } },
  });
  await person.click(await page.findByRole('radio', { name: 'Utilization' }));
  await waitFor(() => expect(page.getByText('We couldn’t load this plot')).toBeTruthy());
});
