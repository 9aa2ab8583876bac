import type { ChangeLines, Direction, InputShape, RecordType, RuleLines, RuleSet } from '@laravel-wire/core';
import { changeLines, defineRecord, rules } from '@laravel-wire/core';
import { TITLED } from './users/name';
import type { Fields, RecordFrom, Shape } from './fields';

/**
 * A kind of record that is listed, shown, created, changed and deleted: its declaration for server and client.
 */
export interface Resource<
  R extends { id: number },
  Input = unknown,
  Change = unknown,
  Filters = unknown,
  Within extends Parent | null = Parent | null,
> extends Shape<R> {
  readonly name: string;
  readonly type: RecordType<R>;
  readonly rules: RuleSet<Input>;
  readonly updateRules: RuleSet<Change>;
  /** Fields in which the filter `search` looks. */
  readonly searched: readonly string[];
  /** The kind of record that this one is a part of, by its path's parameter. */
  readonly within: Within;
  /** carries the type only; never set */
  readonly filters?: Filters;
}

/** The parts of a machine live at `api/machines/{machine}/blackouts`. */
export interface Parent {
  readonly param: string;
  readonly endpoint: string;
}

interface Declaration<F, I, C, Q, W> {
  name: string;
  endpoint: string;
  within?: W;
  fields: F;
  /** Rule lines of what may be sent for a new record. */
  input: I;
  /** Lines of a change, where they are not those of a new record with each field left out at will. */
  change?: C;
  sortBy: keyof F & string;
  direction?: Direction;
  sorts?: readonly (keyof RecordFrom<F> & string)[];
  /** Rule lines of the list's filters: `search` looks in what is `searched`, any other means the field of its name. */
  filters?: Q;
  searched?: readonly (keyof F & string)[];
}

/** The change's own lines stand in for those that were derived. */
type Merged<I, C> = Omit<ChangeLines<I>, keyof C> & C;
type NoLines = Readonly<Record<never, string>>;

export function defineResource<
  const F extends Fields,
  const I extends RuleLines,
  const C extends RuleLines = NoLines,
  const Q extends RuleLines = NoLines,
  W extends Parent | null = null,
>(
  declaration: Declaration<F, I, C, Q, W>,
): Resource<RecordFrom<F>, InputShape<I>, InputShape<Merged<I, C>>, InputShape<Q>, W> {
  const { name, endpoint, fields, sortBy, direction, sorts } = declaration;
  const filters = declaration.filters && rules(declaration.filters);
  const changes: RuleLines = { ...changeLines(declaration.input), ...declaration.change };
  return {
    name,
    type: defineRecord<RecordFrom<F>>({
      endpoint,
      sortBy,
      direction,
      channel: endpoint.slice(endpoint.lastIndexOf('/') + 1),
      ...(filters ? { filters } : {}),
      ...(sorts ? { sorts } : {}),
    }),
    fields,
    isRecord: true,
    rules: rules(declaration.input, TITLED),
    updateRules: rules<RuleLines>(changes, TITLED) as RuleSet<InputShape<Merged<I, C>>>,
    searched: declaration.searched ?? [],
    within: (declaration.within ?? null) as W,
  };
}

export type InputOfResource<S> = S extends { rules: RuleSet<infer Input> } ? Input : never;
export type ChangeOfResource<S> = S extends { updateRules: RuleSet<infer Change> } ? Change : never;
export type FiltersOfResource<S> = S extends { filters?: infer Filters } ? Filters : never;
