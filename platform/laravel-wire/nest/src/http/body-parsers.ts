import { JsonBounds } from '@laravel-wire/core';
import type { WireReply, WireRequest } from './message';
import { readMultipartFields } from './multipart-fields';
import { parsePhpInput } from './php-input';
import { readJson } from './read-json';
import { type ReadsBody, receiveBody } from './unread-body';

type Done = (error: Error | null, body?: unknown) => void;

/** To Laravel a JSON body has its fields whatever the method; PHP reads forms of these two from their address alone. */
export const WITHOUT_FORM: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** Members of all objects, and entries of all lists: more than any form sends. */
const MOST = 10_000;
/** No body of this length goes beyond any bound. */
const HARMLESS = 1000;

/** Bytes, where a route has no limit of its own. */
export const BODY_LIMIT = 1024 * 1024;

/**
 * Reads a body as Laravel does. Nothing here refuses a request, but for a body above its route's limit: an unreadable
 * JSON body counts as empty and is marked, so that session, token and authentication are checked before it. Where bodies
 * have bounds, a large one is read after those checks.
 *
 * @param done  told the input
 */
export function readBody(request: WireRequest, done: Done): void {
  const reads = kindOf(request);
  // A body of another type is not read.
  if (reads) receiveBody(request, reads, done);
  else done(null, {});
}

function kindOf({ headers, server }: WireRequest): ReadsBody | null {
  const type = headers['content-type'] ?? '';
  if (/^[^;]*[/+]json/i.test(type)) return server.boundsBodies ? BOUNDED_JSON : JSON_AS_IT_IS;
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return FORM;
  return isForm(type) ? FORM_IN_PARTS : null;
}

/**
 * Reads the fields of a `multipart/form-data` body that an upload plugin has left unread: axios sends any FormData so.
 * Routes that take uploads read such bodies themselves, as a stream.
 */
export function readFormInParts(request: WireRequest, reply: WireReply, done: (error?: Error) => void): void {
  const isRead = request.body != null || request.unreadBody !== null || request.raw.readableEnded;
  if (isRead || request.routeOptions.config.uploads || !isForm(request.headers['content-type'] ?? '')) {
    done();
    return;
  }
  receiveBody(request, FORM_IN_PARTS, (error, body) => {
    // The rest of the body is not waited for.
    if (error) reply.header('connection', 'close');
    request.body = body;
    done(error ?? undefined);
  });
}

function jsonWithin(most: number | null): ReadsBody {
  return {
    bounds({ headers, routeOptions }) {
      const isHarmless = Number(headers['content-length'] ?? Infinity) <= HARMLESS;
      return isHarmless || routeOptions.config.unparsedList ? null : new JsonBounds(most);
    },
    read: (request, bytes, broken) => readJson(request, bytes, { most, broken }),
  };
}

const JSON_AS_IT_IS = jsonWithin(null);
const BOUNDED_JSON = jsonWithin(MOST);

const FORM: ReadsBody = {
  bounds: () => null,
  read(request, bytes) {
    request.rawBody = bytes;
    return WITHOUT_FORM.has(request.method) ? {} : parsePhpInput(bytes.toString('utf8'));
  },
};

const FORM_IN_PARTS: ReadsBody = {
  bounds: () => null,
  read: (request, bytes) => (WITHOUT_FORM.has(request.method) ? {} : readMultipartFields(request, bytes)),
};

export const isForm = (type: string) => /^multipart\/form-data/i.test(type);
