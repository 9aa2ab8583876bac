import type { Response } from 'supertest';
import { api, as, forgetBroadcasts, rows } from '../../../../../test/api';
import { vacuum } from '../../../../../test/vacuum';
import { LockHolder } from '../../../../../test/lock-holder';
import { make } from '../../../../../test/make';

const TICKETS = '/api/support_tickets';
const UNLIMITED = 4_294_967_294;

const pragma = async (text: string) =>
  Object.values((await api.dataSource.query<Record<string, number>[]>(`PRAGMA ${text}`))[0] ?? {})[0];

const signedIn = async () => {
  const renter = await make.user();
  await as(renter).get('/api/user');
  await make.admin();
  forgetBroadcasts();
  return as(renter);
};

/** 503 with a time to come back, and nothing was written or told. */
async function expectRefused(answer: Response, kept = 0) {
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(answer.body).toEqual({ message: 'The database does not take requests just now.' });
  for (const table of ['support_tickets', 'notifications', 'mails', 'audit_events']) {
    expect([table, (await rows(table)).length]).toEqual([table, table === 'support_tickets' ? kept : 0]);
  }
  expect(api.broadcasts).toEqual([]);
}

it('refuses writes while another process holds the lock, reads on, and goes on by itself', async () => {
  const renter = await signedIn();
  const holder = await LockHolder.take();

  const writes = Promise.all(['a', 'b', 'c'].map((message) => renter.post(TICKETS, { message })));
  let isOver = false;
  void writes.then(() => (isOver = true));
  const read = await renter.get('/api/user');
  const live = await renter.get('/health/ready');
  expect([read.status, live.status, isOver]).toEqual([200, 200, false]);

  for (const answer of await writes) await expectRefused(answer);
  await holder.letGo();
  expect((await renter.post(TICKETS, { message: 'after' })).status).toBe(201);
  expect(await rows('support_tickets')).toMatchObject([{ message: 'after' }]);
});

it('waits for a lock that is let go in time', async () => {
  const renter = await signedIn();
  const holder = await LockHolder.take();
  const write = renter.post(TICKETS, { message: 'in time' });
  await renter.get('/api/user');
  await holder.letGo();
  expect((await write).status).toBe(201);
});

it('refuses writes when there is no room for them, and takes them when there is', async () => {
  const renter = await signedIn();
  await vacuum();
  await pragma(`max_page_count = ${await pragma('page_count')}`);
  const message = 'long '.repeat(1_000);

  let answer = await renter.post(TICKETS, { message });
  let kept = 0;
  for (; answer.status === 201; kept += 1) {
    forgetBroadcasts();
    await emptied('notifications', 'mails', 'audit_events');
    answer = await renter.post(TICKETS, { message });
  }
  await expectRefused(answer, kept);

  await pragma(`max_page_count = ${UNLIMITED}`);
  expect((await renter.post(TICKETS, { message })).status).toBe(201);
  expect(await pragma('integrity_check')).toBe('ok');
});

it('refuses writes while the file is read-only, and takes them when it is not', async () => {
  const renter = await signedIn();
  await pragma('query_only = ON');
  await expectRefused(await renter.post(TICKETS, { message: 'read-only' }));
  expect((await renter.get('/api/user')).status).toBe(200);
  await pragma('query_only = OFF');
  expect((await renter.post(TICKETS, { message: 'writable' })).status).toBe(201);
});

async function emptied(...tables: string[]) {
  for (const table of tables) await api.dataSource.query(`DELETE FROM ${table}`);
}
