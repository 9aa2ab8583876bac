import { api, rows } from '../../test/api';
import { mailTo } from '../../test/mail-messages';

interface Outgoing {
  to: string;
  messageId: string;
}

interface Worker {
  wake(): void;
  idle(): Promise<void>;
}

type WorkerClass = new (...parts: readonly object[]) => Worker;

/** The application's own worker class with a transport that keeps what it is given. */
function workerWith(send: (mail: Outgoing) => Promise<void>): Worker {
  const running = api.provider<Worker>('src/notifications/mail.worker', 'MailWorker');
  const queue = api.provider<object>('src/notifications/mail-queue', 'MailQueue');
  const transport = { send, close: () => undefined };
  const jobs = api.provider<object>('@kit/server/base/clock/clock', 'PeriodicJobs');
  const Class = running.constructor as WorkerClass;
  return new Class(queue, api.clock, transport, { appUrl: 'http://yard.test' }, jobs);
}

async function round(worker: Worker): Promise<void> {
  worker.wake();
  await worker.idle();
}

it('keeps mails in the outbox without a server to send through', async () => {
  await mailTo('ray@example.com');

  await round(api.provider<Worker>('src/notifications/mail.worker', 'MailWorker'));

  expect(await rows('mails')).toMatchObject([{ attempts: 0, sent_at: null }]);
});

it('sends each mail once', async () => {
  const sent: Outgoing[] = [];
  const worker = workerWith(async (mail) => void sent.push(mail));
  const first = await mailTo('ray@example.com');
  for (let n = 0; n < 24; n += 1) await mailTo(`user${n}@example.com`);

  await round(worker);
  await round(worker);

  expect(sent).toHaveLength(25);
  expect(sent[0]).toMatchObject({ to: 'ray@example.com', messageId: `<mail-${first.id}@yard.test>` });
  expect(await rows('mails', 'sent_at IS NULL')).toEqual([]);
});

it('sends a mail once, though two processes look at the same moment', async () => {
  const sent: Outgoing[] = [];
  const keep = async (mail: Outgoing) => void sent.push(mail);
  await mailTo('ray@example.com');

  await Promise.all([round(workerWith(keep)), round(workerWith(keep))]);

  expect(sent).toHaveLength(1);
});

it('records a failure, goes on with the others, and tries again later, six times at most', async () => {
  let tries = 0;
  const worker = workerWith(async ({ to }) => {
    if (to === 'ray@example.com') throw new Error(`421 try later (${(tries += 1)})`);
  });
  await mailTo('ray@example.com');
  await mailTo('olive@example.com');

  await round(worker);
  await round(worker);
  expect(tries).toBe(1);
  expect(await rows('mails', 'sent_at IS NULL')).toMatchObject([
    {
      recipient: 'ray@example.com',
      attempts: 1,
      failure_message: expect.stringContaining('421 try later (1)'),
    },
  ]);

  for (const time of ['20T12:02', '20T12:10', '20T13:00', '20T16:00', '21T09:00', '22T09:00', '23T09:00']) {
    api.clock.set(`2026-11-${time}:00Z`);
    await round(worker);
  }
  expect(tries).toBe(6);
  expect(await rows('mails', 'sent_at IS NULL')).toMatchObject([{ attempts: 6 }]);
});

it('tries again soon what failed while the clock was a day ahead', async () => {
  let tries = 0;
  const worker = workerWith(async () => {
    if ((tries += 1) === 1) throw new Error('421 try later');
  });
  await mailTo('ray@example.com');
  api.clock.set('2026-11-21T12:00:00Z');
  await round(worker);

  api.clock.set('2026-11-20T12:00:00Z');
  await round(worker);

  expect(await rows('mails', 'sent_at IS NULL')).toEqual([]);
});

it('does not send what has lain in the outbox for days', async () => {
  const sent: Outgoing[] = [];
  await mailTo('ray@example.com', { created_at: '2026-11-17 11:00:00.000' });

  await round(workerWith(async (mail) => void sent.push(mail)));

  expect(sent).toEqual([]);
});
