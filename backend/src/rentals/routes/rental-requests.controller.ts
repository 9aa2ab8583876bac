import { manyRules } from '@laravel-wire/core';
import {
  Action,
  Authenticated,
  CurrentUser,
  Destroy,
  Loaded,
  Show,
  StoreMany,
  Update,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Post, UseGuards } from '@nestjs/common';
import type { RentalRequestInput, UpdateQuoteInput, UpdateRentalRequestInput } from '@yard/contracts';
import {
  rentalRequestRules,
  rentalRequestType,
  updateQuoteRules,
  updateRentalRequestRules,
} from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { paginated } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import { ofMany, ofOne } from '../../resources/field-name';
import type { User } from '../../users/user.entity';
import { ChangesService } from '../moves/changes.service';
import { CreationsService } from '../moves/creations.service';
import type { RentalRequest } from '../records/rental-request.entity';
import { OwnMachineGuard } from './own-machine.guard';
import { RentalRequestScope } from '../records/rental-requests.scope';
import type { RentalRequestFilters } from '../views/list/list-filters';
import { RequestList } from '../views/list/request-list';
import { RequestViews } from '../views/request-views';
import { VerifiedEmailGuard } from './verified-email.guard';
import { Withdraw } from '../moves/withdraw';

@Controller(rentalRequestType.endpoint)
@Authenticated()
export class RentalRequestsController {
  constructor(
    private readonly list: RequestList,
    private readonly views: RequestViews,
    private readonly creations: CreationsService,
    private readonly changes: ChangesService,
    private readonly withdrawals: Withdraw,
  ) {}

  @Get()
  async index(@CurrentUser() actor: User, @Filters(rentalRequestType) filters: RentalRequestFilters) {
    return paginated(await this.list.page(actor, filters), filters, (request) => request);
  }

  @Post()
  @UseGuards(VerifiedEmailGuard, OwnMachineGuard)
  async store(@CurrentUser() actor: User, @Valid(rentalRequestRules) input: RentalRequestInput) {
    const ids = await this.creations.create(actor, [input], ofOne);
    const [request] = await this.views.many(ids, actor);
    return request;
  }

  @StoreMany()
  @UseGuards(VerifiedEmailGuard, OwnMachineGuard)
  async storeMany(
    @CurrentUser() actor: User,
    @Valid(manyRules(rentalRequestRules)) { data }: { data: RentalRequestInput[] },
  ) {
    const ids = await this.creations.create(actor, data, ofMany);
    return this.views.many(ids, actor);
  }

  @Show(':id', RentalRequestScope, rentalRequestPolicy.view)
  show(@CurrentUser() actor: User, @Loaded() { id }: RentalRequest) {
    return this.views.one(id, actor);
  }

  @Update(':id', RentalRequestScope, rentalRequestPolicy.update)
  async update(
    @CurrentUser() actor: User,
    @Loaded() request: RentalRequest,
    @Valid(updateRentalRequestRules) input: UpdateRentalRequestInput,
  ) {
    await this.changes.update(actor, request, input);
    return this.views.one(request.id, actor);
  }

  @Action(':id/quote', RentalRequestScope, rentalRequestPolicy.update)
  quote(
    @CurrentUser() actor: User,
    @Loaded() request: RentalRequest,
    @Valid(updateQuoteRules) input: UpdateQuoteInput,
  ) {
    return this.changes.quote(actor, request, input);
  }

  @Destroy(':id', RentalRequestScope, rentalRequestPolicy.withdraw)
  destroy(@CurrentUser() actor: User, @Loaded() { id }: RentalRequest) {
    return this.withdrawals.remove(actor, id);
  }
}
