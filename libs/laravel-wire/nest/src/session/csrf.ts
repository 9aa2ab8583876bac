import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { sameText } from './encrypter';
import type { Session } from './session';
import { SessionCookies, XSRF_COOKIE } from './session-cookies';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** These only sign for the session's own user, and clients of the Pusher protocol send no token. */
const EXEMPT = new Set(['/broadcasting/auth', '/api/broadcasting/auth']);

/** The anti-forgery check: the readable cookie's value in X-XSRF-TOKEN, or the plain token. */
@Injectable()
export class Csrf {
  constructor(private readonly cookies: SessionCookies) {}

  isPassed(request: FastifyRequest, session: Session): boolean {
    return (
      READING.has(request.method) ||
      EXEMPT.has(request.routeOptions.url ?? '') ||
      request.headers['sec-fetch-site'] === 'same-origin' ||
      this.#hasToken(request, session)
    );
  }

  #hasToken(request: FastifyRequest, session: Session): boolean {
    const given = plainToken(request) ?? this.#sealedToken(request);
    return given !== null && sameText(session.token, given);
  }

  #sealedToken(request: FastifyRequest): string | null {
    const header = request.headers['x-xsrf-token'];
    return typeof header === 'string' ? this.cookies.encrypter.open(XSRF_COOKIE, unescaped(header)) : null;
  }
}

function plainToken(request: FastifyRequest): string | null {
  const header = request.headers['x-csrf-token'];
  const { body } = request;
  const field: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, '_token') : undefined;
  return typeof field === 'string' ? field : typeof header === 'string' ? header : null;
}

/** Some clients send the cookie's value as it stands, percent escapes and all; base64 has no percent sign. */
function unescaped(value: string): string {
  return value.replace(/%3d/gi, '=').replace(/%2b/gi, '+').replace(/%2f/gi, '/');
}
