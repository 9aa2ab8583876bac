import { keyOf, shown } from './input-path';

/** Looks a field up by its full name, else by a key with `*` for list positions. */
export function lookup<Text>(source: Readonly<Record<string, Text>>, path: string): Text | undefined {
  const field = shown(path);
  if (Object.hasOwn(source, field)) return source[field];

  const key = Object.keys(source).find((candidate) => candidate.includes('*') && standsFor(candidate, path));
  return key === undefined ? undefined : source[key];
}

/**
 * The name of a field in messages. Laravel's rule: a given name; else the raw name for a field of a `*` rule; else
 * words in lower case (`firstName` and `first_name` are `first name`).
 *
 * @param isFromPattern  whether a rule with `*` led to the field
 */
export function fieldName(
  field: string,
  attributes: Readonly<Record<string, string>>,
  isFromPattern: boolean,
): string {
  return (
    lookup(attributes, field) ?? (isFromPattern ? shown(field) : snake(shown(field)).replaceAll('_', ' '))
  );
}

function standsFor(pattern: string, field: string): boolean {
  const parts = pattern.split('.');
  const names = field.split('.').map(keyOf);
  return parts.length === names.length && parts.every((part, index) => part === '*' || part === names[index]);
}

/** Laravel's Str::snake, blanks dropped with it: `line 1` is `line1`. */
function snake(text: string): string {
  if (/^[a-z]+$/.test(text)) return text;

  const joined = text.replace(
    /(^|\s)([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return joined
    .replace(/\s+/g, '')
    .replace(/(.)(?=[A-Z])/g, '$1_')
    .toLowerCase();
}
