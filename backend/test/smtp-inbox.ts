import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  /** Envelope addresses. */
  from: string;
  to: string[];
  /** Headers and body as sent, lines ending in CR LF. */
  raw: string;
}

/** A real SMTP server on a free port that keeps what it is given, and has no mailbox for whoever is refused. */
export class SmtpInbox {
  readonly received: ReceivedMail[] = [];
  readonly refused = new Set<string>();
  readonly #server: SMTPServer;

  private constructor(options: SMTPServerOptions) {
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => done(this.refused.has(address) ? noMailbox() : null),
      onData: (stream, { envelope }, done) => {
        text(stream).then((raw) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          this.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
          done();
        }, done);
      },
      ...options,
    });
  }

  static async open(options: SMTPServerOptions = {}): Promise<SmtpInbox> {
    const inbox = new SmtpInbox(options);
    await new Promise<void>((resolve) => void inbox.#server.listen(0, '127.0.0.1', resolve));
    return inbox;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

const noMailbox = (): Error => Object.assign(new Error('No such mailbox'), { responseCode: 550 });
