import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../http/wire-context';
import type { WireSettings } from '../options';
import { CLOCK, SESSION_STORE, WIRE_OPTIONS } from '../ports';
import type { Clock, SessionStore, StoredSession, WireUser } from '../ports';
import { RememberCookies } from './remember-cookies';
import { SessionCookies } from './session-cookies';
import { isRowless, Session } from './session';

/** A row's last_activity is written at most so often, so that reading costs no write. */
const TOUCH_SECONDS = 60;

type EndListener = (ended: { sessionId: string } | { userId: number }) => void;

/** Opens, keeps and ends sessions. */
@Injectable()
export class Sessions {
  readonly #listeners: EndListener[] = [];

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(SESSION_STORE) private readonly store: SessionStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly cookies: SessionCookies,
    private readonly remember: RememberCookies,
  ) {}

  /** Called with each session, or user, whose sockets have to go. */
  onEnd(listener: EndListener): void {
    this.#listeners.push(listener);
  }

  /** Gives the request its session: the one its cookie names, or a new guest's. */
  async open(request: FastifyRequest): Promise<Session> {
    const context = contextOf(request);
    const { session, user } = await this.#load(this.cookies.sessionId(request.headers.cookie));
    context.session = session;
    context.cookies = 'both';
    context.user = session.userId === null ? undefined : user;

    if (session.userId === null) {
      await this.#recall(request);
    }
    return session;
  }

  /** The session that a socket's handshake names; null for a guest's. */
  async find(cookieHeader: string | undefined): Promise<{ id: string; userId: number } | null> {
    return this.findById(this.cookies.sessionId(cookieHeader));
  }

  async findById(id: string | null): Promise<{ id: string; userId: number } | null> {
    const { session } = await this.#load(id);
    return session.userId === null ? null : { id: session.id, userId: session.userId };
  }

  /** Signs a user in: new id, and a new token unless `keepToken`; the old id is dead when this resolves. */
  async signIn(
    request: FastifyRequest,
    user: WireUser,
    options: { remember?: boolean; keepToken?: boolean } = {},
  ): Promise<void> {
    const context = contextOf(request);
    const session = context.session ?? Session.guest(this.cookies.derive);
    await this.#drop(session);
    session.regenerate({ keepToken: options.keepToken ?? false });
    session.userId = user.id;
    await this.save(request, session);
    Object.assign(context, { session, user, cookies: 'both' });

    if (options.remember) {
      context.rememberLine = await this.remember.issue(request, user);
    }
  }

  /** Signs out: the session is a new guest's, remember cookies of the user are worthless. */
  async signOut(request: FastifyRequest): Promise<void> {
    const context = contextOf(request);

    if (context.session) {
      await this.#drop(context.session);
      context.session.reset();
    }
    if (context.user?.remember_token || this.remember.isSentWith(request)) {
      context.rememberLine = await this.remember.revoke(request, context.user ?? null);
    }
    context.user = null;
  }

  /** Ends a user's sessions and sockets at once, all but one; for suspension and a changed password. */
  async endAllOf(userId: number, exceptId?: string): Promise<void> {
    const ended = await this.store.destroyForUser(userId, exceptId);
    ended.forEach((sessionId) => this.#tell({ sessionId }));
    if (exceptId === undefined) {
      this.#tell({ userId });
    }
  }

  /** Ends one session and its sockets. */
  async end(id: string): Promise<void> {
    await this.store.destroy(id);
    this.#tell({ sessionId: id });
  }

  /** Writes what the request changed, and the time of the visit once a minute. */
  async save(request: FastifyRequest, session: Session): Promise<void> {
    const now = this.#seconds();

    if (session.isDirty && session.storedAt === null) {
      if (isRowless(session.id)) {
        session.regenerate({ keepToken: true });
      }
      await this.store.write(session.id, rowOf(request, session, now));
      session.saved(now);
    } else if (session.isDirty) {
      await this.store.update(session.id, { payload: session.values, last_activity: now });
      session.saved(now);
    } else if (session.storedAt !== null && now - session.storedAt >= TOUCH_SECONDS) {
      await this.store.update(session.id, { last_activity: now });
      session.saved(now);
    }
  }

  async #load(id: string | null): Promise<{ session: Session; user?: WireUser | null }> {
    if (id !== null && isRowless(id)) {
      return { session: Session.guest(this.cookies.derive, id) };
    }

    const row = id === null ? null : await this.store.read(id);
    if (id === null || row === null || this.#isExpired(row)) {
      return { session: Session.guest(this.cookies.derive) };
    }
    return { session: Session.stored(id, row, this.cookies.derive), user: row.user };
  }

  async #recall(request: FastifyRequest): Promise<void> {
    const user = await this.remember.userOf(request);
    if (user && !user.suspended_at) {
      await this.signIn(request, user, { keepToken: true });
    }
  }

  async #drop(session: Session): Promise<void> {
    if (session.storedAt !== null) {
      await this.end(session.id);
    }
  }

  #tell(ended: { sessionId: string } | { userId: number }): void {
    this.#listeners.forEach((listener) => listener(ended));
  }

  #isExpired(row: StoredSession): boolean {
    return this.#seconds() - row.last_activity >= this.settings.sessionLifetimeMinutes * 60;
  }

  #seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}

function rowOf(request: FastifyRequest, session: Session, now: number): StoredSession {
  return {
    user_id: session.userId,
    ip_address: request.ip,
    user_agent: request.headers['user-agent'] ?? null,
    payload: session.values,
    last_activity: now,
  };
}
