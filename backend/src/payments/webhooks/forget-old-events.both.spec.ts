import { api, rows } from '../../../test/api';
import { type Statement, statementsOf } from '../../../test/count-queries';
import { insert } from '../../../test/make';

const sweep = () =>
  api.provider<{ sweep(): Promise<void> }>('src/payments/payment-sweeper', 'PaymentSweeper').sweep();

/** The clock stands at 2026-11-20T12:00Z: 90 days earlier it was 2026-08-22T12:00Z. */
async function keep(count: number, handled_at: string | null) {
  for (let index = 0; index < count; index += 1) {
    await insert('stripe_events', {
      stripe_event_id: `evt_${handled_at ?? 'never'}_${index}`,
      type: 'invoice.paid',
      payload: '{"id":"evt","type":"invoice.paid","account":null,"object":{"id":"in","object":"invoice"}}',
      handled_at,
      ask_after: '2026-12-31 00:00:00.000',
    });
  }
}

it('forgets messages handled more than 90 days ago, and neither younger ones nor those not handled', async () => {
  await keep(3, '2026-08-22 11:59:59.999');
  await keep(1, '2026-08-22 12:00:00.000');
  await keep(1, '2026-11-20 11:00:00.000');
  await keep(1, null);

  await sweep();

  const left = await rows<{ stripe_event_id: string }>('stripe_events');
  expect(left.map(({ stripe_event_id }) => stripe_event_id)).toEqual([
    'evt_2026-08-22 12:00:00.000_0',
    'evt_2026-11-20 11:00:00.000_0',
    'evt_never_0',
  ]);
});

it('takes small steps, by an index', async () => {
  await keep(501, '2026-01-01 00:00:00.000');

  const statements: Statement[] = await statementsOf(sweep);
  expect(await rows('stripe_events')).toHaveLength(1);
  await sweep();
  expect(await rows('stripe_events')).toEqual([]);

  const [search] = statements.filter(({ sql }) => /^SELECT.*stripe_events.*handled_at.? < \?/s.test(sql));
  expect(search).toBeDefined();
  const explain = api.dialect === 'mysql' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
  const plan = await api.dataSource.query<object[]>(`${explain} ${search?.sql}`, search?.parameters ?? []);
  expect(JSON.stringify(plan)).toContain('idx_stripe_events_handled_at_ask_after');
});
