import { Injectable } from '@nestjs/common';
import type { WireReply, WireRequest } from '../http/message';
import { TokenMismatch } from '../errors';
import { isOpenedByAddress } from '../http/opened-by-address';
import { contextOf } from '../http/wire-context';
import { Csrf } from './csrf';
import { Frontends } from './frontends';
import { SessionCookies } from './session-cookies';
import { SessionRows } from './session-rows';
import { Sessions } from './sessions';

/** Signs for channels only: Laravel's answer renews the session there, but not the token. */
const TOKENLESS = '/broadcasting/auth';

/** Gives a request its session, and saves the session. */
@Injectable()
export class SessionHooks {
  constructor(
    private readonly sessions: Sessions,
    private readonly rows: SessionRows,
    private readonly cookies: SessionCookies,
    private readonly frontends: Frontends,
    private readonly csrf: Csrf,
  ) {}

  /**
   * Runs when the route is known and the body read, so that 404, 405 and 413 have no session.
   *
   * @throws TokenMismatch the answer then renews the session's cookie, but gives no token
   */
  async before(request: WireRequest): Promise<void> {
    if (!this.#hasSession(request)) return;

    const context = contextOf(request);
    const session = await this.sessions.open(request);

    if (!this.csrf.isPassed(request, session)) {
      context.cookies = 'session';
      throw new TokenMismatch();
    }
    context.cookies = request.routeOptions.url === TOKENLESS ? 'session' : 'both';
  }

  /** Runs before the answer is sent; null where nothing is waited for. */
  after(request: WireRequest, reply: WireReply): Promise<void> | null {
    const session = request.wire?.cookies === 'none' ? null : request.wire?.session;
    const saving = session ? this.rows.save(request, session) : null;
    if (saving) return saving.then(() => this.cookies.renew(request, reply));
    if (session) this.cookies.renew(request, reply);
    return null;
  }

  /** The web routes always have one; /api has one for the frontends alone; files and pages have none. */
  #hasSession(request: WireRequest): boolean {
    const { url, config } = request.routeOptions;

    if (request.is404 || url === undefined || url.includes('*') || config.stateless) return false;
    if (!url.startsWith('/api/') || isOpenedByAddress(request)) return true;
    return this.frontends.isStateful(request.headers, request.host);
  }
}
