import type { TicketState } from '@yard/contracts';
import { as, later } from '../../test/api';
import { insert, make } from '../../test/make';

const TICKETS = '/api/support_tickets';

/** A ticket of Ray's, raised now, and two admins. */
async function scene() {
  const [ada, bo, ray] = [await make.admin(), await make.admin(), await make.user()];
  const { body } = await as(ray).post(TICKETS, { message: 'The invoice is wrong.' });
  const path = `${TICKETS}/${body.id}`;
  const says = async (person: typeof ray, content: string) => {
    const answer = await as(person).post(`${path}/messages`, { content });
    expect(answer.status).toBe(201);
    return answer.body.id as number;
  };
  const state = async () => (await as(ray).get(path)).body.state as TicketState;
  return { ada, bo, ray, id: body.id as number, path, says, state };
}

async function foundIn(person: { id: number; email: string }, state: string): Promise<number> {
  const { status, body } = await as(person).get(TICKETS, { state, only_total: 1 });
  expect(status).toBe(200);
  return body.total as number;
}

it('says who speaks next: whose message is last, while it is open', async () => {
  const { ada, bo, ray, path, says, state } = await scene();
  expect(await state()).toBe('waiting_for_us');

  await says(ada, 'Which one?');
  expect(await state()).toBe('waiting_for_user');
  await says(ray, 'Number 7.');
  expect(await state()).toBe('waiting_for_us');
  await says(bo, 'Corrected.');
  expect(await state()).toBe('waiting_for_user');

  await as(ada).post(`${path}/resolve`, { details: 'Corrected' });
  expect(await state()).toBe('resolved');
  await says(ray, 'Thank you.');
  expect(await state()).toBe('resolved');
});

it('neither reading nor a colleague’s answer or resolving changes what waits', async () => {
  const { ada, bo, ray, path, says } = await scene();
  await says(ray, 'Any news?');

  await as(ada).post(`${path}/messages/view`);
  expect([await foundIn(ada, 'waiting_for_us'), await foundIn(bo, 'waiting_for_us')]).toEqual([1, 1]);

  await says(ada, 'It is done.');
  expect([await foundIn(bo, 'waiting_for_us'), await foundIn(bo, 'waiting_for_user')]).toEqual([0, 1]);
  await as(ada).post(`${path}/resolve`);
  const counts = ['waiting_for_us', 'waiting_for_user', 'resolved'].map((state) => foundIn(bo, state));
  expect(await Promise.all(counts)).toEqual([0, 0, 1]);
  // The dots stay what the specification says: Bo has not read what Ada wrote.
  expect((await as(bo).get(TICKETS, { needs_attention: 1 })).body.total).toBe(1);
});

it('waits for an admin again once it is reopened, until one answers', async () => {
  const { ada, ray, path, says, state } = await scene();
  const answer = await says(ada, 'Done.');
  await as(ada).post(`${path}/resolve`);
  later('2026-11-20T13:00:00Z');

  await as(ray).post(`${path}/reopen`, { details: 'It is wrong again.' });
  expect(await state()).toBe('waiting_for_us');
  later('2026-11-20T14:00:00Z');
  const again = await says(ada, 'Looking.');
  expect(await state()).toBe('waiting_for_user');

  await as(ada).delete(`${path}/messages/${again}`);
  expect(await state()).toBe('waiting_for_us');
  expect(answer).toBeLessThan(again);
});

it('takes back who spoke last with a message that is taken back', async () => {
  const { ada, ray, path, says, state } = await scene();
  await says(ada, 'Which one?');
  later('2026-11-20T12:05:00Z');
  const last = await says(ray, 'Never mind');

  await as(ray).delete(`${path}/messages/${last}`);

  expect(await state()).toBe('waiting_for_user');
});

it('of an admin’s own ticket another one speaks', async () => {
  const { ada, bo } = await scene();
  const { body } = await as(ada).post(TICKETS, { message: 'My card' });
  const path = `${TICKETS}/${body.id}`;
  await as(ada).post(`${path}/messages`, { content: 'Anybody?' });
  expect((await as(ada).get(path)).body.state).toBe('waiting_for_us');

  await as(bo).post(`${path}/messages`, { content: 'Yes.' });

  expect((await as(ada).get(path)).body.state).toBe('waiting_for_user');
});

it('narrows one’s own list, and refuses a word that is no state', async () => {
  const { ray, ada } = await scene();
  const other = await make.user();
  await insert('support_tickets', { user_id: other.id, message: 'Mine', number: null });

  expect(await foundIn(ray, 'waiting_for_us')).toBe(1);
  expect(await foundIn(ada, 'waiting_for_us')).toBe(2);
  const refused = await as(ada).get(TICKETS, { state: 'open' });
  expect([refused.status, refused.body.errors.state]).toEqual([422, ['The selected state is invalid.']]);
});

it('two who write at once leave the word of who came second', async () => {
  const { ada, ray, path, says, state } = await scene();
  await says(ray, 'Hello?');

  await Promise.all([
    as(ada).post(`${path}/messages`, { content: 'Yes' }),
    as(ray).post(`${path}/messages`, { content: 'Still there?' }),
  ]);

  const { body } = await as(ray).get(`${path}/messages`, { direction: 'desc' });
  const last = (body.data as { user_id: number }[])[0]?.user_id;
  expect(await state()).toBe(last === ray.id ? 'waiting_for_us' : 'waiting_for_user');
});
