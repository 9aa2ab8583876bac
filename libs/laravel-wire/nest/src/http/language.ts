import { type Language, languageFor } from '@laravel-wire/core';
import type { FastifyRequest } from 'fastify';

/** The language a request's texts are in; its catalogue and names go to a check as they are. */
export function languageOf(request: FastifyRequest): Language {
  return languageFor(request.headers['accept-language']);
}

/** The part of a language that a check takes. */
export function wordsFor(request: FastifyRequest): Pick<Language, 'messages' | 'attributes'> {
  const { messages, attributes } = languageOf(request);
  return { messages, attributes };
}
