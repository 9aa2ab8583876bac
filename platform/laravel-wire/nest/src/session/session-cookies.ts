import { Inject, Injectable } from '@nestjs/common';
import type { WireReply, WireRequest } from '../http/message';
import { contextOf } from '../http/wire-context';
import { WIRE_OPTIONS, type WireSettings } from '../options';
import { type Clock, CLOCK } from '../ports';
import { cookieIn, setCookieHeader } from './cookies';
import { Encrypter } from './encrypter';
import { CookieCache } from './cookie-cache';

export const XSRF_COOKIE = 'XSRF-TOKEN';

/** The session's two cookies, on every answer: encrypted anew, or as before where the application wants it. */
@Injectable()
export class SessionCookies {
  readonly encrypter: Encrypter;
  readonly #known: CookieCache;
  readonly derive: (text: string) => string;

  constructor(
    @Inject(WIRE_OPTIONS) private readonly settings: WireSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#known = new CookieCache(settings.sealsOnce ?? false);
    this.encrypter = new Encrypter(settings.appKey, settings.previousKeys);
    this.derive = (text) => this.encrypter.digest(text);
  }

  /** The session id in a Cookie header, null when it is absent or not ours. */
  sessionId(header: string | undefined): string | null {
    return this.read(header, this.settings.sessionCookie);
  }

  /** A cookie's decrypted text. */
  read(header: string | undefined, name: string): string | null {
    const sealed = cookieIn(header, name);
    return sealed === null ? null : this.open(name, sealed);
  }

  /** A cookie's text, or null when the value was not made here for this cookie. */
  open(name: string, sealed: string): string | null {
    const known = this.#known.textOf(name, sealed);
    if (known !== undefined) return known;
    const opened = this.encrypter.opened(name, sealed);
    // A previous key's value is not to be sent again.
    if (opened?.isCurrent) this.#known.store(name, sealed, opened.text);
    return opened?.text ?? null;
  }

  /** Puts the cookies of the request's session on its answer. */
  renew(request: WireRequest, reply: WireReply): void {
    const { session, cookies, rememberLine, deviceLine } = contextOf(request);

    if (!session || cookies === 'none') return;

    const seconds = this.settings.sessionLifetimeMinutes * 60;
    const lines = cookies === 'both' ? [this.line(request, XSRF_COOKIE, session.token, seconds, false)] : [];
    lines.push(this.line(request, this.settings.sessionCookie, session.id, seconds, true));
    for (const line of [rememberLine, deviceLine]) {
      if (line) lines.push(line);
    }
    reply.header('set-cookie', lines);
  }

  /** A Set-Cookie line with an encrypted value. */
  line(request: WireRequest, name: string, text: string, maxAgeSeconds: number, httpOnly: boolean): string {
    return setCookieHeader(name, this.#sealed(name, text), {
      maxAgeSeconds,
      now: this.clock.now(),
      domain: this.settings.cookieDomain,
      sameSite: this.settings.cookieSameSite,
      secure: this.settings.secure ?? request.protocol === 'https',
      httpOnly,
    });
  }

  #sealed(name: string, text: string): string {
    const known = this.#known.sealedOf(name, text);
    if (known !== undefined) return known;
    const sealed = this.encrypter.seal(name, text);
    this.#known.store(name, sealed, text);
    return sealed;
  }
}
