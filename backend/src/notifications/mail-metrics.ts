import { Inject, Injectable } from '@nestjs/common';
import { WaitingWork } from '@kit/server/watch/waiting-work';
import { MailQueue } from './mail-queue';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport';

/** Measures the wait of unsent mails; not without a mail server. */
@Injectable()
export class MailMetrics {
  constructor(
    queue: MailQueue,
    waiting: WaitingWork,
    @Inject(MAIL_TRANSPORT) transport: MailTransport | null,
  ) {
    if (transport) waiting.add('mails', (now) => queue.untriedSince(now));
  }
}
