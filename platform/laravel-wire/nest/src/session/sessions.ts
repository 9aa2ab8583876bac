import { Injectable } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { AuthEvents } from '../auth/auth-events';
import { contextOf } from '../http/wire-context';
import type { WireUser } from '../ports';
import type { UserId } from '../user-id';
import { DeviceCookies } from './device-cookies';
import { RememberCookies } from './remember-cookies';
import { SessionCookies } from './session-cookies';
import { SessionRows } from './session-rows';
import type { Session } from './session';

/** What ended; `comesBack` where it goes on, under another id or with other rights. */
type Ended = ({ sessionId: string } | { userId: UserId }) & { comesBack?: boolean; reason?: string };
type EndListener = (ended: Ended) => void;

interface SignInOptions {
  remember?: boolean;
  keepToken?: boolean;
  isRecalled?: boolean;
  /** Unix seconds of the login that goes on; now without it. */
  beganAt?: number;
}

/** Opens and ends sessions. */
@Injectable()
export class Sessions {
  readonly #listeners: EndListener[] = [];

  constructor(
    private readonly rows: SessionRows,
    private readonly cookies: SessionCookies,
    private readonly remember: RememberCookies,
    private readonly devices: DeviceCookies,
    private readonly events: AuthEvents,
  ) {}

  /** Called with each session, or user, whose sockets have to go. */
  onEnd(listener: EndListener): void {
    this.#listeners.push(listener);
  }

  /** Gives the request its session: the one its cookie names, or a new guest's. */
  async open(request: WireRequest): Promise<Session> {
    const context = contextOf(request);
    const { session, user } = await this.rows.load(this.cookies.sessionId(request.headers.cookie));
    context.session = session;
    context.cookies = 'both';
    context.user = session.userId === null ? undefined : user;

    if (session.userId === null) {
      await this.#recall(request);
    }
    return session;
  }

  /** Whether nobody is signed in by its cookies: neither by a session, nor by a login that is remembered. */
  async isGuests(request: WireRequest): Promise<boolean> {
    return !this.remember.isSentWith(request) && (await this.find(request.headers.cookie)) === null;
  }

  /** The signed-in session that a Cookie header names; null for a guest's. */
  async find(cookieHeader: string | undefined): Promise<{ id: string; userId: UserId } | null> {
    return this.findById(this.cookies.sessionId(cookieHeader));
  }

  async findById(id: string | null): Promise<{ id: string; userId: UserId } | null> {
    const { session } = await this.rows.load(id);
    return session.userId === null ? null : { id: session.id, userId: session.userId };
  }

  /** The request's session; a new guest's, whose cookie the answer sets, where the caller has none. */
  begin(request: WireRequest): Session {
    const context = contextOf(request);
    if (!context.session) Object.assign(context, { session: this.rows.guest(), cookies: 'both' });
    return context.session as Session;
  }

  /** Signs a user in: new id, and a new token unless `keepToken`; the old id is dead when this resolves. */
  async signIn(request: WireRequest, user: WireUser, options: SignInOptions = {}): Promise<void> {
    const context = contextOf(request);
    const session = this.begin(request);
    await this.#drop(session);
    session.regenerate({ keepToken: options.keepToken ?? false });
    session.userId = user.id;
    session.begin(options.beganAt ?? this.rows.seconds());
    await this.rows.save(request, session);
    const deviceLine = this.devices.line(request, user.id);
    Object.assign(context, { session, user, cookies: 'both', deviceLine });

    if (options.remember) {
      context.rememberLine = await this.remember.issue(request, user);
    }
    await this.events.publish({
      kind: 'login',
      request,
      userId: user.id,
      isRecalled: options.isRecalled ?? false,
    });
  }

  /**
   * Another id for the same session; the old one is dead when this resolves, and its sockets come back under the new.
   */
  async renew(request: WireRequest): Promise<void> {
    const { session } = contextOf(request);

    if (session && session.storedAt !== null) {
      const sessionId = session.id;
      session.regenerate({ keepToken: true });
      await this.rows.save(request, session);
      await this.rows.store.destroy(sessionId);
      this.#publish({ sessionId, comesBack: true });
    }
  }

  /** Signs out: the session is a new guest's, remember cookies of the user are worthless. */
  async signOut(request: WireRequest): Promise<void> {
    const context = contextOf(request);
    const user = context.token ? null : context.user;
    if (user) {
      await this.events.publish({ kind: 'logout', request, userId: user.id });
    }

    if (context.session) {
      await this.#drop(context.session);
      context.session.reset();
    }
    context.rememberLine = await this.remember.revoke(request, user ?? null);
    context.user = null;
  }

  /** Ends this session alone; what other browsers remember stays good. */
  async dismiss(request: WireRequest): Promise<void> {
    const context = contextOf(request);
    if (context.session) {
      await this.#drop(context.session);
      context.session.reset();
    }
    context.user = null;
  }

  /**
   * The rest of this request is somebody else's: its own session stays as it is, and no cookie is renewed. What it may
   * do is the application's to bound.
   */
  actAs(request: WireRequest, user: WireUser): void {
    const session = this.rows.guest();
    session.userId = user.id;
    Object.assign(contextOf(request), { session, user, cookies: 'none' });
  }

  /**
   * Ends a user's sessions and sockets at once, all or all but `exceptId`; for suspension and a changed password.
   *
   * @param reason  sent to the pages that are open, as `session_ended`
   */
  async endAllOf(userId: UserId, exceptId?: string, reason?: string): Promise<void> {
    const ended = await this.rows.store.destroyForUser(userId, exceptId);
    const why = reason === undefined ? {} : { reason };
    ended.forEach((sessionId) => this.#publish({ sessionId, ...why }));
    if (exceptId === undefined) {
      this.#publish({ userId, ...why });
    }
  }

  /** The user's rights have changed: their sockets connect again, and each channel is judged anew. */
  judgeAnew(userId: UserId): void {
    this.#publish({ userId, comesBack: true });
  }

  /** Ends one session and its sockets. */
  async end(id: string): Promise<void> {
    await this.rows.store.destroy(id);
    this.#publish({ sessionId: id });
  }

  async #recall(request: WireRequest): Promise<void> {
    const found = await this.remember.userOf(request);
    if (found) {
      const { user, beganAt } = found;
      await this.signIn(request, user, { keepToken: true, isRecalled: true, ...(beganAt && { beganAt }) });
    }
  }

  async #drop(session: Session): Promise<void> {
    if (session.storedAt !== null) {
      await this.end(session.id);
    }
  }

  #publish(ended: Ended): void {
    this.#listeners.forEach((listener) => listener(ended));
  }
}
