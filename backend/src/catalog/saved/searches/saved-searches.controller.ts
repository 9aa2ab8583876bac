import { manyRules } from '@laravel-wire/core';
import {
  Action,
  Authenticated,
  CurrentUser,
  Destroy,
  Forbidden,
  type ListQuery,
  Loaded,
  Show,
  StoreMany,
  Update,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Post, Query } from '@nestjs/common';
import { type Actor, everybodyPolicy, ownRecordPolicy } from '@yard/contracts';
import type { SavedSearchInput, UpdateSavedSearchInput } from '@yard/contracts/saved';
import { mutePath, savedSearchRules, savedSearchType, updateSavedSearchRules } from '@yard/contracts/saved';
import { Filters } from '../../../audit/exports/filters';
import { SignedLinks } from '../../../accounts/emails/signed-links';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { ofMany, ofOne } from '../../../resources/field-name';
import { SavedSearch } from './saved-search.entity';
import { SavedSearchesService, presentSavedSearch } from './saved-searches.service';

export const SavedSearchScope = scopeOf(SavedSearch);

@Controller(savedSearchType.endpoint)
export class SavedSearchesController {
  constructor(
    private readonly searches: SavedSearchesService,
    private readonly links: SignedLinks,
  ) {}

  @Get()
  @Authenticated()
  async index(@CurrentUser() actor: Actor, @Filters(savedSearchType) list: ListQuery) {
    return paginated(await this.searches.page(actor, list), list, presentSavedSearch);
  }

  @Post()
  @Authenticated()
  async store(@CurrentUser() actor: Actor, @Valid(savedSearchRules) input: SavedSearchInput) {
    const [created] = await this.searches.create(actor, [input], ofOne);
    return created && presentSavedSearch(created);
  }

  @StoreMany()
  @Authenticated()
  async storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(savedSearchRules)) { data }: { data: SavedSearchInput[] },
  ) {
    return (await this.searches.create(actor, data, ofMany)).map(presentSavedSearch);
  }

  // Nobody else's, an admin's eyes included: what one looks for is personal.
  @Show(':id', SavedSearchScope, ownRecordPolicy.change)
  @Authenticated()
  show(@Loaded() search: SavedSearch) {
    return presentSavedSearch(search);
  }

  @Update(':id', SavedSearchScope, ownRecordPolicy.change)
  @Authenticated()
  async update(@Loaded() search: SavedSearch, @Valid(updateSavedSearchRules) input: UpdateSavedSearchInput) {
    return presentSavedSearch(await this.searches.update(search, input));
  }

  /** Called by a mail's link, which is often read where nobody is signed in, and by mail programs. */
  @Action(':id/mute', SavedSearchScope, everybodyPolicy.view)
  async mute(@Loaded() search: SavedSearch, @Query() query: { expires?: unknown; signature?: unknown }) {
    if (!this.links.isValid(mutePath(search.id), query)) throw new Forbidden('Invalid signature.');
    const { id, name, notify } = await this.searches.mute(search);
    return { id, name, notify };
  }

  @Destroy(':id', SavedSearchScope, ownRecordPolicy.change)
  @Authenticated()
  destroy(@Loaded() search: SavedSearch) {
    return this.searches.remove(search);
  }
}
