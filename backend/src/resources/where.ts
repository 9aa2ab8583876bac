import type { RuleSet } from '@laravel-wire/core';
import type { ListQuery } from '@laravel-wire/nest';
import type { Fields } from '@yard/contracts';
import { type FindOptionsWhere, Raw } from 'typeorm';
import { containing } from '@kit/server/store/page-of';
import { columnValue } from './columns';

interface Listed {
  fields: Fields;
  type: { filters?: RuleSet<unknown> };
  searched: readonly string[];
}

/** What a list's filters ask for: `search` anywhere in the searched columns, each other one in its own. */
export function whereOf<T>(
  { fields, type, searched }: Listed,
  list: ListQuery & { search?: string | null },
  columns: object,
): FindOptionsWhere<T>[] {
  const given = Object.keys(type.filters?.lines ?? {}).flatMap((name) => {
    const [field, value] = [fields[name], Reflect.get(list, name) as unknown];
    return field && value != null ? [[name, columnValue(field, value)] as const] : [];
  });
  const all = { ...columns, ...Object.fromEntries(given) };
  const { search } = list;
  const ways = search ? searched.map((name) => ({ ...all, [name]: like(search) })) : [all];
  return ways as FindOptionsWhere<T>[];
}

function like(search: string) {
  return Raw((column) => `${column} LIKE :search ESCAPE '!'`, { search: containing(search) });
}
