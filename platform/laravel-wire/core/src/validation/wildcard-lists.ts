import { keyOf } from './dotted-keys';
import { expandPattern, isContainer, valueAt } from './input-path';

/**
 * Makes a list of each object whose members a pattern rules by `*`, so that the input has the type the rules give it.
 * To Laravel an object is an array too, and `{"a": {…}}` passes as one.
 *
 * @param patterns  names in the rule set: `data.*.line1` says that `data` is a list
 */
export function listWildcards(input: Record<string, unknown>, patterns: Iterable<string>): void {
  for (const list of listPatterns([...patterns].filter((pattern) => pattern.includes('*')))) {
    for (const path of expandPattern(input, list)) makeList(input, path);
  }
}

/** `a` and `a.*.b` for `a.*.b.*.c`: outer ones first, since a list has other keys than the object it was. */
function listPatterns(patterns: Iterable<string>): Set<string> {
  return new Set(
    [...patterns].flatMap((pattern) => {
      const parts = pattern.split('.');
      return parts.flatMap((part, index) =>
        part === '*' && index > 0 ? [parts.slice(0, index).join('.')] : [],
      );
    }),
  );
}

function makeList(input: Record<string, unknown>, path: string): void {
  const value = valueAt(input, path);
  if (!isContainer(value) || Array.isArray(value)) return;

  const parts = path.split('.');
  const last = parts.pop() ?? path;
  const parent = parts.length === 0 ? input : valueAt(input, parts.join('.'));
  if (isContainer(parent)) parent[keyOf(last)] = Object.values(value);
}
