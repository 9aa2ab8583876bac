import type { Line } from './validation/input-shape';
import type { RuleLines } from './validation/rule-set';

type ChangeLine<L> = L extends 'required' | `required|${string}`
  ? `sometimes|${L}`
  : L extends readonly ['required', ...infer Rest extends string[]]
    ? readonly ['sometimes', 'required', ...Rest]
    : L;

/** The lines that `changeLines` makes. */
export type ChangeLines<R> = { readonly [K in keyof R]: ChangeLine<R[K]> };

/**
 * Rule lines of a change after those of a new record: what is left out stays as it is, and what is sent is checked
 * alike. `required|string` becomes `sometimes|required|string`; other lines stand.
 */
export function changeLines<const R extends RuleLines>(lines: R): ChangeLines<R> {
  const changed = Object.entries(lines).map(([name, line]) => [name, changeLine(line)] as const);
  return Object.fromEntries(changed) as ChangeLines<R>;
}

function changeLine(line: Line): Line {
  if (typeof line !== 'string') return line[0] === 'required' ? ['sometimes', ...line] : line;
  return line.split('|')[0] === 'required' ? `sometimes|${line}` : line;
}
