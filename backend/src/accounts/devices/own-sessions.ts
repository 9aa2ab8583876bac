import type { FiltersOf, StoredSession, WireSettings } from '@laravel-wire/nest';
import { NotFound, sessionEndOf, SESSION_STORE, Sessions, WIRE_OPTIONS } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Clock } from '@kit/server/base/clock/clock';
import type { Rows } from '@kit/server/store/present';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { lockedAccount } from '../../users/user.entity';
import { AccountAudit } from '../account-audit';
import { deviceWords } from './device-words';

export type OwnSession = { wireId: number; id: string } & StoredSession;

/** The methods that both session stores have beyond the wire layer's port. */
interface SessionList {
  forUser(userId: number): Promise<({ id: string } & StoredSession)[]>;
}

@Injectable()
export class OwnSessions {
  constructor(
    @Inject(SESSION_STORE) private readonly store: SessionList,
    @Inject(WIRE_OPTIONS)
    private readonly settings: Pick<
      WireSettings,
      'appKey' | 'sessionLifetimeMinutes' | 'sessionAbsoluteDays'
    >,
    private readonly sessions: Sessions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AccountAudit,
  ) {}

  /** Paged in memory: one person has a handful. */
  async page(user: { id: number }, list: FiltersOf): Promise<Rows<OwnSession>> {
    const running = await this.running(user.id);
    const ordered = list.direction === 'asc' ? running.reverse() : running;
    const first = (list.page - 1) * list.per_page;
    return { rows: ordered.slice(first, first + list.per_page), total: running.length };
  }

  /**
   * Ends a session and its sockets. Remembered logins of the account end with it, or the device would sign
   * itself in again.
   *
   * @throws NotFound for a session that is not the person's own, or over
   */
  async end(user: { id: number }, wireId: number): Promise<void> {
    const session = (await this.running(user.id)).find((each) => each.wireId === wireId);
    if (!session) throw NotFound.record('Session', wireId);
    await this.unitOfWork.run(async (tx) => {
      const account = await lockedAccount(tx, user.id);
      await tx.update(account, { remember_token: null });
      await this.audit.save(tx, account, 'end_session', { device: deviceWords(session.user_agent) });
      tx.afterCommit(() => this.sessions.end(session.id));
    });
  }

  private async running(userId: number): Promise<OwnSession[]> {
    const now = this.clock.now().getTime() / 1000;
    const sessions = await this.store.forUser(userId);
    return sessions
      .filter((session) => now < sessionEndOf(session, this.settings))
      .map((session) => ({ ...session, wireId: this.wireIdOf(session.id) }));
  }

  /** 48 bits that lead back to no session: who knew a session's own id would have the session. */
  private wireIdOf(id: string): number {
    return createHmac('sha256', this.settings.appKey).update(`session:${id}`).digest().readUIntBE(0, 6);
  }
}
