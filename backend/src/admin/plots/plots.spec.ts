import type { TicketAnswers, Utilisation } from '@yard/contracts';
import { as, asOnAdminSite, later } from '../../../test/api';
import { make } from '../../../test/make';
import { rentalScene } from '../../../test/rental-scene';

const UTILISATION = '/api/desk/utilisation';
const ANSWERS = '/api/desk/ticket_answers';

it('says how much of their days the listed machines of a category are rented, the most used first', async () => {
  const { admin, owner, pending, act } = await rentalScene();
  const other = await make.machineType({ category: 'Lifts' });
  await make.machine(owner, { machine_type_id: other.id });
  const request = await pending({ start_date: '2026-12-01', end_date: '2026-12-03' });
  await act(owner, request, 'approve', { message: 'Yours.' });
  later('2026-12-05T12:00:00Z');

  const { body } = await asOnAdminSite(admin).get(UTILISATION, { days: 7 });

  const { categories, ...span } = body as Utilisation;
  expect(span).toEqual({ from: '2026-11-29', to: '2026-12-05' });
  expect(categories.map(({ machines }) => machines)).toEqual([1, 1]);
  expect(categories[0]).toMatchObject({ rented_days: 3, rate: 3 / 7, before_rate: 0 });
  expect(categories[1]).toMatchObject({ category: 'Lifts', rented_days: 0, rate: 0 });

  later('2026-12-12T12:00:00Z');
  const next = (await asOnAdminSite(admin).get(UTILISATION, { days: 7 })).body as Utilisation;
  expect(next.categories[0]).toMatchObject({ rate: 0, before_rate: 3 / 7 });
});

it('says how fast tickets were answered, by the day they were opened, and which part was in time', async () => {
  const { admin, renter } = await rentalScene();
  const open = async (at: string) => {
    later(at);
    const { body } = await as(renter).post('/api/support_tickets', { message: 'Help' });
    return `/api/support_tickets/${(body as { id: number }).id}`;
  };
  const first = await open('2026-12-01T08:00:00Z');
  const second = await open('2026-12-02T08:00:00Z');
  await open('2026-12-03T08:00:00Z');
  later('2026-12-03T09:00:00Z');
  await as(renter).post(`${first}/messages`, { content: 'Nobody?' });
  await as(admin).post(`${first}/messages`, { content: 'Here.' });
  later('2026-12-03T10:00:00Z');
  await as(admin).post(`${first}/messages`, { content: 'Still here.' });
  later('2026-12-02T10:00:00Z');
  await as(admin).post(`${second}/resolve`, { details: 'Done.' });
  later('2026-12-05T12:00:00Z');

  const week = (await asOnAdminSite(admin).get(ANSWERS, { days: 7 })).body as TicketAnswers;

  // 49 hours and two; the third ticket is overdue.
  expect(week).toMatchObject({
    from: '2026-11-29',
    target_hours: 24,
    now: { tickets: 3, answer_hours: 25.5, in_time_rate: 1 / 3 },
    before: { tickets: 0, answer_hours: null, in_time_rate: null },
  });
  expect(week.days).toHaveLength(7);
  expect(week.days[2]).toEqual({ date: '2026-12-01', tickets: 1, answer_hours: 49 });
  expect(week.days[6]).toEqual({ date: '2026-12-05', tickets: 0, answer_hours: null });
});

it('refuses other spans by name', async () => {
  const { admin } = await rentalScene();
  const { status, body } = await asOnAdminSite(admin).get(UTILISATION, { days: 8 });
  expect([status, body.errors]).toEqual([422, { days: ['The selected days is invalid.'] }]);
});
