import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../http/wire-context';
import { USER_PROVIDER } from '../ports';
import { isBarred, type UserProvider, type WireUser } from '../ports';
import { Sessions } from '../session/sessions.service';

/** Who sends a request: looked up once for it, and with one query. */
@Injectable()
export class CurrentUsers {
  constructor(
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    private readonly sessions: Sessions,
  ) {}

  /** Null for a guest. The session of a user who is barred or gone ends here. */
  async of(request: FastifyRequest): Promise<WireUser | null> {
    const context = contextOf(request);
    const userId = context.session?.userId ?? null;

    if (userId === null) {
      return null;
    }

    const user = context.user === undefined ? await this.users.findById(userId) : context.user;
    context.user = user;
    if (!user || isBarred(this.users, user)) {
      await this.sessions.signOut(request);
    }
    return context.user;
  }
}
