import { type RuleFamily, listed, onValue } from './rule-definition';

/** Names that files of a type have, the first being the one that its content suggests. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/json': ['json'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'image/bmp': ['bmp'],
  'image/gif': ['gif'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/svg+xml': ['svg'],
  'image/webp': ['webp'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
};
const IMAGES: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'];

const isFile = (value: unknown): value is Blob => typeof Blob !== 'undefined' && value instanceof Blob;

function hasExtension(value: unknown, allowed: readonly string[]): boolean {
  return isFile(value) && (EXTENSIONS[value.type] ?? []).some((extension) => allowed.includes(extension));
}

function isNamed(value: unknown, allowed: readonly string[]): boolean {
  const name = isFile(value) && 'name' in value ? String(value.name) : '';
  return allowed.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

/** Rules on uploads; anything that is no file fails them. */
export const fileRules: RuleFamily = {
  file: onValue(isFile),
  image: onValue((value, options) =>
    hasExtension(value, options.includes('allow_svg') ? [...IMAGES, 'svg'] : IMAGES),
  ),
  mimes: { ...onValue(hasExtension), placeholders: listed },
  mimetypes: {
    ...onValue(
      (value, types) =>
        isFile(value) &&
        types.some((type) => type === value.type || type === value.type.replace(/\/.*/, '/*')),
    ),
    placeholders: listed,
  },
  extensions: { ...onValue(isNamed), placeholders: listed },
};
