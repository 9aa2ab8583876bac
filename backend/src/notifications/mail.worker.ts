import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '@kit/server/base/clock/clock';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { inSpan, inTrace } from '@kit/server/base/tracing/tracing';
import type { Mail } from './mail.entity';
import { MailQueue } from './mail-queue';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport';

/** How often mails are looked for that a crash or a failure left behind. */
const SWEEP_MS = 30_000;
/** Where others write what this process sends, nobody here says that there is something. */
const WORKER_SWEEP_MS = 2_000;
const BATCH = 20;

/** Sends what lies in the outbox, one mail at a time, in this process or another, each try claimed first. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private sweep: NodeJS.Timeout | null = null;
  private round: Promise<void> | null = null;
  private isAsked = false;
  private isClosing = false;

  constructor(
    private readonly queue: MailQueue,
    private readonly clock: Clock,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport | null,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.transport) return;
    const everyMs = this.environment.role === 'worker' ? WORKER_SWEEP_MS : SWEEP_MS;
    this.sweep = setInterval(() => this.wake(), everyMs).unref();
    this.wake();
  }

  /**
   * Starts a round in the background, or lets the running one look again; a process that only serves leaves it to those
   * that work. Never throws.
   */
  wake(): void {
    if (!this.transport || this.isClosing || this.environment.role === 'api') return;
    this.isAsked = true;
    this.round ??= this.run(this.transport).finally(() => {
      this.round = null;
    });
  }

  /** Waits until the round in progress is over. */
  async idle(): Promise<void> {
    await this.round;
  }

  /** The mail on its way is finished; the others wait for the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    if (this.sweep) clearInterval(this.sweep);
    await this.idle();
    this.transport?.close();
  }

  private async run(transport: MailTransport): Promise<void> {
    try {
      while (this.isAsked && !this.isClosing) {
        this.isAsked = false;
        const due = await this.queue.due(this.clock.now(), BATCH);
        if (due.length === BATCH) this.isAsked = true;
        for (const mail of due)
          if (!this.isClosing)
            await inTrace(
              () => aboutMail(mail),
              () => this.deliver(transport, mail),
              mail.traceparent,
            );
      }
    } catch (error) {
      // Nobody waits for a round: a database that is away is tried again by the next sweep.
      this.logger.error('the outbox could not be read', error instanceof Error ? error.stack : String(error));
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

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
