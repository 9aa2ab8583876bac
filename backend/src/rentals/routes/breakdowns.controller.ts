import { Authenticated, Can, CurrentUser, type FiltersOf, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  type BreakdownInput,
  breakdownRules,
  breakdownType,
  rentalRequestType,
  type ResolveBreakdownInput,
  resolveBreakdownRules,
} from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { pageOfAll } from '@kit/server/store/page-of';
import { Filters } from '../../audit/exports/filters';
import type { User } from '../../users/user.entity';
import { BreakdownsService } from '../moves/breakdowns/breakdowns.service';
import { type BreakdownOfRental, breakdownPolicy, BreakdownScope } from '../records/breakdowns.scope';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';
import { RequestViews } from '../views/request-views';

/** A machine that does not work: docs/wire.md section 4. */
@Controller(`${rentalRequestType.endpoint}/:id/breakdowns`)
@Authenticated()
export class BreakdownsController {
  constructor(
    private readonly breakdowns: BreakdownsService,
    private readonly views: RequestViews,
  ) {}

  @Get()
  @Can(RentalRequestScope, rentalRequestPolicy.view)
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

  @Get(':bid')
  @Can(BreakdownScope, breakdownPolicy.view, 'bid')
  show(@CurrentUser() actor: User, @Loaded() { parent, part }: BreakdownOfRental) {
    return this.one(actor, parent.id, part.id);
  }

  @Post(':bid/resolve')
  @HttpCode(200)
  @Can(BreakdownScope, breakdownPolicy.resolve, 'bid')
  async resolve(
    @CurrentUser() actor: User,
    @Loaded() found: BreakdownOfRental,
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
