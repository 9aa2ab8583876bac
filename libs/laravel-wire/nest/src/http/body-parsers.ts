import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parsePhpInput } from './php-input';

/**
 * Reads bodies as Laravel does. Nothing here refuses a request: an unreadable JSON body counts as empty and
 * is marked, so that session, token and authentication are checked before it.
 */
export function registerBodyParsers(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser(
    /^application\/(?:[\w.+-]+\+)?json(?:;|$)/i,
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => done(null, readJson(request, body)),
  );
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body: string, done) => done(null, parsePhpInput(body)),
  );
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}));
}

function readJson(request: FastifyRequest, body: Buffer): unknown {
  request.rawBody = body;
  const text = body.toString('utf8');

  if (text.trim() === '') {
    return {};
  }
  try {
    return /__proto__|\\u005f/i.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
  } catch {
    request.malformedBody = true;
    return {};
  }
}

/** Drops a member that would become an object's prototype once it is copied. */
function withoutPrototype(this: unknown, key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
