import { dimensionsRule } from './dimensions';
import { isFile } from './is-file';
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
