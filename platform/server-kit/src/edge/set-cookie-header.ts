import type { FastifyRequest } from 'fastify';

/** A `Set-Cookie` that no script reads, and that comes along with a followed link. @param seconds  0: it goes */
export function setCookieHeader(
  request: FastifyRequest,
  name: string,
  value: string,
  seconds: number,
): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
