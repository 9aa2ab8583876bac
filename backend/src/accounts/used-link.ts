import { expectsJson, Forbidden, RedirectTo } from '@laravel-wire/nest';
import type { FastifyRequest } from 'fastify';

/** A link that opens once: people are led to the site, which says that theirs is over; a program gets the 403. */
export async function orSiteThatSaysSo<T>(request: FastifyRequest, opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof Forbidden && !expectsJson(request)) throw new RedirectTo('/?link=over');
    throw error;
  }
}
