import type { BaseRecord } from '@kit/server/store/base-record';
import { containing, pageOf, paginated } from '@kit/server/store/present';
import type { NewRecord, Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { Paginated, RuleSet } from '@laravel-wire/core';
import { type ListQuery, mustBeUnchanged } from '@laravel-wire/nest';
import type { Actor, Fields, Resource } from '@yard/contracts';
import { type DataSource, type FindOptionsWhere, Raw } from 'typeorm';
import { changedColumns, columnValue, newColumns } from './columns';
import { ofMany, ofOne } from './field-name';
import type { RecordEvents } from './record-events';
import { type Home, NOBODYS, type Steps } from './steps';

/** One plain resource: how the wire names and shows its rows, and what rules of its own it has. */
export interface Kind<T extends BaseRecord, R extends { id: number }, Input, Change> {
  resource: Resource<R, Input, Change>;
  entity: new () => T;
  present: (row: T) => R;
  steps?: Steps<T, Input, Change>;
  /** Audit data of a change; defaults to the record's parents. */
  audited?: (row: T) => Record<string, unknown>;
}

export interface Stores {
  dataSource: DataSource;
  unitOfWork: UnitOfWork;
  events: RecordEvents;
}

/**
 * The usual routes of one kind. Each change is one transaction, is audited, and is sent to the owner and the admins.
 */
export class ResourceTable<
  T extends BaseRecord,
  R extends { id: number },
  Input extends object,
  Change extends object,
> {
  constructor(
    private readonly kind: Kind<T, R, Input, Change>,
    private readonly stores: Stores,
  ) {}

  async index(list: ListQuery, home: Home = NOBODYS): Promise<Paginated<R>> {
    const { entity, resource, present } = this.kind;
    const { manager } = this.stores.dataSource;
    const table = {
      createQueryBuilder: (alias?: string) => manager.createQueryBuilder(entity, alias ?? 'row'),
    };
    return paginated(await pageOf(table, whereOf<T>(resource, list, home.columns), list), list, present);
  }

  show(row: T): R {
    return this.kind.present(row);
  }

  async store(actor: Actor, input: Input, home: Home = NOBODYS): Promise<R> {
    const { steps, present } = this.kind;
    return this.stores.unitOfWork.run(async (tx) => {
      await steps?.hold?.(tx, home);
      return present(await this.add(tx, actor, input, { home, named: (field) => ofOne(field, 0) }));
    });
  }

  async storeMany(actor: Actor, { data }: { data: Input[] }, home: Home = NOBODYS): Promise<R[]> {
    const { steps, present } = this.kind;
    return this.stores.unitOfWork.run(async (tx) => {
      await steps?.hold?.(tx, home);
      const added: R[] = [];
      for (const [index, input] of data.entries()) {
        const named = (field: string) => ofMany(field, index);
        added.push(present(await this.add(tx, actor, input, { home, named })));
      }
      return added;
    });
  }

  /** @throws Conflict when the record changed since the input's `updated_at` */
  async update(actor: Actor, { id }: T, input: Change & Seen, home: Home = NOBODYS): Promise<R> {
    const { resource, steps, present } = this.kind;
    return this.stores.unitOfWork.run(async (tx) => {
      await steps?.hold?.(tx, home);
      const row = await tx.lockOne(this.kind.entity, id);
      mustBeUnchanged(row, input.updated_at, resource.name.replaceAll('_', ' '));
      const own = await steps?.changing?.(tx, row, input);
      const changes = { ...changedColumns(resource, input), ...own };
      await tx.update(row, changes as Partial<NewRecord<T>>);
      await this.changed(tx, actor, 'update', row, home);
      return present(row);
    });
  }

  async destroy(actor: Actor, { id }: T, home: Home = NOBODYS): Promise<void> {
    const { steps } = this.kind;
    await this.stores.unitOfWork.run(async (tx) => {
      await steps?.hold?.(tx, home);
      const row = await tx.lockOne(this.kind.entity, id);
      await steps?.removing?.(tx, row);
      await tx.remove(row);
      await this.changed(tx, actor, 'delete', row, home);
    });
  }

  private async add(tx: Transaction, actor: Actor, input: Input, { home, named }: Added): Promise<T> {
    const { entity, resource, steps } = this.kind;
    const own = await steps?.adding?.(tx, input, home, named);
    const columns = { ...home.columns, ...newColumns(resource, input), ...own };
    const row = await tx.insert(entity, columns as unknown as NewRecord<T>);
    await this.changed(tx, actor, 'create', row, home);
    return row;
  }

  private async changed(tx: Transaction, actor: Actor, action: string, row: T, home: Home): Promise<void> {
    const { resource, present, steps, audited } = this.kind;
    await this.stores.events.changed(tx, {
      actor,
      action,
      name: resource.name,
      type: resource.type,
      record: row,
      owner: home.owner,
      message: row.deleted_at ? null : { model: present(row) },
      data: audited?.(row) ?? home.columns,
    });
    await steps?.changed?.(tx, home);
  }
}

/** The record as the writer saw it. */
interface Seen {
  updated_at?: string | null;
}

interface Added {
  home: Home;
  named: (field: string) => string;
}

interface Listed {
  fields: Fields;
  type: { filters?: RuleSet<unknown> };
  searched: readonly string[];
}

/** A list's filters as SQL: `search` anywhere in the searched columns, each other one in its own. */
function whereOf<T>(
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
