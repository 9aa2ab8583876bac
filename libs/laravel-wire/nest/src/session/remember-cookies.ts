import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { USER_PROVIDER } from '../ports';
import type { UserProvider, WireUser } from '../ports';
import { cookieIn } from './cookies';
import { sameText } from './encrypter';
import { SessionCookies } from './session-cookies';

/** Laravel's name: the digest is of its guard's class name. */
const NAME = `remember_web_${createHash('sha1').update('Illuminate\\Auth\\SessionGuard').digest('hex')}`;
const SECONDS = 400 * 24 * 60 * 60;

/** The cookie that signs a user in again after the session has expired: id, token and password hash. */
@Injectable()
export class RememberCookies {
  constructor(
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    private readonly cookies: SessionCookies,
  ) {}

  isSentWith(request: FastifyRequest): boolean {
    return cookieIn(request.headers.cookie, NAME) !== null;
  }

  /** The user whose valid remember cookie the request bears. */
  async userOf(request: FastifyRequest): Promise<WireUser | null> {
    const [id, token, hash] = this.cookies.read(request.headers.cookie, NAME)?.split('|') ?? [];

    if (!id || !token || !hash) {
      return null;
    }

    const user = await this.users.findById(Number(id));
    const isValid =
      !!user?.remember_token && sameText(user.remember_token, token) && sameText(user.password, hash);
    return isValid ? user : null;
  }

  /** The Set-Cookie line of a remember cookie; the user gets a token if there is none yet. */
  async issue(request: FastifyRequest, user: WireUser): Promise<string> {
    const token = user.remember_token || (await this.#renew(user));
    return this.cookies.line(request, NAME, `${user.id}|${token}|${user.password}`, SECONDS, true);
  }

  /** Makes the user's remember cookies worthless; the line removes this browser's. */
  async revoke(request: FastifyRequest, user: WireUser | null): Promise<string> {
    if (user) {
      await this.#renew(user);
    }
    return this.cookies.line(request, NAME, '', -SECONDS, true);
  }

  async #renew(user: WireUser): Promise<string> {
    const token = randomBytes(30).toString('hex');
    await this.users.rememberToken(user.id, token);
    user.remember_token = token;
    return token;
  }
}
