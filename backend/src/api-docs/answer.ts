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

export type Answers = Record<string, Answer>;

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

/** List and show. */
export const reading = (path: string, name: string, id = '{id}'): Answers => ({
  [`GET ${path}`]: page(name),
  [`GET ${path}/${id}`]: one(name),
});

/** Create, one and many. @param faults  of both */
export const creating = (path: string, name: string, ...faults: number[]): Answers => ({
  [`POST ${path}`]: or(one(name), ...faults),
  [`POST ${path}/store_many`]: or(many(name), ...faults),
});

/** Change, both ways, and delete. @param faults  of all three */
export const changing = (path: string, name: string, ...faults: number[]): Answers => ({
  [`PATCH ${path}/{id}`]: or(one(name), ...faults),
  [`PUT ${path}/{id}`]: or(one(name), ...faults),
  [`DELETE ${path}/{id}`]: or(nothing, ...faults),
});

/** Actions on a record; each answers with it. Its state may forbid them. */
export const acting = (path: string, name: string, ...actions: string[]): Answers =>
  Object.fromEntries(actions.map((action) => [`POST ${path}/{id}/${action}`, or(one(name), 409)]));

export const messaging = (path: string): Answers => ({
  [`GET ${path}`]: page('Message'),
  [`GET ${path}/{mid}`]: one('Message'),
  ...creating(path, 'Message'),
  [`POST ${path}/view`]: one('Viewed'),
  [`POST ${path}/{mid}/view`]: one('Message'),
  [`POST ${path}/{mid}/report`]: or(nothing, 409),
  [`DELETE ${path}/{mid}`]: nothing,
});
