import { Inject, Injectable } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { AuthEvents } from '../auth/auth-events';
import { Unauthenticated } from '../errors';
import { contextOf } from '../http/wire-context';
import { USER_PROVIDER, type UserId, type UserProvider, type WireUser } from '../ports';
import { DeviceCookies } from './device-cookies';
import { forgetNote, noteLogin } from './login-note';
import { RememberCookies } from './remember-cookies';
import { SessionCookies } from './session-cookies';
import { SessionRows } from './session-rows';
import type { Session } from './session';

/** The ended session; `comesBack` where it goes on, under another id or with other rights. */
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
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
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

    if (session.userId === null) await this.#recall(request);
    return session;
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
    forgetNote(session);
    noteLogin(session, user, this.rows.store.sharesWithLaravel);
    await this.rows.save(request, session);
    const deviceLine = this.devices.line(request, user.id);
    Object.assign(context, { session, user, cookies: 'both', deviceLine });

    if (options.remember) context.rememberLine = await this.remember.issue(request, user);
    await this.events.publish({
      kind: 'login',
      request,
      userId: user.id,
      isRecalled: options.isRecalled ?? false,
    });
  }

  /**
   * Another id for the same session; the old one is dead when this resolves, and its sockets come back under the new.
   *
   * @throws Unauthenticated for one that was ended meanwhile: it stays so
   */
  async renew(request: WireRequest): Promise<void> {
    const context = contextOf(request);
    const { session } = context;
    if (!session || session.storedAt === null) return;
    const { id: sessionId, userId } = session;
    const { store } = this.rows;
    const user = userId === null ? null : await this.users.findById(userId);
    const isThere = (await store.read(sessionId)) !== null;
    session.regenerate({ keepToken: true });
    forgetNote(session);
    if (user) noteLogin(session, user, store.sharesWithLaravel);
    // The new row is there before the old one goes, so that whoever ends all of a user's ends one of them.
    if (isThere) await this.rows.save(request, session);
    if (!isThere || (await store.destroy(sessionId)) === false) {
      await this.dismiss(request);
      throw new Unauthenticated();
    }
    this.#publish({ sessionId, comesBack: true });
  }

  /**
   * The request's own user has another password, address or second factor: this session goes on under another id, all
   * other logins of theirs end, remembered ones too.
   *
   * @throws Unauthenticated as `renew`
   */
  async endOthers(request: WireRequest, { id }: Pick<WireUser, 'id'>): Promise<void> {
    const context = contextOf(request);
    await this.endAllOf(id, context.session?.id);
    await this.renew(request);
    context.rememberLine = await this.remember.revoke(request, await this.users.findById(id));
  }

  /** Signs out: the session is a new guest's, remember cookies of the user are worthless. */
  async signOut(request: WireRequest): Promise<void> {
    const context = contextOf(request);
    const user = context.token ? null : context.user;
    if (user) await this.events.publish({ kind: 'logout', request, userId: user.id });

    if (context.session) await this.#dropped(context.session);
    context.rememberLine = await this.remember.revoke(request, user ?? null);
    context.user = null;
  }

  /** Ends this session alone; what other browsers remember stays good. */
  async dismiss(request: WireRequest): Promise<void> {
    const context = contextOf(request);
    if (context.session) await this.#dropped(context.session);
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
    if (exceptId === undefined) this.#publish({ userId, ...why });
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
      // All logins may have been ended while it was on its way.
      if (!(await this.remember.userOf(request))) await this.dismiss(request);
    }
  }

  async #drop(session: Session): Promise<void> {
    if (session.storedAt !== null) await this.end(session.id);
  }

  async #dropped(session: Session): Promise<void> {
    await this.#drop(session);
    session.reset();
  }

  #publish(ended: Ended): void {
    this.#listeners.forEach((listener) => listener(ended));
  }
}
