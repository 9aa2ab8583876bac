import { Injectable } from '@nestjs/common';
import { currentOrigin } from '../audit/request-origin';
import { rowsOf, storedInstant } from '@kit/server/store/reading';
import type { Transaction } from '@kit/server/store/unit-of-work';

/** More than anybody writes by hand to those who rent to or from them. */
const MAILS_AN_HOUR = 200;
const HOUR_MS = 3_600_000;

const SENT_SINCE =
  'SELECT COUNT(*) AS mails FROM mails WHERE sender_id = ? AND created_at > ? AND deleted_at IS NULL';

/** Limits mails that one person may cause others: beyond it they read the same in the product. */
@Injectable()
export class MailAllowance {
  /** The sender whose hourly limit a mail to the reader counts against: none for mails of the product, admins or oneself. */
  senderOf(readerId: number): number | null {
    const sender = currentOrigin()?.user ?? null;
    return sender === null || sender.admin || sender.id === readerId ? null : sender.id;
  }

  /** Counted by the rows of the outbox: what is rolled back costs nothing, and only the database is read. */
  async left(tx: Transaction, sender_id: number | null): Promise<number> {
    if (sender_id === null) return Infinity;
    const since = storedInstant(new Date(tx.now.getTime() - HOUR_MS));
    const [sent] = await rowsOf<{ mails: number }>(tx.manager, SENT_SINCE, [sender_id, since]);
    return MAILS_AN_HOUR - Number(sent?.mails);
  }
}
