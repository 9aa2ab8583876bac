import { manyRules, type Paginated } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Destroy, Loaded } from '@laravel-wire/nest';
import { type ListQuery, type RecordScope, StoreMany, Update, Valid } from '@laravel-wire/nest';
import { applyDecorators, Get, Injectable, Post, type Type } from '@nestjs/common';
import { type Actor, adminPolicy, everybodyPolicy } from '@yard/contracts';
import type { BaseRecord } from '@kit/server/store/base-record';
import { Filters } from '../audit/exports/filters';
import { AdminsOnly } from '../users/admins-only';
import type { Kind } from './resource-table';
import { ResourceTables } from './resources.module';

interface Guards {
  index: MethodDecorator;
  show: MethodDecorator;
  add: MethodDecorator;
  change: MethodDecorator;
}

type Scope = Type<RecordScope<unknown>>;

/** Admins read; those with the right write. */
export function adminsAlone(scope: Scope, right: keyof typeof adminPolicy = 'manage'): Guards {
  return {
    index: applyDecorators(Authenticated(), AdminsOnly()),
    show: applyDecorators(Authenticated(), Can(scope, adminPolicy.manage)),
    add: applyDecorators(Authenticated(), AdminsOnly(right)),
    change: applyDecorators(Authenticated(), Can(scope, adminPolicy[right])),
  };
}

/** Everybody reads; admins with the right write. */
export function everybodyReads(scope: Scope, right: keyof typeof adminPolicy = 'manage'): Guards {
  return { ...adminsAlone(scope, right), index: applyDecorators(), show: Can(scope, everybodyPolicy.view) };
}

type Row = { id: number };

/** The routes of a plain resource that belongs to nobody: docs/decisions/0042. */
export function plainController<
  T extends BaseRecord,
  R extends Row,
  Input extends object,
  Change extends object,
>(kind: Kind<T, R, Input, Change>, guards: Guards) {
  const { rules, updateRules } = kind.resource;

  class PlainController extends readingController(kind, guards) {
    @Post()
    @guards.add
    store(@CurrentUser() actor: Actor, @Valid(rules) input: Input) {
      return this.rows.store(actor, input);
    }

    @StoreMany()
    @guards.add
    storeMany(@CurrentUser() actor: Actor, @Valid(manyRules(rules)) input: { data: Input[] }) {
      return this.rows.storeMany(actor, input);
    }

    @Update()
    @guards.change
    update(@CurrentUser() actor: Actor, @Loaded() row: T, @Valid(updateRules) input: Change) {
      return this.rows.update(actor, row, input);
    }

    @Destroy()
    @guards.change
    destroy(@CurrentUser() actor: Actor, @Loaded() row: T) {
      return this.rows.destroy(actor, row);
    }
  }
  return PlainController;
}

function readingController<T extends BaseRecord, R extends Row, Input extends object, Change extends object>(
  kind: Kind<T, R, Input, Change>,
  guards: Guards,
) {
  // Has its constructor's parameters known.
  @Injectable()
  class ReadingController {
    readonly rows;

    constructor(tables: ResourceTables) {
      this.rows = tables.of(kind);
    }

    @Get()
    @guards.index
    index(@CurrentUser() actor: Actor | null, @Filters(kind.resource.type) list: ListQuery) {
      return this.listed(list, actor);
    }

    /** Override it to change a list: an overridden route would read its parameters twice. */
    listed(list: ListQuery, _actor: Actor | null): Promise<Paginated<object>> {
      return this.rows.index(list);
    }

    @Get(':id')
    @guards.show
    show(@Loaded() row: T) {
      return this.rows.show(row);
    }
  }
  return ReadingController;
}
