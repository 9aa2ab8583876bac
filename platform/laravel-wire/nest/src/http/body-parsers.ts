import { JsonBounds } from '@laravel-wire/core';
import type { WireReply, WireRequest } from './message';
import { MAX_PAIRS, parsePhpInput, parsePhpPairs, type PhpInput } from './php-input';
import { readJson } from './read-json';
import { type ReadsBody, receiveBody } from './unread-body';
import { uploadedFile } from './uploaded-file';

type Done = (error: Error | null, body?: unknown) => void;

/** Laravel gives a JSON body its fields whatever the method; PHP reads forms of these two from their address alone. */
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

/**
 * The fields and files of a `multipart/form-data` body, named as in a form. A body that ends before its form does is
 * marked as malformed.
 */
export function readMultipartFields(request: WireRequest, body: Buffer): PhpInput {
  request.rawBody = body;
  const type = request.headers['content-type'] ?? '';
  const [, quoted, plain = quoted] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  if (plain === undefined) {
    request.malformedBody = true;
    return {};
  }
  // Byte by byte, so that a part's text can be decoded by itself.
  const text = `\r\n${body.toString('latin1')}`;
  const mark = `\r\n--${plain}`;
  request.malformedBody =
    !text.startsWith('--', text.lastIndexOf(mark) + mark.length) || !text.includes(mark);
  const [, ...parts] = text.split(mark, 1 + MAX_PAIRS);
  return parsePhpPairs(parts.flatMap(fieldOf));
}

/** Nothing for a part without a name, and for a file field in which nothing was chosen. */
function fieldOf(part: string): [name: string, value: string | File][] {
  const end = part.indexOf('\r\n\r\n');
  const head = Buffer.from(part.slice(0, Math.max(end, 0)), 'latin1').toString('utf8');
  const name = /^content-disposition:[^\r\n]*;\s*name="([^"\r\n]*)"/im.exec(head)?.[1];
  const [isFile, quoted, plain] =
    /^content-disposition:[^\r\n]*;\s*filename=(?:"([^"\r\n]*)"|([^;\s]*))/im.exec(head) ?? [];
  const fileName = isFile === undefined ? undefined : (quoted ?? plain ?? '');
  if (name === undefined || fileName === '') return [];
  const bytes = Buffer.from(part.slice(end + 4), 'latin1');
  if (fileName === undefined) return [[name, bytes.toString('utf8')]];
  const type = /^content-type:\s*([^\r\n;]+)/im.exec(head)?.[1] ?? '';
  return [[name, uploadedFile(bytes, fileName, type.trim().toLowerCase())]];
}
