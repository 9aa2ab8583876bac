import { Injectable } from '@nestjs/common';
import type { WireRequest } from '../http/message';
import { asObject } from '../input/input-of-request';
import { sameText } from './encrypter';
import type { Session } from './session';
import { SessionCookies, XSRF_COOKIE } from './session-cookies';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Signs for the session's own user alone, and clients of the Pusher protocol send no token. */
const EXEMPT = '/broadcasting/auth';

/** The anti-forgery check: the readable cookie's value in X-XSRF-TOKEN, or the plain token. */
@Injectable()
export class Csrf {
  constructor(private readonly cookies: SessionCookies) {}

  isPassed(request: WireRequest, session: Session): boolean {
    return (
      READING.has(request.method) ||
      request.routeOptions.url === EXEMPT ||
      request.headers['sec-fetch-site'] === 'same-origin' ||
      this.#hasToken(request, session)
    );
  }

  #hasToken(request: WireRequest, session: Session): boolean {
    const given = plainToken(request) ?? this.#sealedToken(request);
    return (
      given !== null &&
      (sameText(session.token, given) || this.#former(session).some((token) => sameText(token, given)))
    );
  }

  #former(session: Session): string[] {
    return session.formerTokens((text) => this.cookies.encrypter.formerDigests(text));
  }

  #sealedToken(request: WireRequest): string | null {
    const header = request.headers['x-xsrf-token'];
    return typeof header === 'string' ? this.cookies.open(XSRF_COOKIE, unescaped(header)) : null;
  }
}

/** The input's `_token`, or the header where there is none; an empty one is none. */
function plainToken({ body, query, headers }: WireRequest): string | null {
  const field = asObject(body)['_token'] ?? asObject(query)['_token'];
  return [field, headers['x-csrf-token']].find(isFilled) ?? null;
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Some clients send the cookie's value as it stands, percent escapes and all; base64 has no percent sign. */
function unescaped(value: string): string {
  return value.replace(/%3d/gi, '=').replace(/%2b/gi, '+').replace(/%2f/gi, '/');
}
