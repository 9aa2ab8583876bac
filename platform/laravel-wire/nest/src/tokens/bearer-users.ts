import { Inject, Injectable } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { isBarred, USER_PROVIDER, type UserProvider, type WireUser } from '../ports';
import { PersonalAccessTokens } from './personal-access-tokens';
import { bearerIn } from './token-text';
import type { AccessToken } from './token-store';

/** User of the token sent to /api. Others have a session or nobody, as Laravel's routes of the guard `web`. */
@Injectable()
export class BearerUsers {
  constructor(
    private readonly tokens: PersonalAccessTokens,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
  ) {}

  /** Null without a good token, and for the token of a user who is barred or gone. */
  async find(request: WireRequest): Promise<{ user: WireUser; token: AccessToken } | null> {
    const isOfApi = request.routeOptions.url?.startsWith('/api/');
    const sent = isOfApi ? bearerIn(request.headers.authorization) : null;
    const token = sent === null ? null : await this.tokens.findToken(sent);
    const user = token && (await this.users.findById(token.tokenable_id));
    if (!user || isBarred(this.users, user)) return null;

    await this.tokens.touch(token);
    return { user, token };
  }
}
