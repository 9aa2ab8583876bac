import { setTimeout } from 'node:timers/promises';
import { addDays, eachDay } from '@yard/dates';
import { as, rows } from '../../../test/api';
import { randomOf } from '../../../test/histories/random';
import { ledger, rentalScene } from '../../../test/rental-scene';

const SEED = 20_261_120;
const COUNT = 200;
const RANDOM = 60;
const TURNAROUND = 1;

interface Asked {
  id: number;
  start_date: string;
  end_date: string;
}

it('approves one of 200 requests that all want the same day, at once; the others are refused', async () => {
  // 20 starts and 10 ends, and the 20th of December in all of them.
  const spans = Array.from({ length: COUNT }, (_, index) => ({
    start_date: `2026-12-${String(1 + (index % 20)).padStart(2, '0')}`,
    end_date: `2026-12-${20 + Math.floor(index / 20)}`,
  }));
  const { answers } = await approvedAtOnce(spans);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(COUNT - 1);
  expect(new Set(refused.map(({ body }) => body.message as string))).toEqual(
    new Set(['These dates are taken.']),
  );
  expect(await rows('rental_requests', 'approved_at IS NOT NULL')).toHaveLength(1);
  expect(await rows('messages')).toHaveLength(1);
  expect(await rows('payments')).toHaveLength(1);
  expect((await ledger()).charged).toHaveLength(1);
  expect(await rows('audit_events', "action = 'approve'")).toHaveLength(1);
});

it(`never books a day twice when ${RANDOM} random spans of seed ${SEED} are approved at once`, async () => {
  const random = randomOf(SEED);
  const wanted = new Map<string, { start_date: string; end_date: string }>();
  while (wanted.size < RANDOM) {
    const start_date = addDays('2026-12-01', random.below(60));
    const end_date = addDays(start_date, random.below(7));
    wanted.set(start_date + end_date, { start_date, end_date });
  }
  const { answers, requests } = await approvedAtOnce([...wanted.values()]);

  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 409]));
  const winners = requests.filter((_, index) => answers[index]?.status === 200);
  const days = winners.flatMap(({ start_date, end_date }) =>
    eachDay(start_date, addDays(end_date, TURNAROUND)),
  );
  expect(new Set(days).size).toBe(days.length);
  // Nobody was refused for nothing either: each loser meets a winner.
  const losers = requests.filter((one) => !winners.includes(one));
  const meets = (a: Asked, b: Asked) =>
    a.start_date <= addDays(b.end_date, TURNAROUND) && b.start_date <= addDays(a.end_date, TURNAROUND);
  expect(losers.filter((loser) => !winners.some((winner) => meets(winner, loser)))).toEqual([]);
  expect(await rows('machine_days')).toHaveLength(days.length);
  expect((await ledger()).charged).toHaveLength(winners.length);
});

/** Asked for fifty at a time, approved all at the same moment. */
async function approvedAtOnce(spans: { start_date: string; end_date: string }[]) {
  const { owner, renter, body, act } = await rentalScene({ turnaround_days: TURNAROUND });
  const data = spans.map((span) => ({ ...body, ...span }));
  const requests: Asked[] = [];
  for (let first = 0; first < data.length; first += 50) {
    const some = { data: data.slice(first, first + 50) };
    requests.push(...((await as(renter).post('/api/rental_requests/store_many', some)).body as Asked[]));
  }
  expect(requests).toHaveLength(spans.length);
  await as(owner).get('/api/user');
  // A busy server takes so many at once only and answers the rest 503: they come again, as a browser's would.
  const approve = async (request: Asked) => {
    for (let tries = 0; tries < 300; tries += 1) {
      const answer = await act(owner, request, 'approve', { message: 'Yours.' });
      if (answer.status !== 503) return answer;
      await setTimeout(100);
    }
    throw new Error(`Request ${request.id} was answered 503 for half a minute.`);
  };
  return { answers: await Promise.all(requests.map(approve)), requests };
}
