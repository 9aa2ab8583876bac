import { manyRules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Destroy, type ListQuery } from '@laravel-wire/nest';
import { Loaded, StoreMany, Update, Valid } from '@laravel-wire/nest';
import { Controller, Get, Post } from '@nestjs/common';
import { type Actor, adminPolicy, everybodyPolicy } from '@yard/contracts';
import { searchSynonyms, type SearchSynonymInput, type UpdateSearchSynonymInput } from '@yard/contracts';
import { scopeOf } from '@kit/server/store/scope-of';
import { presenterOf } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import { ResourceTables } from '../../resources/resources.module';
import { AdminsOnly } from '../../users/admins-only';
import { SearchSynonym } from './search-synonym.entity';

export const SearchSynonymScope = scopeOf(SearchSynonym);

@Controller(searchSynonyms.type.endpoint)
export class SearchSynonymsController {
  private readonly rows;

  constructor(tables: ResourceTables) {
    this.rows = tables.of({
      resource: searchSynonyms,
      entity: SearchSynonym,
      present: presenterOf(searchSynonyms),
    });
  }

  @Get()
  index(@Filters(searchSynonyms.type) list: ListQuery) {
    return this.rows.index(list);
  }

  @Post()
  @Authenticated()
  @AdminsOnly('catalogue')
  store(@CurrentUser() actor: Actor, @Valid(searchSynonyms.rules) input: SearchSynonymInput) {
    return this.rows.store(actor, input);
  }

  @StoreMany()
  @Authenticated()
  @AdminsOnly('catalogue')
  storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(searchSynonyms.rules)) input: { data: SearchSynonymInput[] },
  ) {
    return this.rows.storeMany(actor, input);
  }

  @Get(':id')
  @Can(SearchSynonymScope, everybodyPolicy.view)
  show(@Loaded() row: SearchSynonym) {
    return this.rows.show(row);
  }

  @Update()
  @Authenticated()
  @Can(SearchSynonymScope, adminPolicy.catalogue)
  update(
    @CurrentUser() actor: Actor,
    @Loaded() row: SearchSynonym,
    @Valid(searchSynonyms.updateRules) input: UpdateSearchSynonymInput,
  ) {
    return this.rows.update(actor, row, input);
  }

  @Destroy()
  @Authenticated()
  @Can(SearchSynonymScope, adminPolicy.catalogue)
  destroy(@CurrentUser() actor: Actor, @Loaded() row: SearchSynonym) {
    return this.rows.destroy(actor, row);
  }
}
