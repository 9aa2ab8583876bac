import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Clock, PeriodicJobs, type WokenJob } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../config/environment';
import { inSpan, inTrace } from '@kit/server/base/tracing/tracing';
import type { Mail } from './mail.entity';
import { MailQueue } from './mail-queue';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport';

/** Interval between searches for mails that a crash or a failure left behind. */
const SWEEP_MS = 30_000;
/** Shorter on a worker: other processes write the mails it sends, and cannot wake it. */
const WORKER_SWEEP_MS = 2_000;
const BATCH = 20;

/** Sends what lies in the outbox, one mail at a time, in this process or another, each try claimed first. */
@Injectable()
export class MailWorker implements BeforeApplicationShutdown {
  private readonly job: WokenJob;

  constructor(
    private readonly queue: MailQueue,
    private readonly clock: Clock,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | null,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    jobs: PeriodicJobs,
  ) {
    const everyMs = environment.role === 'worker' ? WORKER_SWEEP_MS : SWEEP_MS;
    this.job = jobs.woken('mails', everyMs, () => this.sendDue());
  }

  /** Sends in the background what is due; a process that only serves leaves it to those that work. Never throws. */
  wake(): void {
    if (this.transport && this.environment.role !== 'api') this.job.wake();
  }

  /** Waits until the round in progress is over. */
  async idle(): Promise<void> {
    await this.job.looking;
  }

  /** The mail on its way is finished; the others wait for the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.job.close();
    this.transport?.close();
  }

  private async sendDue(): Promise<void> {
    const { transport } = this;
    if (!transport) return;
    const due = await this.queue.due(this.clock.now(), BATCH);
    if (due.length === BATCH) this.job.wake();
    for (const mail of due) {
      if (this.job.isClosing) return;
      await inTrace(
        () => aboutMail(mail),
        () => this.deliver(transport, mail),
        mail.traceparent,
      );
    }
  }

  private async deliver(transport: MailTransport, mail: Mail): Promise<void> {
    if (!(await this.queue.claim(mail, this.clock.now()))) return;
    try {
      await inSpan(SENDING, () => transport.send(this.outgoing(mail)));
    } catch (error) {
      await this.queue.failed(mail, reasonOf(error), this.clock.now());
      return;
    }
    await this.queue.sent(mail, this.clock.now());
  }

  private outgoing(mail: Mail) {
    const host = new URL(this.environment.appUrl).hostname;
    const { recipient: to, subject, text, html, unsubscribe_url } = mail;
    return {
      messageId: `<mail-${mail.id}@${host}>`,
      from: `Yard <no-reply@${host}>`,
      to,
      subject,
      text,
      html,
      ...(unsubscribe_url ? { unsubscribeUrl: unsubscribe_url } : {}),
    };
  }
}

const SENDING = () => ({
  name: 'smtp send',
  kind: 'client' as const,
  attributes: { 'peer.service': 'smtp' },
});

const aboutMail = ({ id }: Mail) => ({
  name: 'mail deliver',
  kind: 'consumer' as const,
  attributes: { 'yard.mail.id': id },
});

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
