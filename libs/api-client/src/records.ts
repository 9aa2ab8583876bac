import type { ReadOptions, RequestOptions } from '@laravel-wire/client';
import type { Direction, Paginated } from '@laravel-wire/core';

/** Query of a list: the filters of its record type, and what every list takes. */
export type ListQuery<Filters = unknown> = Filters & {
  page?: number;
  per_page?: number;
  sort?: string;
  direction?: Direction;
};

/** The part of a resource that the route table offers for its records; all calls reject with a WireError. */
export interface Readable<R, Filters = unknown> {
  find(id: number, options?: ReadOptions): Promise<R>;
  list(query?: ListQuery<Filters>, options?: ReadOptions): Promise<Paginated<R>>;
}

export interface Creatable<R, Input> {
  create(input: Input, options?: RequestOptions): Promise<R>;
  /** All or none, up to 100. */
  storeMany(list: readonly Input[]): Promise<R[]>;
}

export interface Updatable<R, Input> {
  update(id: number, input: Input): Promise<R>;
}

export interface Destroyable {
  destroy(id: number): Promise<void>;
}

export type Crud<R, Input, UpdateInput, Filters = unknown> = Readable<R, Filters> &
  Creatable<R, Input> &
  Updatable<R, UpdateInput> &
  Destroyable;

/** A file as `multipart/form-data` with the fields beside it that are given. */
export function upload(
  file: File,
  fields: Readonly<Record<string, string | null | undefined>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value != null) form.append(name, value);
  form.append('file', file);
  return form;
}
