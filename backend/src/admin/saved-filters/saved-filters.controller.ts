import { manyRules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Destroy, type ListQuery } from '@laravel-wire/nest';
import { Loaded, StoreMany, Update, Valid } from '@laravel-wire/nest';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { type Actor, adminPolicy } from '@yard/contracts';
import { savedFilters, type SavedFilterInput, type UpdateSavedFilterInput } from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { presenterOf } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import { ResourceTables } from '../../resources/resources.module';
import { AdminsOnly } from '../../users/admins-only';
import { SavedFilter } from './saved-filter.entity';

const SavedFilterScope = scopeOf(SavedFilter);

@Controller(savedFilters.type.endpoint)
class SavedFiltersController {
  private readonly rows;

  constructor(tables: ResourceTables) {
    this.rows = tables.of({
      resource: savedFilters,
      entity: SavedFilter,
      present: presenterOf(savedFilters),
    });
  }

  @Get()
  @Authenticated()
  @AdminsOnly()
  index(@Filters(savedFilters.type) list: ListQuery) {
    return this.rows.index(list);
  }

  @Post()
  @Authenticated()
  @AdminsOnly()
  store(@CurrentUser() actor: Actor, @Valid(savedFilters.rules) input: SavedFilterInput) {
    return this.rows.store(actor, input);
  }

  @StoreMany()
  @Authenticated()
  @AdminsOnly()
  storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(savedFilters.rules)) input: { data: SavedFilterInput[] },
  ) {
    return this.rows.storeMany(actor, input);
  }

  @Get(':id')
  @Authenticated()
  @Can(SavedFilterScope, adminPolicy.manage)
  show(@Loaded() row: SavedFilter) {
    return this.rows.show(row);
  }

  @Update()
  @Authenticated()
  @Can(SavedFilterScope, adminPolicy.manage)
  update(
    @CurrentUser() actor: Actor,
    @Loaded() row: SavedFilter,
    @Valid(savedFilters.updateRules) input: UpdateSavedFilterInput,
  ) {
    return this.rows.update(actor, row, input);
  }

  @Destroy()
  @Authenticated()
  @Can(SavedFilterScope, adminPolicy.manage)
  destroy(@CurrentUser() actor: Actor, @Loaded() row: SavedFilter) {
    return this.rows.destroy(actor, row);
  }
}

@Module({ controllers: [SavedFiltersController], providers: [SavedFilterScope] })
export class SavedFiltersModule {}
