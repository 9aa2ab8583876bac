import type { Logger } from '@nestjs/common';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { matchedUrl, withoutQuery } from './paths';

/** An Express application, or whatever else has each request first. What it hands to `next` is the wire's. */
export type First = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/** Has `first` look at a request by the URL that the wire will match; the wire's own links have it as it was sent. */
export function firstOf(first: First, wire: RequestListener, logger: Pick<Logger, 'error'>): RequestListener {
  return (request, response) => {
    const requestedUrl = request.url ?? '/';
    const matched = matchedUrl(requestedUrl);
    let isWires = false;
    const fail = (error: unknown): void => {
      const status = isWires ? 500 : statusOf(error);
      if (status === 500 || response.headersSent) {
        const detail = error instanceof Error ? error.stack : String(error);
        logger.error(`before the wire: ${request.method} ${withoutQuery(requestedUrl)}`, detail);
      }
      if (!isWires) answer(response, status);
    };
    const next = (error?: unknown): void => {
      if (error) {
        fail(error);
        return;
      }
      isWires = true;
      if (request.url === matched) request.url = requestedUrl;
      wire(request, response);
    };
    request.url = matched;
    void (async () => first(request, response, next))().catch(fail);
  };
}

/** An answer that has begun cannot be mended: its connection ends, so that nobody takes it for whole. */
function answer(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status).end();
  else if (!response.writableEnded) response.destroy();
}

/** Express's reading of the status, but what is not the client's fault is a 500. */
function statusOf(error: unknown): number {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
