import type { FastifyRequest } from 'fastify';
import { BadRequest } from '../errors';

/** What strict input answers to a body that could not be read. */
export function malformedBody({ headers }: FastifyRequest): BadRequest {
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/');
  return new BadRequest(`The request body is not ${isForm ? 'a valid form' : 'valid JSON'}.`);
}
