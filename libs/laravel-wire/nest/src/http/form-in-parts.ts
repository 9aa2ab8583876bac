import type { FastifyReply, FastifyRequest } from 'fastify';
import { WireFault } from '../errors';
import { readMultipartFields } from './multipart-fields';

/**
 * Reads the fields of a `multipart/form-data` body that an upload plugin has left unread: axios sends any FormData so.
 * Routes that take uploads read such bodies themselves, as a stream. With a callback: a request without such a form, as
 * most are, waits for no promise. A body above the route's limit is 413.
 */
export function readFormInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const type = request.headers['content-type'] ?? '';
  const isUnread = (request.body ?? null) === null && !request.raw.readableEnded;
  if (isUnread && !request.routeOptions.config.uploads && /^multipart\/form-data/i.test(type)) {
    read(request, reply).then(() => done(), done);
  } else {
    done();
  }
}

async function read(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const body = await wholeBody(request);
  if (body === null) {
    // What is left of the body is not waited for.
    reply.header('connection', 'close');
    throw new WireFault(413, 'The POST data is too large.');
  }
  request.body = readMultipartFields(request, body);
}

/** Null above the route's limit; the answer can still be sent then. */
async function wholeBody({ raw, headers, routeOptions }: FastifyRequest): Promise<Buffer | null> {
  const limit = routeOptions.bodyLimit;
  if (Number(headers['content-length'] ?? 0) > limit) {
    return null;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > limit) {
      return null;
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
