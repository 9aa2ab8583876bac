import type { FiltersOf } from '@laravel-wire/nest';
import { Action, Authenticated, Can, CurrentUser, Loaded, Show, Valid } from '@laravel-wire/nest';
import { Controller, Post } from '@nestjs/common';
import type { BreakdownInput, ResolveBreakdownInput } from '@yard/contracts';
import { breakdownRules, breakdownType, rentalRequestType, resolveBreakdownRules } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { pageOfAll } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import type { User } from '../../users/user.entity';
import { BreakdownsService } from '../moves/breakdowns/breakdowns.service';
import type { RentalRequest } from '../records/rental-request.entity';
import { RequestViews } from '../views/request-views';
import type { PartOfRental } from '../records/rental-requests.scope';
import { BreakdownScope, ofRequest, RentalRequestScope } from '../records/rental-requests.scope';
import type { Breakdown } from '../records/breakdown.entity';

/** A machine that does not work: docs/wire.md section 4. */
@Controller(`${rentalRequestType.endpoint}/:id/breakdowns`)
@Authenticated()
export class BreakdownsController {
  constructor(
    private readonly breakdowns: BreakdownsService,
    private readonly views: RequestViews,
  ) {}

  @Show('', RentalRequestScope, rentalRequestPolicy.view)
  async index(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Filters(breakdownType) filters: FiltersOf,
  ) {
    return pageOfAll((await this.views.one(id, actor)).breakdowns, filters);
  }

  @Post()
  @Can(RentalRequestScope, rentalRequestPolicy.reportBreakdown)
  async store(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(breakdownRules) input: BreakdownInput,
  ) {
    return this.one(actor, id, (await this.breakdowns.report(actor, id, input)).id);
  }

  @Show(':bid', BreakdownScope, ofRequest('view'), 'bid')
  show(@CurrentUser() actor: User, @Loaded() { parent, part }: PartOfRental<Breakdown>) {
    return this.one(actor, parent.id, part.id);
  }

  @Action(':bid/resolve', BreakdownScope, ofRequest('resolveBreakdown'), 'bid')
  async resolve(
    @CurrentUser() actor: User,
    @Loaded() found: PartOfRental<Breakdown>,
    @Valid(resolveBreakdownRules) input: ResolveBreakdownInput,
  ) {
    await this.breakdowns.resolve(actor, found, input);
    return this.one(actor, found.parent.id, found.part.id);
  }

  private async one(actor: User, id: number, breakdownId: number) {
    const { breakdowns } = await this.views.one(id, actor);
    return breakdowns.find((breakdown) => breakdown.id === breakdownId);
  }
}
