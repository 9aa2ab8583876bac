import { isFile } from './is-file';
import { type RuleFamily, listed, onValue, type RuleDefinition } from './rule-definition';
import { type ImageSize, imageSizeOf } from './image-size';
import { isNumeric } from '../php/text';

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

type Demand = (size: ImageSize, limit: string) => boolean;

const DEMANDS: Readonly<Record<string, Demand>> = {
  width: ({ width }, limit) => width === Number(limit),
  height: ({ height }, limit) => height === Number(limit),
  min_width: ({ width }, limit) => width >= Number(limit),
  max_width: ({ width }, limit) => width <= Number(limit),
  min_height: ({ height }, limit) => height >= Number(limit),
  max_height: ({ height }, limit) => height <= Number(limit),
  ratio: (size, limit) => Math.abs(beyondRatio(size, limit)) <= onePixel(size),
  min_ratio: (size, limit) => beyondRatio(size, limit) >= -onePixel(size),
  max_ratio: (size, limit) => beyondRatio(size, limit) <= onePixel(size),
};

/** Excess of the picture's ratio over `3/2` or `1.5`. */
function beyondRatio({ width, height }: ImageSize, limit: string): number {
  const [above = '1', below = '1'] = limit.split('/');
  return width / height - Number(above) / Number(below);
}

const onePixel = ({ width, height }: ImageSize): number => 1 / (Math.max((width + height) / 2, height) + 1);

const isDemand = (text: string): boolean => {
  const [name = '', limit = ''] = text.split('=');
  return Object.hasOwn(DEMANDS, name) && (isNumeric(limit) || /^\d+(?:\.\d+)?\/\d+$/.test(limit));
};

async function holds(value: unknown, demands: readonly string[]): Promise<boolean> {
  if (!isFile(value)) return false;
  if (value.type === 'image/svg+xml') return true;

  const size = await imageSizeOf(value);
  return size !== null && demands.every((demand) => meets(size, demand));
}

function meets(size: ImageSize, demand: string): boolean {
  const [name = '', limit = ''] = demand.split('=');
  return DEMANDS[name]?.(size, limit) === true;
}

/** Checks a picture's pixels, which are read from its own bytes; a drawing (SVG) has none, and passes. */
const dimensionsRule: RuleDefinition = {
  passes: () => true,
  question: ({ value, parameters }) => ({ kind: 'bytes', holds: () => holds(value, parameters) }),
  refuses: (parameters) => {
    const unknown = parameters.find((parameter) => !isDemand(parameter));
    if (parameters.length === 0) return `it needs one of ${Object.keys(DEMANDS).join(', ')}.`;

    return unknown === undefined
      ? null
      : `"${unknown}" is not one of ${Object.keys(DEMANDS).join(', ')} with a number.`;
  },
};

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
