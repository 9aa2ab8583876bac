import type { Condition } from './condition';
import type { Source } from './sources';
import { type From, gather, walk } from './statements';

export interface Fitting {
  conditions: Condition[];
  visible: Condition[];
  /** The request's narrowing with the fewest rows; null where nothing has an index. */
  kind: Source[] | null;
  /** Conditions, as SQL, that rows of this kind fulfil. */
  known: ReadonlySet<string>;
  /** True when `kind` is small enough to be counted row by row. */
  isSome: boolean;
  /** True when it is small enough to be read whole for a page. */
  isGathered: boolean;
}

/** Conditions not yet fulfilled by rows that were read by their kind. */
function remainingConditions({ conditions, visible, known }: Fitting): Condition[] {
  return [...conditions.filter(({ sql }) => !known.has(sql)), ...visible];
}

export interface Reading {
  from: From;
  fit: Condition[];
}

/** All that can fit, in one reading or two. No machine is in two. */
export function readingsOf(fitting: Fitting, sqlite: boolean): [Reading, ...Reading[]] {
  const [first, ...others] = fitting.kind ?? [];
  if (!first || others.length === 0 || first.table !== 'search_machines' || !fitting.isSome)
    return [readingOf(fitting, sqlite)];
  // Machines of a type are read of its index alone, and are most of those that have its words.
  const fit = remainingConditions(fitting);
  return [
    { from: gather([first], sqlite), fit },
    { from: gather(others, sqlite, first), fit },
  ];
}

export function readingOf(fitting: Fitting, sqlite: boolean): Reading {
  const { kind, isSome, conditions, visible } = fitting;
  if (kind && (isSome || kind.length === 1))
    return { from: gather(kind, sqlite), fit: remainingConditions(fitting) };
  return { from: walk(null, sqlite), fit: [...conditions, ...visible] };
}
