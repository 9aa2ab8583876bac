import type { WireRequest } from './message';
import { MAX_PAIRS, parsePhpPairs, type PhpInput } from './php-input';
import { uploadedFile } from './uploaded-file';

/**
 * The fields and files of a `multipart/form-data` body, named as in a form. A body that ends before its form does is
 * marked as malformed.
 */
export function readMultipartFields(request: WireRequest, body: Buffer): PhpInput {
  request.rawBody = body;
  const type = request.headers['content-type'] ?? '';
  const [, quoted, plain = quoted] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  if (plain === undefined) {
    request.malformedBody = true;
    return {};
  }
  // Byte by byte, so that a part's text can be decoded by itself.
  const text = `\r\n${body.toString('latin1')}`;
  const mark = `\r\n--${plain}`;
  request.malformedBody =
    !text.startsWith('--', text.lastIndexOf(mark) + mark.length) || !text.includes(mark);
  const [, ...parts] = text.split(mark, 1 + MAX_PAIRS);
  return parsePhpPairs(parts.flatMap(fieldOf));
}

/** Nothing for a part without a name, and for a file field in which nothing was chosen. */
function fieldOf(part: string): [name: string, value: string | File][] {
  const end = part.indexOf('\r\n\r\n');
  const head = Buffer.from(part.slice(0, Math.max(end, 0)), 'latin1').toString('utf8');
  const name = /^content-disposition:[^\r\n]*;\s*name="([^"\r\n]*)"/im.exec(head)?.[1];
  const [isFile, quoted, plain] =
    /^content-disposition:[^\r\n]*;\s*filename=(?:"([^"\r\n]*)"|([^;\s]*))/im.exec(head) ?? [];
  const fileName = isFile === undefined ? undefined : (quoted ?? plain ?? '');
  if (name === undefined || fileName === '') {
    return [];
  }
  const bytes = Buffer.from(part.slice(end + 4), 'latin1');
  if (fileName === undefined) {
    return [[name, bytes.toString('utf8')]];
  }
  const type = /^content-type:\s*([^\r\n;]+)/im.exec(head)?.[1] ?? '';
  return [[name, uploadedFile(bytes, fileName, type.trim().toLowerCase())]];
}
