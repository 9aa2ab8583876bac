import { Inject, Injectable } from '@nestjs/common';
import { expectsJson, originOf, type WireReply, type WireRequest } from './message';
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { RedirectTo, WireFault } from '../errors';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { type Clock, CLOCK } from '../ports';
import { cookieIn, setCookieHeader } from '../session/cookies';
import { sameText } from '../session/encrypter';
import { pathMatcher, rawPathOf } from './path-patterns';
import { withoutSlashes } from './paths';

const COOKIE = 'laravel_maintenance';
const COOKIE_SECONDS = 12 * 60 * 60;

/** File that `php artisan down` writes. */
interface Down {
  except?: string[] | null;
  redirect?: string | null;
  retry?: number | string | null;
  refresh?: number | string | null;
  secret?: string | null;
  status?: number | null;
  template?: string | null;
}

/** The site is down: goes before a 404, too. */
export class DownForMaintenance extends WireFault {
  override readonly headers: Record<string, string>;

  constructor({ status, retry, refresh }: Down) {
    super(status ?? 503, 'Service Unavailable');
    this.headers = {
      ...(retry == null ? {} : { 'retry-after': String(retry) }),
      ...(refresh == null ? {} : { refresh: String(refresh) }),
    };
  }
}

/** Ends requests while a Laravel beside is down: its middleware `PreventRequestsDuringMaintenance`. */
@Injectable()
export class Maintenance {
  readonly #isExcept: (request: WireRequest) => boolean;

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#isExcept = pathMatcher(settings.maintenance?.except ?? []);
  }

  /**
   * @returns whether the prerendered page was sent
   * @throws DownForMaintenance, RedirectTo
   */
  answers(request: WireRequest, reply: WireReply): boolean {
    const file = this.settings.maintenance?.file;
    const down = file === undefined || this.#isExcept(request) ? null : readDown(file);
    if (down === null || pathMatcher(down.except ?? [])(request) || this.#passes(request, reply, down)) {
      return false;
    }
    const isPage = !expectsJson(request);
    const target = down.redirect == null ? null : withoutSlashes(down.redirect) || '/';
    if (isPage && target !== null && target !== rawPathOf(request)) {
      throw new RedirectTo(addressOf(target, request));
    }
    const fault = new DownForMaintenance(down);
    if (!isPage || down.template == null) throw fault;
    reply.code(fault.status).headers(fault.headers).type('text/html; charset=UTF-8').send(down.template);
    return true;
  }

  /** True for who knows the secret. @throws RedirectTo where it is the path, with a cookie for what follows */
  #passes(request: WireRequest, reply: WireReply, { secret }: Down): boolean {
    // Anybody could make the cookie of an empty one.
    if (typeof secret !== 'string' || secret === '') return false;
    if (sameText(secret, rawPathOf(request))) {
      reply.header('set-cookie', this.#bypassCookie(request, secret));
      throw new RedirectTo(originOf(request));
    }
    return this.#hasBypass(request, secret);
  }

  #bypassCookie(request: WireRequest, secret: string): string {
    const now = this.clock.now();
    const end = Math.floor(now.getTime() / 1000) + COOKIE_SECONDS;
    const value = Buffer.from(JSON.stringify({ expires_at: end, mac: macOf(end, secret) })).toString(
      'base64',
    );
    return setCookieHeader(COOKIE, value, {
      maxAgeSeconds: COOKIE_SECONDS,
      now,
      domain: this.settings.cookieDomain,
      secure: this.settings.secure ?? request.protocol === 'https',
      httpOnly: true,
    });
  }

  /** True where the cookie is one of Laravel's `MaintenanceModeBypassCookie`, and its twelve hours are not over. */
  #hasBypass(request: WireRequest, secret: string): boolean {
    const cookie = cookieIn(request.headers.cookie, COOKIE);
    const { expires_at: end, mac } = cookie === null ? {} : payloadOf(cookie);
    return (
      (typeof end === 'number' || typeof end === 'string') &&
      typeof mac === 'string' &&
      sameText(macOf(end, secret), mac) &&
      Number(end) >= Math.floor(this.clock.now().getTime() / 1000)
    );
  }
}

/** Null while the site is up. A file that cannot be read says no more than that it is down. */
function readDown(file: string): Down | null {
  const down = existsSync(file) ? parsed<Down>(() => readFileSync(file, 'utf8')) : null;
  // It may be gone by now, and then nothing was read.
  return down && existsSync(file) ? down : null;
}

const payloadOf = (cookie: string): { expires_at?: unknown; mac?: unknown } =>
  parsed(() => Buffer.from(cookie, 'base64').toString());

const macOf = (end: number | string, secret: string): string =>
  createHmac('sha256', secret).update(String(end)).digest('hex');

/** Same as Laravel's `redirect($path)`. */
function addressOf(path: string, request: WireRequest): string {
  if (/^https?:\/\//.test(path)) return path;
  return originOf(request) + (path === '/' ? '' : `/${path}`);
}

function parsed<T extends object>(text: () => string): Partial<T> {
  try {
    const value: unknown = JSON.parse(text());
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // Half written, or what somebody made up.
    return {};
  }
}
