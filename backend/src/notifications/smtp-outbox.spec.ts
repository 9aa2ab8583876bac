import { api, rows } from '../../test/api';
import { insert, make } from '../../test/make';
import { SmtpInbox } from '../../test/smtp-inbox';
import { transportFor } from './mail-transport';

interface Worker {
  wake(): void;
  idle(): Promise<void>;
  beforeApplicationShutdown(): Promise<void>;
}

type WorkerClass = new (...parts: readonly (object | null)[]) => Worker;

let inbox: SmtpInbox;
let worker: Worker;

/** The application's own worker class in front of a real server. */
beforeEach(async () => {
  inbox = await SmtpInbox.open();
  const running = api.provider<Worker>('src/notifications/mail.worker', 'MailWorker');
  const queue = api.provider<object>('src/notifications/mail-queue', 'MailQueue');
  const transport = transportFor({ mailUrl: `smtp://127.0.0.1:${inbox.port}` });
  const jobs = api.provider<object>('@kit/server/base/clock/clock', 'PeriodicJobs');
  const Class = running.constructor as WorkerClass;
  worker = new Class(queue, api.clock, transport, { appUrl: 'http://yard.test' }, jobs);
});

afterEach(async () => {
  await worker.beforeApplicationShutdown();
  await inbox.close();
});

const mailTo = (recipient: string, fields: object = {}) =>
  insert('mails', {
    recipient,
    subject: 'Grüße',
    text: 'Hello',
    html: '<p>Hello</p>',
    attempts: 0,
    ...fields,
  });

interface Mails {
  resend(actor: object, mail: object): Promise<object>;
}
type MailsClass = new (...parts: readonly object[]) => Mails;

/** The application's own class for admins, where there is a mail server. */
function mailsOf(sender: Worker): Mails {
  const running = api.provider<Record<'mails' | 'unitOfWork' | 'audit', object>>(
    'src/notifications/mails.service',
    'MailsService',
  );
  const { mails, unitOfWork, audit } = running;
  const Class = running.constructor as MailsClass;
  return new Class(mails, unitOfWork, audit, sender, { mailUrl: 'smtp://127.0.0.1' });
}

async function round(): Promise<void> {
  worker.wake();
  await worker.idle();
}

it('tells programs that read mail how one of a series is turned off, and keeps no key of it', async () => {
  const url = 'http://yard.test/api/saved_searches/7/mute?expires=1&signature=2';
  await mailTo('ray@example.com', { unsubscribe_url: url });
  await mailTo('olive@example.com');

  await round();

  const [mail, other] = inbox.received.map(({ raw }) => raw.replace(/\r\n[ \t]+/g, ' '));
  expect(mail).toContain(`List-Unsubscribe: <${url}>`);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(other).not.toContain('List-Unsubscribe');
  expect(await rows('mails', 'unsubscribe_url IS NOT NULL')).toEqual([]);
});

it('carries what lies in the outbox to the server', async () => {
  const { id } = await mailTo('ray@example.com');

  await round();

  expect(inbox.received).toMatchObject([
    {
      from: 'no-reply@yard.test',
      to: ['ray@example.com'],
      raw: expect.stringContaining(`Message-ID: <mail-${id}@yard.test>`),
    },
  ]);
  expect(await rows('mails')).toMatchObject([
    { attempts: 1, sent_at: expect.anything(), failure_message: null },
  ]);
});

it('keeps a mail that the server refuses, with the reason, sends the others, and tries it again', async () => {
  inbox.refused.add('nobody@example.com');
  await mailTo('nobody@example.com');
  await mailTo('ray@example.com');

  await round();
  expect(inbox.received.map(({ to }) => to)).toEqual([['ray@example.com']]);
  expect(await rows('mails', 'sent_at IS NULL')).toMatchObject([
    {
      recipient: 'nobody@example.com',
      attempts: 1,
      failure_message: expect.stringContaining('550 No such mailbox'),
    },
  ]);

  inbox.refused.clear();
  api.clock.set('2026-11-20T12:02:00Z');
  await round();
  expect(inbox.received.map(({ to }) => to)).toEqual([['ray@example.com'], ['nobody@example.com']]);
  expect(await rows('mails', 'sent_at IS NULL')).toEqual([]);
});

it('sends a mail again that failed for good, when an admin asks for it', async () => {
  const admin = await make.admin();
  const mail = await mailTo('ray@example.com', { attempts: 6, failure_message: '550 No such mailbox' });
  await round();
  expect(inbox.received).toEqual([]);
  const mails = mailsOf(worker);

  await mails.resend(admin, mail);
  await worker.idle();

  expect(inbox.received.map(({ to }) => to)).toEqual([['ray@example.com']]);
  expect(await rows('mails')).toMatchObject([{ attempts: 1, failure_message: null }]);
  expect(await rows('audit_events', "record_type = 'mail'")).toMatchObject([
    { user_id: admin.id, action: 'resend', record_id: mail.id },
  ]);
  await expect(mails.resend(admin, mail)).rejects.toThrow('This email was already sent.');
});
