import { Inject, Injectable, Optional } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { contextOf } from '../http/wire-context';
import { Unauthenticated } from '../errors';
import { isBarred, USER_PROVIDER, type UserProvider, type WireUser } from '../ports';
import { OpenSessions } from '../session/open-sessions';
import { Sessions } from '../session/sessions';
import type { BearerUsers } from '../tokens/bearer-users';

/** Provided by the part `tokens`. */
export const BEARER_USERS = Symbol('BEARER_USERS');

/** Finds who sends a request: once for it, and with one query. */
@Injectable()
export class CurrentUsers {
  constructor(
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    private readonly sessions: Sessions,
    private readonly open: OpenSessions,
    @Optional() @Inject(BEARER_USERS) private readonly bearers?: BearerUsers,
  ) {}

  /** Null for a guest. The session of a user who is barred or gone ends here; then its token counts. */
  async of(request: WireRequest): Promise<WireUser | null> {
    const context = contextOf(request);
    const user = context.token ? context.user : await this.#ofSession(request);
    if (user || !this.bearers || context.token !== undefined) return user ?? null;
    Object.assign(context, (await this.bearers.find(request)) ?? { token: null });
    return context.user ?? null;
  }

  /** The same, read once more: what took long (a body, a password's hash) may have outlasted session, token or account. */
  async again(request: WireRequest): Promise<WireUser | null> {
    const context = contextOf(request);
    if (context.token) Object.assign(context, { token: undefined, user: undefined });
    else await this.open.reopen(request);
    return this.of(request);
  }

  /** @throws Unauthenticated where it is nobody's any more */
  async stillOf(request: WireRequest): Promise<WireUser> {
    const user = await this.again(request);
    if (!user) throw new Unauthenticated();
    return user;
  }

  async #ofSession(request: WireRequest): Promise<WireUser | null> {
    const context = contextOf(request);
    const user = await this.#read(request);
    if (!user || !context.session) return null;
    if (isBarred(this.users, user)) {
      await this.sessions.signOut(request);
    } else if (!this.open.isOfLogin(context.session, user)) {
      // Read before its own user's change began, it may be one that goes on.
      await this.open.reopen(request);
      const now = await this.#read(request);
      if (now && !this.open.isOfLogin(context.session, now)) await this.sessions.dismiss(request);
    }
    return context.user ?? null;
  }

  /** The session's user; it ends where they are gone. */
  async #read(request: WireRequest): Promise<WireUser | null> {
    const context = contextOf(request);
    const userId = context.session?.userId ?? null;
    if (userId === null) return null;
    if (context.user === undefined) context.user = await this.users.findById(userId);
    if (!context.user) await this.sessions.signOut(request);
    return context.user ?? null;
  }
}
