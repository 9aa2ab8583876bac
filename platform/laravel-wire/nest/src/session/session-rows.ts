import { Inject, Injectable, Logger } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { CLOCK, SESSION_STORE } from '../ports';
import type { Clock, SessionStore, StoredSession, WireUser } from '../ports';
import { SessionCookies } from './session-cookies';
import { isRowless, Session } from './session';
import { endOf } from './session-end';
import { UnknownPayload } from './laravel/session-refusals';

/** A row's last_activity is written at most so often, so that reading costs no write. */
const TOUCH_SECONDS = 60;

@Injectable()
export class SessionRows {
  readonly #logger = new Logger('Sessions');
  readonly #loggedRefusals = new Set<string>();

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(SESSION_STORE) readonly store: SessionStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly cookies: SessionCookies,
  ) {}

  /** The session of an id, with its user where the store joins it; a new guest's for an id that is over. */
  async load(id: string | null): Promise<{ session: Session; user?: WireUser | null }> {
    if (id !== null && !this.store.sharesWithLaravel && isRowless(id)) {
      return { session: Session.guest(this.cookies.derive, id) };
    }

    const row = id === null ? null : await this.#read(id);
    if (id === null || row === null || this.#isExpired(row)) return { session: this.guest() };
    const session = Session.stored(id, row, this.cookies.derive);
    if (
      this.store.sharesWithLaravel &&
      this.settings.sessionAbsoluteDays !== undefined &&
      session.isUndatedLogin
    ) {
      session.begin(row.last_activity);
    }
    return { session, user: row.user };
  }

  guest(): Session {
    return Session.guest(this.cookies.derive);
  }

  /**
   * Writes what the request changed, and the time of the visit once a minute; null where there is nothing to write, as
   * for most requests.
   */
  save(request: WireRequest, session: Session): Promise<void> | null {
    const now = this.seconds();
    if (session.storedAt === null && this.store.sharesWithLaravel) session.keepToken();
    const isVisit = session.storedAt !== null && now - session.storedAt >= TOUCH_SECONDS;
    return session.isDirty || isVisit ? this.#write(request, session, now) : null;
  }

  async #write(request: WireRequest, session: Session, now: number): Promise<void> {
    if (session.storedAt === null) {
      if (isRowless(session.id) && !this.store.sharesWithLaravel) session.regenerate({ keepToken: true });
      await this.store.write(session.id, rowOf(request, session, now));
    } else {
      const changes = session.isChanged ? { user_id: session.userId, payload: session.values } : {};
      await this.store.update(session.id, { ...changes, last_activity: now });
    }
    session.saved(now);
  }

  /** Null for a session stored in a form that is not read here; logged once. */
  async #read(id: string): Promise<Awaited<ReturnType<SessionStore['read']>>> {
    try {
      return await this.store.read(id);
    } catch (error) {
      if (!(error instanceof UnknownPayload)) throw error;
      if (!this.#loggedRefusals.has(error.message)) {
        this.#loggedRefusals.add(error.message);
        this.#logger.error(`A session cannot be read and is begun anew: ${error.message}`);
      }
      return null;
    }
  }

  #isExpired(row: StoredSession): boolean {
    return this.seconds() >= endOf(row, this.settings);
  }

  /** Unix seconds. */
  seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

function rowOf(request: WireRequest, session: Session, now: number): StoredSession {
  return {
    user_id: session.userId,
    ip_address: request.ip,
    user_agent: request.headers['user-agent'] ?? null,
    payload: session.values,
    last_activity: now,
  };
}
