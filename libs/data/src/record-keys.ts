import type { RecordType } from '@laravel-wire/core';

type AnyType = Pick<RecordType<{ id: number }>, 'endpoint'>;

/**
 * Cache keys of a record type: everything of it, its lists, its single records, one of them. Nested types take their
 * parent's path.
 */
export const recordKeys = {
  all: (type: AnyType) => [type.endpoint] as const,
  lists: (type: AnyType) => [type.endpoint, 'list'] as const,
  list: (type: AnyType, filters: object) => [type.endpoint, 'list', filters] as const,
  records: (type: AnyType) => [type.endpoint, 'record'] as const,
  record: (type: AnyType, id: number) => [type.endpoint, 'record', id] as const,
  nested: (parent: AnyType, parentId: number, name: string) =>
    [parent.endpoint, 'nested', parentId, name] as const,
};
