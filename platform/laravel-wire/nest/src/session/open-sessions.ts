import { Inject, Injectable } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { contextOf } from '../http/wire-context';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { isBarred, USER_PROVIDER, type UserId, type UserProvider, type WireUser } from '../ports';
import { adoptLogin, forgetNote, isNoted, noteLogin } from './login-note';
import { RememberCookies } from './remember-cookies';
import { SessionCookies } from './session-cookies';
import { SessionRows } from './session-rows';
import type { Session } from './session';

/** Sessions that were opened before, and whether they still are. */
@Injectable()
export class OpenSessions {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    private readonly rows: SessionRows,
    private readonly cookies: SessionCookies,
    private readonly remember: RememberCookies,
  ) {}

  /** True where nobody is signed in by its cookies: neither by a session, nor by a login that is remembered. */
  async isGuests(request: WireRequest): Promise<boolean> {
    return !this.remember.isSentWith(request) && (await this.find(request.headers.cookie)) === null;
  }

  /** The signed-in session that a Cookie header names; null for a guest's. */
  async find(cookieHeader: string | undefined): Promise<{ id: string; userId: UserId } | null> {
    return this.findById(this.cookies.sessionId(cookieHeader));
  }

  async findById(id: string | null): Promise<{ id: string; userId: UserId } | null> {
    const { session, user: joined } = await this.rows.load(id);
    if (session.userId === null) return null;
    const user = joined === undefined ? await this.users.findById(session.userId) : joined;
    const isOn = user && !isBarred(this.users, user) && this.isOfLogin(session, user);
    return isOn ? { id: session.id, userId: session.userId } : null;
  }

  /** Reads the request's stored session and its user once more: either may have ended, or changed. */
  async reopen(request: WireRequest): Promise<void> {
    const context = contextOf(request);
    if (context.session === null || context.session.storedAt === null) {
      context.user = undefined;
      return;
    }
    const { session, user } = await this.rows.load(context.session.id);
    context.session.reload(session);
    context.user = session.userId === null ? null : user;
  }

  /**
   * Before the request's own user changes their password, address or second factor: what else their page asks for
   * meanwhile must not end their session. `renew` notes the login anew.
   */
  async beginChange(request: WireRequest): Promise<void> {
    const { session, user } = contextOf(request);
    if (!session || session.storedAt === null || !user) return;
    forgetNote(session);
    await this.rows.save(request, session);
    noteLogin(session, user, this.rows.store.sharesWithLaravel);
  }

  /**
   * True where the account still has the password, address and second factor of the session's login. A session from
   * before there were notes takes what the account has now, unless a Laravel beside does that.
   */
  isOfLogin(session: Session, user: WireUser): boolean {
    const is = isNoted(session, user, this.settings);
    const { sharesWithLaravel } = this.rows.store;
    if (is === null && !sharesWithLaravel) adoptLogin(session, user);
    return is ?? true;
  }
}
