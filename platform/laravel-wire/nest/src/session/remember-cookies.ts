import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import type { WireRequest } from '../http/message';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import type { Clock, UserProvider, WireUser } from '../ports';
import { CLOCK, isBarred, USER_PROVIDER, userIdFrom } from '../ports';
import { cookieIn } from './cookies';
import { sameText } from './encrypter';
import { isMarkOf } from './laravel/password-mark';
import { SessionCookies } from './session-cookies';

/** Laravel's name: the digest is of its guard's class name. */
const NAME = `remember_web_${createHash('sha1').update('Illuminate\\Auth\\SessionGuard').digest('hex')}`;
const DAY_SECONDS = 24 * 60 * 60;
/** Laravel's. */
const DAYS = 400;

/** 60 characters, as Laravel's. */
export const newRememberToken = (): string => randomBytes(30).toString('hex');

/**
 * The cookie that signs a user in again after the session has expired: id, token and password hash, and where logins
 * end for good the time of the login. It is sealed, so what it says of its age is true.
 */
@Injectable()
export class RememberCookies {
  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(USER_PROVIDER) private readonly users: UserProvider,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly cookies: SessionCookies,
  ) {}

  isSentWith(request: WireRequest): boolean {
    return cookieIn(request.headers.cookie, NAME) !== null;
  }

  /** The user whose valid remember cookie the request bears, and when that login began; null for who is barred. */
  async userOf(request: WireRequest): Promise<{ user: WireUser; beganAt: number | null } | null> {
    const [id, token, hash, began] = this.cookies.read(request.headers.cookie, NAME)?.split('|') ?? [];

    if (!id || !token || !hash || this.#isOver(began)) return null;

    const user = await this.users.findById(userIdFrom(id));
    const isValid =
      !!user?.remember_token &&
      sameText(user.remember_token, token) &&
      isMarkOf(user.password, hash, this.settings);
    return isValid && !isBarred(this.users, user)
      ? { user, beganAt: began === undefined ? null : Number(began) }
      : null;
  }

  /** The Set-Cookie line of a remember cookie; the user gets a token if there is none yet. */
  async issue(request: WireRequest, user: WireUser): Promise<string> {
    const token = user.remember_token || (await this.#renew(user));
    const parts = [user.id, token, user.password];
    const value = (this.#isBounded ? [...parts, this.#seconds()] : parts).join('|');
    return this.cookies.line(request, NAME, value, this.#days * DAY_SECONDS, true);
  }

  /** Makes the user's remember cookies worthless. @returns the line that removes this browser's; null without one */
  async revoke(request: WireRequest, user: WireUser | null): Promise<string | null> {
    if (user?.remember_token) await this.#renew(user);
    return this.isSentWith(request)
      ? this.cookies.line(request, NAME, '', -this.#days * DAY_SECONDS, true)
      : null;
  }

  get #isBounded(): boolean {
    return this.settings.sessionAbsoluteDays !== undefined;
  }

  get #days(): number {
    return this.settings.sessionAbsoluteDays ?? DAYS;
  }

  /** One that does not say when it began is older than this rule. */
  #isOver(began: string | undefined): boolean {
    const at = Number(began ?? Number.NaN);
    return this.#isBounded && !(this.#seconds() < at + this.#days * DAY_SECONDS);
  }

  #seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }

  async #renew(user: WireUser): Promise<string> {
    const token = newRememberToken();
    await this.users.rememberToken(user.id, token);
    user.remember_token = token;
    return token;
  }
}
