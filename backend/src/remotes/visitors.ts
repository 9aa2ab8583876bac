import { randomBytes } from 'node:crypto';
import { setCookieHeader } from '@kit/server/edge/set-cookie-header';
import { VERSION } from '@kit/federation-registry/remote-store';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'remotes_visitor';
const GIVEN = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{16})(?:;|$)`);
const FAILING_MOST = 20;
const A_YEAR_S = 31_536_000;

/** Identifies a visitor for trials of versions: a random number in their browser, and nothing else. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): string {
  const given = GIVEN.exec(request.headers.cookie ?? '')?.[1];
  if (given !== undefined) return given;
  const made = randomBytes(8).toString('hex');
  reply.header('set-cookie', setCookieHeader(request, COOKIE, made, A_YEAR_S));
  return made;
}

/** Parses `/remotes.json?without=VERSION,…`: versions that failed where the page is; a few at most. */
export function failingIn(url: string): string[] {
  const without = new URLSearchParams(url.split('?')[1] ?? '').get('without') ?? '';
  return without
    .split(',')
    .filter((one) => VERSION.test(one))
    .slice(0, FAILING_MOST);
}
