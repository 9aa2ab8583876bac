import type { FastifyRequest } from 'fastify';
import { MAX_PAIRS, parsePhpPairs, type PhpInput } from './php-input';

/**
 * The fields of a `multipart/form-data` body, named as in a form. Files are left out: an application that takes uploads
 * reads such bodies itself. A body that ends before its form does is marked as malformed.
 */
export function readMultipartFields(request: FastifyRequest, body: Buffer): PhpInput {
  request.rawBody = body;
  const type = request.headers['content-type'] ?? '';
  const [, quoted, plain = quoted] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  if (plain === undefined) {
    request.malformedBody = true;
    return {};
  }
  // Byte by byte, so that a part's text can be decoded by itself.
  const text = body.toString('latin1');
  const mark = `--${plain}`;
  request.malformedBody =
    !text.startsWith('--', text.lastIndexOf(mark) + mark.length) || !text.includes(mark);
  const [, ...parts] = text.split(mark, 1 + MAX_PAIRS);
  return parsePhpPairs(parts.flatMap(fieldOf));
}

function fieldOf(part: string): [name: string, value: string][] {
  const end = part.indexOf('\r\n\r\n');
  const head = Buffer.from(part.slice(0, Math.max(end, 0)), 'latin1').toString('utf8');
  const name = /^content-disposition:[^\r\n]*;\s*name="([^"\r\n]*)"/im.exec(head)?.[1];
  const isFile = /^content-disposition:[^\r\n]*;\s*filename\*?=/im.test(head);
  if (name === undefined || isFile) {
    return [];
  }
  const value = part.slice(end + 4).replace(/\r\n$/, '');
  return [[name, Buffer.from(value, 'latin1').toString('utf8')]];
}
