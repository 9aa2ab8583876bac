import { Inject, Injectable, Optional } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { contextOf } from '../http/wire-context';
import type { WireSettings } from '../options';
import { isBarred, USER_PROVIDER, WIRE_OPTIONS } from '../ports';
import type { UserProvider, WireUser } from '../ports';
import { isMarkOf, PASSWORD_ATTRIBUTE } from '../session/laravel/password-mark';
import type { Session } from '../session/session';
import { Sessions } from '../session/sessions';
import type { BearerUsers } from '../tokens/bearer-users';

/** Of the part `tokens`. */
export const BEARER_USERS = Symbol('BEARER_USERS');

/** Who sends a request: looked up once for it, and with one query. */
@Injectable()
export class CurrentUsers {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    private readonly sessions: Sessions,
    @Optional() @Inject(BEARER_USERS) private readonly bearers?: BearerUsers,
  ) {}

  /** Null for a guest. The session of a user who is barred or gone ends here; then its token counts. */
  async of(request: WireRequest): Promise<WireUser | null> {
    const context = contextOf(request);
    const user = context.token ? context.user : await this.#ofSession(request);
    if (user || !this.bearers || context.token !== undefined) {
      return user ?? null;
    }
    Object.assign(context, (await this.bearers.find(request)) ?? { token: null });
    return context.user ?? null;
  }

  async #ofSession(request: WireRequest): Promise<WireUser | null> {
    const context = contextOf(request);
    const userId = context.session?.userId ?? null;

    if (userId === null) {
      return null;
    }

    const user = context.user === undefined ? await this.users.findById(userId) : context.user;
    context.user = user;
    if (!user || isBarred(this.users, user)) {
      await this.sessions.signOut(request);
    } else if (this.#isOfAnotherPassword(context.session, user)) {
      await this.sessions.dismiss(request);
    }
    return context.user;
  }

  /** Laravel's note in a session that is shared with it; others have none. */
  #isOfAnotherPassword(session: Session | null, { password }: WireUser): boolean {
    const mark = session?.get(PASSWORD_ATTRIBUTE);
    return typeof mark === 'string' && !isMarkOf(password, mark, this.settings);
  }
}
