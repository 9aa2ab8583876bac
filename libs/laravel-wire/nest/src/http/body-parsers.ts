import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { isTooDeep } from './json-depth';
import { readMultipartFields } from './multipart-fields';
import { parsePhpInput } from './php-input';

/**
 * Reads bodies as Laravel does. Nothing here refuses a request: an unreadable JSON body counts as empty and
 * is marked, so that session, token and authentication are checked before it.
 */
export function registerBodyParsers(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser(/^[^;]*[/+]json/i, { parseAs: 'buffer' }, (request, body: Buffer, done) =>
    done(null, readJson(request, body)),
  );
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      request.rawBody = body;
      done(null, parsePhpInput(body.toString('utf8')));
    },
  );
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) =>
    done(null, readOther(request, body)),
  );
}

function readOther(request: FastifyRequest, body: Buffer): unknown {
  const isForm = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
  return isForm ? readMultipartFields(request, body) : {};
}

function readJson(request: FastifyRequest, body: Buffer): unknown {
  request.rawBody = body;
  const text = body.toString('utf8');

  if (text.trim() === '') {
    return {};
  }
  // As PHP's json_decode, which takes neither; what is deeper would overflow the stack of whoever walks it.
  if (!isUtf8(body) || isTooDeep(text)) {
    request.malformedBody = true;
    return {};
  }
  try {
    const value: unknown = PROTOTYPE.test(text) ? JSON.parse(text, withoutPrototype) : JSON.parse(text);
    request.malformedBody = SURROGATE.test(text) && HALF.test(JSON.stringify(value));
    return request.malformedBody ? {} : value;
  } catch {
    request.malformedBody = true;
    return {};
  }
}

/** The name, or an escape that one of its letters may stand behind. */
const PROTOTYPE = /__proto__|\\u00[5-7]/i;
const SURROGATE = /\\ud[89a-f]/i;
/** JSON.stringify escapes a surrogate that lacks its other half, and none else: no text has such a character. */
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** Drops a member that would become an object's prototype once it is copied. */
function withoutPrototype(this: unknown, key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
