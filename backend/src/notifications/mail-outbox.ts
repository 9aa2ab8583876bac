import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { currentTraceparent } from '@kit/server/base/tracing/tracing';
import { renderMail, type MailDraft } from './render-mail';
import { MailWorker } from './mail.worker';
import { Mail } from './mail.entity';

/** Mails are rows of the transaction that causes them; the worker sends them once it is committed. */
@Injectable()
export class MailOutbox {
  constructor(private readonly worker: MailWorker) {}

  /** Puts a mail into the outbox. Nothing is sent if the transaction is rolled back. */
  post(tx: Transaction, draft: PostedDraft): Promise<void> {
    return this.postAll(tx, [draft]);
  }

  async postAll(tx: Transaction, drafts: readonly PostedDraft[]): Promise<void> {
    if (drafts.length === 0) return;
    await tx.insertAll(Mail, drafts.map(mailOf));
    tx.afterCommit(() => this.worker.wake());
  }
}

export type PostedDraft = MailDraft & { sender_id?: number | null };

function mailOf({ sender_id = null, ...draft }: PostedDraft) {
  return {
    recipient: draft.recipient.email,
    ...renderMail(draft),
    unsubscribe_url: draft.unsubscribe?.oneClick ?? null,
    sender_id,
    attempts: 0,
    sent_at: null,
    failure_message: null,
    traceparent: currentTraceparent(),
  };
}
