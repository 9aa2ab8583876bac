import { dimensionsRule } from './dimensions';
import { isFile } from './is-file';
import { type RuleFamily, listed, onValue } from './rule-definition';

/** Names that files of a type have, the first being the one that its content suggests. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/gzip': ['gz'],
  'application/json': ['json'],
  'application/msword': ['doc'],
  'application/pdf': ['pdf'],
  'application/rtf': ['rtf'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-outlook': ['msg'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.rar': ['rar'],
  'application/x-7z-compressed': ['7z'],
  'application/x-gzip': ['gz'],
  'application/x-rar': ['rar'],
  'application/xml': ['xml'],
  'application/zip': ['zip'],
  'audio/mp4': ['m4a'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
  'audio/x-m4a': ['m4a'],
  'audio/x-wav': ['wav'],
  'image/avif': ['avif'],
  'image/bmp': ['bmp'],
  'image/gif': ['gif'],
  'image/heic': ['heic'],
  'image/heif': ['heif'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/svg+xml': ['svg'],
  'image/tiff': ['tif'],
  'image/vnd.dwg': ['dwg'],
  'image/webp': ['webp'],
  'message/rfc822': ['eml'],
  'text/calendar': ['ics'],
  'text/csv': ['csv'],
  'text/html': ['html'],
  'text/markdown': ['md'],
  'text/plain': ['txt'],
  'text/rtf': ['rtf'],
  'text/xml': ['xml'],
  'video/mp4': ['mp4'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
};
const IMAGES: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'avif', 'heic', 'heif'];

const KNOWN: ReadonlySet<string> = new Set(Object.values(EXTENSIONS).flat());
/** Whatever such a file holds, a server may run it by its name. */
const PHP = /^(?:php\d?|phtml|phar)$/;

function hasExtension(value: unknown, allowed: readonly string[]): boolean {
  const names = isFile(value) ? (EXTENSIONS[value.type] ?? []) : [];
  return names.some((extension) => allowed.includes(extension)) && !PHP.test(extensionOf(value));
}

function isNamed(value: unknown, allowed: readonly string[]): boolean {
  return isFile(value) && allowed.includes(extensionOf(value));
}

function extensionOf(value: unknown): string {
  const name = isFile(value) && 'name' in value ? String(value.name) : '';
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

function unknownName(extensions: readonly string[]): string | null {
  const unknown = extensions.find((extension) => !KNOWN.has(extension));
  return unknown === undefined
    ? null
    : `nothing is known of files named .${unknown}; write "mimetypes:" with their type.`;
}

/** Rules on uploads; anything that is no file fails them. */
export const fileRules: RuleFamily = {
  file: onValue(isFile),
  image: onValue((value, options) =>
    hasExtension(value, options.includes('allow_svg') ? [...IMAGES, 'svg'] : IMAGES),
  ),
  mimes: { ...onValue(hasExtension), placeholders: listed, refuses: unknownName },
  mimetypes: {
    ...onValue(
      (value, types) =>
        isFile(value) &&
        !PHP.test(extensionOf(value)) &&
        types.some((type) => type === value.type || type === value.type.replace(/\/.*/, '/*')),
    ),
    placeholders: listed,
  },
  dimensions: dimensionsRule,
  extensions: { ...onValue(isNamed), placeholders: listed },
};
