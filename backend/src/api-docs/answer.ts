import { binary, type JsonSchema, listOf, ref, text } from './json-schema';

/** A route's successful response, and everything that its decorators cannot tell. */
export interface Answer {
  body: JsonSchema | null;
  /** Set where the route's code decides it, and no decorator tells. */
  status?: number;
  /** Without it JSON. */
  type?: string;
  /** Further good statuses beside the route's own, with their bodies. */
  others?: Record<number, JsonSchema | null>;
  /** Refusals that only the route's own code knows of. */
  faults?: number[];
  /** The request's body where no rule set describes it. */
  input?: JsonSchema;
  /** Text parameters of the query that no rule set names. */
  query?: string[];
  /** The body is a form with this file. */
  upload?: boolean;
  /** Texts of that form. */
  beside?: JsonSchema['properties'];
}

/** By method and path; a body that is not given is the usual one. */
export type Answers = Record<string, Partial<Answer>>;

export const nothing: Answer = { body: null };

export const emptyJson: Answer = { body: { type: 'string', const: '' } };

export const one = (name: string): Answer => ({ body: ref(name) });

export const many = (name: string): Answer => ({ body: listOf(ref(name)) });

/** Papers and tables of docs/wire.md section 3: files that a browser shows or saves. */
export const pdf: Answer = { body: binary, type: 'application/pdf' };
export const csv: Answer = { body: text, type: 'text/csv' };

/** A page of these: the paginator under the name's own component. */
export const page = (name: string): Answer => one(`${name}Page`);

export const or = (answer: Answer, ...faults: number[]): Answer => ({ ...answer, faults });

/** The usual answer, or one of these refusals. */
export const refusing = (...faults: number[]): Partial<Answer> => ({ faults });

/** Create, one and many. */
export const creating = (path: string, answer: Partial<Answer>): Answers => ({
  [`POST ${path}`]: answer,
  [`POST ${path}/store_many`]: answer,
});

/** Records whose state may forbid to change and delete them. */
export const changing = (path: string): Answers => ({
  [`PATCH ${path}`]: refusing(409),
  [`PUT ${path}`]: refusing(409),
  [`DELETE ${path}`]: refusing(409),
});

export const messaging = (path: string): Answers => ({
  [`POST ${path}/view`]: one('Viewed'),
  [`POST ${path}/{mid}/report`]: nothing,
});
