import { api, as, forgetBroadcasts, later, rows } from '../../test/api';
import { make } from '../../test/make';
import type { HourlyLimits } from './hourly-limits';

type Person = Awaited<ReturnType<typeof make.user>>;

const TICKETS = '/api/support_tickets';
const ADDRESS = { line1: '1 Main Street', city: 'Austin', state: 'TX', postal_code: '78702' };

const created = (person: Person, kind: Parameters<HourlyLimits['count']>[1], count: number) =>
  api.provider<HourlyLimits>('src/users/hourly-limits', 'HourlyLimits').count(person, kind, count);

async function scene(kind: 'tickets' | 'messages' | 'addresses') {
  const [person, other] = [await make.user(), await make.user()];
  const threads = new Map<Person, string>();
  for (const one of kind === 'messages' ? [person, other] : []) {
    const { body } = await as(one).post(TICKETS, { message: 'Help' });
    threads.set(one, `${TICKETS}/${body.id}/messages`);
  }
  const entry = { tickets: { message: 'Help' }, messages: { content: 'Please' }, addresses: ADDRESS }[kind];
  const path = (one: Person) =>
    ({ tickets: TICKETS, messages: threads.get(one) ?? '', addresses: '/api/addresses' })[kind];
  return {
    person,
    other,
    one: (who: Person) => as(who).post(path(who), entry),
    many: (who: Person, count: number) =>
      as(who).post(`${path(who)}/store_many`, { data: Array(count).fill(entry) }),
  };
}

it.each([
  ['tickets', 'support_tickets', 120],
  ['messages', 'messages', 60_000],
  ['addresses', 'addresses', 1_000],
] as const)('lets one account create so many %s an hour, each entry counted', async (kind, table, most) => {
  const { person, other, one, many } = await scene(kind);
  await created(person, kind, most - 4);
  expect((await many(person, 3)).status).toBe(200);
  expect((await one(person)).status).toBe(201);
  const before = (await rows(table)).length;
  forgetBroadcasts();

  const refused = [await one(person), await many(person, 2)];

  expect(refused.map(({ status }) => status)).toEqual([429, 429]);
  expect(refused[0]?.body).toEqual({ message: 'Too Many Attempts.' });
  const wait = Number(refused[0]?.headers['retry-after']);
  expect([wait > 0, wait <= 3600]).toEqual([true, true]);
  expect(await rows(table)).toHaveLength(before);
  expect(api.broadcasts).toEqual([]);
  expect((await one(other)).status).toBe(201);
  later('2026-11-20T13:00:01Z');
  expect((await one(person)).status).toBe(201);
});

it('writes nothing of many that are more than are left', async () => {
  const { person, many } = await scene('addresses');
  await created(person, 'addresses', 999);

  const refused = await many(person, 2);

  expect(refused.status).toBe(429);
  expect(await rows('addresses')).toEqual([]);
});
