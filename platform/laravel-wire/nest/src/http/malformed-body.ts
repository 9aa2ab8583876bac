import type { WireRequest } from './message';
import { BadRequest } from '../errors';

/** Strict input's answer to a body that could not be read. */
export function malformedBody({ headers }: WireRequest): BadRequest {
  const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/');
  return new BadRequest(`The request body is not ${isForm ? 'a valid form' : 'valid JSON'}.`);
}

/** Spellings of a NUL in JSON, in a form, and in a form in parts. */
const WRITTEN = ['\\u0000', '%00', '\0'];

/** True where a text of the body has a character that some databases and libraries take for its end. */
export function hasNul({ rawBody, body }: WireRequest): boolean {
  return rawBody !== undefined && WRITTEN.some((nul) => rawBody.includes(nul)) && isWithNul(body);
}

function isWithNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(isWithNul);
}
