import { Sessions, type WireRequest } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { type EntityManager, MoreThan } from 'typeorm';
import type { User } from './user.entity';

/** A person's sign-ins besides the session that asks: none outlives a change of how they sign in. */
@Injectable()
export class OtherLogins {
  constructor(private readonly sessions: Sessions) {}

  /**
   * Remembered logins end with the transaction, sessions and their sockets after its commit.
   *
   * @param request  whose session goes on; null for the command line, which has none
   * @param reason  sent to the pages that are open there
   */
  async end(tx: Transaction, user: User, request: WireRequest | null, reason?: string): Promise<void> {
    await tx.update(user, { remember_token: null });
    await endImpersonationsBy(tx.manager, user.id, tx.now);
    tx.afterCommit(() => this.sessions.endAllOf(user.id, request?.wire?.session?.id, reason));
  }

  /** Gives the own session another id, once the change is committed. */
  async renewOwn(request: WireRequest): Promise<void> {
    await this.sessions.renew(request);
  }
}

/** Ends all that an admin sees as somebody else, and links that wait. By the table's name: the record is another part's. */
export async function endImpersonationsBy(
  manager: EntityManager,
  admin_id: number,
  now: Date,
): Promise<void> {
  await manager.update('impersonations', { admin_id, ends_at: MoreThan(now) }, { ends_at: now });
}
