import type { FastifyRequest } from 'fastify';

/** Laravel's `expectsJson`: the first acceptable type is JSON, or it is an XHR that takes anything. */
export function expectsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  const first = accept.split(',', 1)[0]?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isXhr = request.headers['x-requested-with'] === 'XMLHttpRequest';
  return /[/+]json/.test(first) || (isXhr && ['', '*', '*/*'].includes(first));
}

/** Scheme, host and port that the client asked. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
