import { JsonBounds } from '@laravel-wire/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readMultipartFields } from './multipart-fields';
import { parsePhpInput } from './php-input';
import { readJson } from './read-json';
import { drainUnreadBodies } from './unread-bodies';
import { type ReadsBody, receiveBody } from './unread-body';

type Done = (error: Error | null, body?: unknown) => void;

/** To Laravel a JSON body has its fields whatever the method; PHP reads forms of these two from their address alone. */
const WITHOUT_FORM = new Set(['GET', 'HEAD']);
/** Members of all objects, and entries of all lists: more than any form sends. */
const MOST = 10_000;
/** No body of this length goes beyond any bound. */
const HARMLESS = 1000;

/**
 * Reads bodies as Laravel does. Nothing here refuses a request, but for a body above its route's limit: an unreadable
 * JSON body counts as empty and is marked, so that session, token and authentication are checked before it.
 *
 * @param isBounded  whether a body has bounds, and a large one is read after those checks
 */
export function registerBodyParsers(fastify: FastifyInstance, isBounded: boolean): void {
  WITHOUT_FORM.forEach((method) => fastify.addHttpMethod(method, { hasBody: true, overrideExisting: true }));
  fastify.decorate('boundsBodies', isBounded);
  fastify.decorateRequest('unreadBody', null);
  drainUnreadBodies(fastify);
  const json = jsonWithin(isBounded ? MOST : null);
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser(/^[^;]*[/+]json/i, (request, _payload, done: Done) =>
    receiveBody(request, json, done),
  );
  fastify.addContentTypeParser('application/x-www-form-urlencoded', (request, _payload, done: Done) =>
    receiveBody(request, FORM, done),
  );
  // What nobody looks at is not read.
  fastify.addContentTypeParser('*', (request, _payload, done: Done) =>
    isForm(request) ? receiveBody(request, FORM_IN_PARTS, done) : done(null, {}),
  );
}

/**
 * Reads the fields of a `multipart/form-data` body that an upload plugin has left unread: axios sends any FormData so.
 * Routes that take uploads read such bodies themselves, as a stream.
 */
export function readFormInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const isRead = request.body != null || request.unreadBody !== null || request.raw.readableEnded;
  if (isRead || request.routeOptions.config.uploads || !isForm(request)) {
    done();
    return;
  }
  receiveBody(request, FORM_IN_PARTS, (error, body) => {
    // What is left of the body is not waited for.
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

const isForm = ({ headers }: FastifyRequest) => /^multipart\/form-data/i.test(headers['content-type'] ?? '');
