import { parsePhpPairs, type PhpInput } from './php-input';

/**
 * The fields of a `multipart/form-data` body, named as in a form. Files are left out: an application that takes uploads
 * reads such bodies itself.
 */
export function parseMultipartFields(contentType: string, body: Buffer): PhpInput {
  const [, quoted, plain = quoted] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  if (plain === undefined) {
    return {};
  }
  // Byte by byte, so that a part's text can be decoded by itself.
  const parts = body.toString('latin1').split(`--${plain}`).slice(1, -1);
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
