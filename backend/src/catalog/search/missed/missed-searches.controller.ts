import { Authenticated, CurrentUser, Destroy, type FiltersOf, Loaded } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { type Actor, adminPolicy } from '@yard/contracts';
import { type MissedSearchFilters, missedSearchType } from '@yard/contracts/back-office';
import { missedSearchShape } from '@yard/contracts/records';
import { paginated, presenterOf } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../../audit/exports/filters';
import { AdminsOnly } from '../../../users/admins-only';
import { MissedSearch } from './missed-search.entity';
import { MissedSearches } from './missed-searches';

export const MissedSearchScope = scopeOf(MissedSearch);

const present = presenterOf(missedSearchShape, (_row: MissedSearch) => ({}));

@Controller(missedSearchType.endpoint)
@Authenticated()
export class MissedSearchesController {
  constructor(private readonly searches: MissedSearches) {}

  @Get()
  @AdminsOnly()
  async index(@Filters(missedSearchType) list: FiltersOf<MissedSearchFilters>) {
    return paginated(await this.searches.page(list), list, (row) => present(row));
  }

  @Destroy(':id', MissedSearchScope, adminPolicy.catalogue)
  destroy(@CurrentUser() actor: Actor, @Loaded() row: MissedSearch) {
    return this.searches.remove(actor, row);
  }
}
