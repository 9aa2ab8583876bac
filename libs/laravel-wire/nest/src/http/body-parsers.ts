import { boundBrokenBy } from '@laravel-wire/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { emptyObjectsAsLists } from './empty-objects';
import { readMultipartFields } from './multipart-fields';
import { parsePhpInput } from './php-input';

/** To Laravel a JSON body has its fields whatever the method; PHP reads forms of these two from their address alone. */
const WITHOUT_FORM = new Set(['GET', 'HEAD']);

/**
 * Reads bodies as Laravel does. Nothing here refuses a request: an unreadable JSON body counts as empty and
 * is marked, so that session, token and authentication are checked before it.
 */
export function registerBodyParsers(fastify: FastifyInstance, isBounded: boolean): void {
  WITHOUT_FORM.forEach((method) => fastify.addHttpMethod(method, { hasBody: true, overrideExisting: true }));
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser(/^[^;]*[/+]json/i, { parseAs: 'buffer' }, (request, body: Buffer, done) =>
    done(null, readJson(request, body, isBounded ? maxMembersOf(request) : null)),
  );
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      request.rawBody = body;
      done(null, WITHOUT_FORM.has(request.method) ? {} : parsePhpInput(body.toString('utf8')));
    },
  );
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) =>
    done(null, readOther(request, body)),
  );
}

function readOther(request: FastifyRequest, body: Buffer): unknown {
  const isForm = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
  return isForm && !WITHOUT_FORM.has(request.method) ? readMultipartFields(request, body) : {};
}

/** More than any form sends; a route may take more. */
const MAX_MEMBERS = 10_000;

const maxMembersOf = (request: FastifyRequest) => request.routeOptions.config.inputMembers ?? MAX_MEMBERS;

/** @param maxMembers  that objects may have in all, and a list that is the body itself; any number without it */
export function readJson(request: FastifyRequest, body: Buffer, maxMembers: number | null): unknown {
  request.rawBody = body;
  const text = body.toString('utf8');

  if (text.trim() === '') {
    return {};
  }
  // As PHP's json_decode, which takes neither; what is deeper would overflow the stack of whoever walks it.
  const broken = isUtf8(body) ? boundBrokenBy(text, maxMembers) : 'deep';
  if (broken) {
    request.malformedBody = broken === 'deep';
    request.hasTooManyMembers = broken !== 'deep';
    request.hasTooManyEntries = broken === 'entries';
    return {};
  }
  try {
    const php = emptyObjectsAsLists(text);
    const value: unknown = PROTOTYPE.test(text) ? JSON.parse(php, withoutPrototype) : JSON.parse(php);
    if (maxMembers !== null && Array.isArray(value) && value.length > maxMembers) {
      request.hasTooManyMembers = true;
      return {};
    }
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
