import { Sessions } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '@yard/server/store/unit-of-work';
import { MoreThan } from 'typeorm';
import type { User } from './user.entity';

/** What a person is signed in with besides the session that asks: none of it outlives a change of the way in. */
@Injectable()
export class OtherLogins {
  constructor(private readonly sessions: Sessions) {}

  /**
   * Remembered logins end with the transaction, sessions and their sockets after its commit.
   *
   * @param reason  told to the pages that are open there
   */
  async end(tx: Transaction, user: User, request: FastifyRequest, reason?: string): Promise<void> {
    await tx.update(user, { remember_token: null });
    // By the table's name: an admin's looking as somebody else belongs to another room.
    const looking = { admin_id: user.id, ends_at: MoreThan(tx.now) };
    await tx.manager.update('impersonations', looking, { ends_at: tx.now });
    tx.afterCommit(() => this.sessions.endAllOf(user.id, request.wire?.session?.id, reason));
  }

  /** Gives the own session another id, once the change is committed. */
  async renewOwn(request: FastifyRequest): Promise<void> {
    await this.sessions.renew(request);
  }
}
