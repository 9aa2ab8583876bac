import { type AnyPaginated, jsonResource, resourceCollection } from './json-resource';
import type { RecordKey } from './record-type';

type Members = Readonly<Record<string, unknown>>;

/** Presentation of records of a kind, as by a class of Laravel's `JsonApiResource`. */
export interface JsonApiType<T extends object> {
  readonly type: string;
  /** Its member `id` without it. */
  id?(record: T): RecordKey;
  /** A function is called where a client asks for that member; what is undefined is left out. */
  attributes(record: T): Members;
  /** Relations that a client may include: `{ author: relatedTo(authors, post.author) }`. */
  relationships?(record: T): Readonly<Record<string, Related>>;
  links?(record: T): Members;
  meta?(record: T): Members;
}

/** Null where there is none, undefined where it was not loaded. */
type Found<T> = T | readonly T[] | null | undefined;

interface Related {
  type: JsonApiType<object>;
  found: Found<object>;
}

/** Options of a document, beside its records. */
export interface JsonApiOptions {
  /** The request's query, whose `include` and `fields` are read. */
  query?: Members;
  /** Same as `JsonApiResource::configure`: `{ version: '1.1' }`. */
  jsonapi?: Members;
  /** Members beside `data`, as of `jsonResource`. */
  additional?: Members;
}

interface Shown {
  record: object;
  type: JsonApiType<object>;
  /** Names of relations; without it all that are loaded, which holds for what is included. */
  relations?: Set<string>;
}

/** Laravel's `$maxRelationshipDepth`. */
const MAX_DEPTH = 5;

/** A relation as a type names it: `author: (post) => relatedTo(authors, post.author)`. */
export const relatedTo = <T extends object>(type: JsonApiType<T>, found: Found<T>): Related => ({
  type,
  found,
});

/** The relations that a query asks to include, for an application to load: `['author', 'comments.author']`. */
export function jsonApiIncludes({ include }: Members): string[] {
  const paths = typeof include === 'string' ? include.trim().split(',') : [];
  return paths.filter((path) => path !== '').map((path) => path.split('.', MAX_DEPTH).join('.'));
}

/** A record, and what the query asks to include, as Laravel's `JsonApiResource` answers it. */
export function jsonApiResource<T extends object>(
  record: T,
  type: JsonApiType<T>,
  options: JsonApiOptions = {},
): object {
  const root = rootOf(record, type, options);
  return jsonResource({ data: objectOf(root, options), ...besides([root], options) }, options);
}

/** A list of records, or one page of one with its `links` and `meta`. */
export function jsonApiCollection<T extends object>(
  rows: readonly T[] | AnyPaginated<T>,
  type: JsonApiType<T>,
  options: JsonApiOptions = {},
): object {
  const roots = ('data' in rows ? rows.data : rows).map((record) => rootOf(record, type, options));
  const present = (record: T) => objectOf(rootOf(record, type, options), options);
  return jsonResource(resourceCollection(rows, present, { additional: besides(roots, options) }), options);
}

const rootOf = (record: object, type: JsonApiType<object>, { query = {} }: JsonApiOptions): Shown => ({
  record,
  type,
  relations: new Set(jsonApiIncludes(query).map((path) => path.split('.', 1).join())),
});

/** A record that several include counts as the first one shows it. */
function besides(roots: Shown[], options: JsonApiOptions): Members {
  const included = new Map<string, Shown>();
  for (const shown of roots.flatMap(includedBy)) {
    if (!included.has(keyOf(shown))) included.set(keyOf(shown), shown);
  }
  const objects = [...included.values()].map((shown) => objectOf(shown, options));
  return withoutEmpty({ included: objects, jsonapi: options.jsonapi });
}

/** Records shown beside a record: its relations, then theirs, none twice, be it loaded anew each time. */
function includedBy(root: Shown): Shown[] {
  const found = new Map<string, Shown>();
  const queue = relationsOf(root).flatMap(([, each]) => each ?? []);
  for (const shown of queue) {
    const isRoot = shown.record === root.record && shown.type.type === root.type.type;
    if (isRoot || found.has(keyOf(shown))) continue;
    found.set(keyOf(shown), shown);
    queue.push(...relationsOf(shown).flatMap(([, each]) => each ?? []));
  }
  return [...found.values()];
}

function relationsOf({ record, type, relations }: Shown): [name: string, found: Shown | Shown[] | null][] {
  return Object.entries(type.relationships?.(record) ?? {}).flatMap(([name, { type: of, found }]) => {
    if (found === undefined || relations?.has(name) === false) return [];
    const shownOf = (each: object): Shown => ({ record: each, type: of });
    return [[name, Array.isArray(found) ? found.map(shownOf) : found && shownOf(found)]];
  });
}

function objectOf(shown: Shown, { query = {} }: JsonApiOptions): object {
  const { record, type } = shown;
  const relationships = relationsOf(shown).map(([name, found]) => [
    name,
    { data: Array.isArray(found) ? found.map(identifierOf) : found && identifierOf(found) },
  ]);
  return {
    ...identifierOf(shown),
    ...withoutEmpty({
      attributes: attributesOf(shown, query),
      relationships: Object.fromEntries(relationships) as Members,
      links: type.links?.(record),
      meta: type.meta?.(record),
    }),
  };
}

function attributesOf({ record, type }: Shown, { fields }: Members): Members {
  const isSparse = typeof fields === 'object' && fields !== null && Object.hasOwn(fields, type.type);
  const requested: unknown = isSparse ? Reflect.get(fields, type.type) : null;
  const names = typeof requested === 'string' ? requested.trim().split(',') : [];
  const wanted = Object.entries(type.attributes(record)).filter(
    ([name]) => !isSparse || names.includes(name),
  );
  const values = wanted.map(([name, value]) => [name, typeof value === 'function' ? value() : value]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Members;
}

const identifierOf = ({ record, type }: Shown) => ({
  id: String(type.id?.(record) ?? Reflect.get(record, 'id')),
  type: type.type,
});

function keyOf(shown: Shown): string {
  const { id, type } = identifierOf(shown);
  return `${id}:${type}`;
}

/** Laravel leaves out members that have nothing. */
const withoutEmpty = (members: Members): Members =>
  Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) => value !== undefined && Object.keys(value as object).length > 0,
    ),
  );
