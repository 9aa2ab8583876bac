/** A rule line: `required|string|max:20`, or a list where a rule contains a bar. */
type Line = string | readonly string[];

type Split<S extends string> = S extends `${infer Head}|${infer Rest}` ? Head | Split<Rest> : S;
type RulesIn<L> = L extends readonly (infer One extends string)[]
  ? One
  : L extends `${'regex' | 'not_regex'}:${string}`
    ? L
    : L extends string
      ? Split<L>
      : never;

type NameOf<Rule> = Rule extends `${infer Name}:${string}` ? Name : Rule;
type Names<L> = NameOf<RulesIn<L>>;
type Has<L, Name extends string> = Extract<Names<L>, Name> extends never ? false : true;

type Commas<S extends string> = S extends `${infer Head},${infer Rest}` ? Head | Commas<Rest> : S;
type Choices<Rule> = Rule extends `in:${infer List}` ? Commas<List> : never;

type TextRule =
  | 'string'
  | 'email'
  | 'date'
  | 'date_format'
  | 'after'
  | 'after_or_equal'
  | 'before'
  | 'before_or_equal'
  | 'date_equals'
  | 'url'
  | 'uuid'
  | 'ulid'
  | 'json'
  | 'base64'
  | 'regex'
  | 'alpha'
  | 'alpha_num'
  | 'alpha_dash'
  | 'ascii'
  | 'digits'
  | 'digits_between'
  | 'starts_with'
  | 'ends_with'
  | 'lowercase'
  | 'uppercase'
  | 'timezone'
  | 'ip'
  | 'ipv4'
  | 'ipv6'
  | 'mac_address'
  | 'hex_color';

type FileRule = 'file' | 'image' | 'mimes' | 'mimetypes' | 'dimensions' | 'extensions';

/** A file as it was sent: a browser's File, and Node's. */
export type UploadedFile = Blob & { readonly name: string };

type Leaf<L> =
  Has<L, 'integer' | 'int' | 'numeric' | 'decimal'> extends true
    ? number
    : Has<L, 'boolean' | 'bool' | 'accepted' | 'declined'> extends true
      ? boolean
      : Has<L, 'array' | 'list'> extends true
        ? unknown[]
        : Has<L, FileRule> extends true
          ? UploadedFile
          : Has<L, 'in'> extends true
            ? Choices<RulesIn<L>>
            : Has<L, TextRule> extends true
              ? string
              : unknown;

type Head<K> = K extends `${infer First}.${string}` ? First : K;
type Below<R, H extends PropertyKey> = {
  [K in keyof R as K extends `${H & string}.${infer Rest}` ? Rest : never]: R[K];
};
type LineAt<R, H> = H extends keyof R ? R[H] : never;

type Node<R, H extends PropertyKey> = keyof Below<R, H> extends never
  ? Leaf<LineAt<R, H>>
  : Branch<Below<R, H>>;
type Branch<B> = [Head<keyof B>] extends ['*'] ? Node<B, '*'>[] : InputShape<B>;

type Surely = 'required' | 'accepted' | 'declined' | 'present';
type IsSure<L> = [L] extends [never] ? false : Has<L, 'sometimes'> extends true ? false : Has<L, Surely>;
type SureKeys<R> = { [K in keyof R as IsSure<R[K]> extends true ? Head<K> : never]: true };

/** A head is sure to be there by its own rule; without an own rule, by a sure one below it (not below a `*`). */
type IsSureHead<R, H> = H extends keyof R
  ? IsSure<R[H]>
  : H extends keyof SureKeys<R>
    ? Extract<keyof R, `${H & string}.*${string}`> extends never
      ? true
      : false
    : false;

type MaybeNull<L> = [L] extends [never]
  ? never
  : Has<L, 'nullable'> extends true
    ? Has<L, 'required' | 'accepted' | 'declined'> extends true
      ? never
      : null
    : never;
type Value<R, H extends PropertyKey> = Node<R, H> | MaybeNull<LineAt<R, H>>;
type Flat<T> = { [K in keyof T]: T[K] };

/**
 * The validated input that rule lines promise: `required` fields are there, `nullable` ones may be null, the others
 * are optional; dotted names nest, `*` is a list, `in:a,b` is a choice of texts.
 */
export type InputShape<R> = string extends keyof R
  ? Record<string, unknown>
  : Flat<
      { [H in Head<keyof R> & string as IsSureHead<R, H> extends true ? H : never]: Value<R, H> } & {
        [H in Head<keyof R> & string as IsSureHead<R, H> extends true ? never : H]?: Value<R, H>;
      }
    >;

export type { Line };
