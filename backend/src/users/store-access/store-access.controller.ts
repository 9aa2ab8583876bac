import { manyRules } from '@laravel-wire/core';
import {
  Action,
  Authenticated,
  CurrentUser,
  Destroy,
  type FiltersOf,
  Loaded,
  Show,
  StoreMany,
  Update,
  Valid,
} from '@laravel-wire/nest';
import { Controller, Get, Post } from '@nestjs/common';
import {
  type Actor,
  adminPolicy,
  type ApproveStoreAccessInput,
  approveStoreAccessRules,
  type DeclineStoreAccessInput,
  declineStoreAccessRules,
  ownRecordPolicy,
  type StoreAccessRequestInput,
  storeAccessRequestRules,
  storeAccessRequestType,
  type UpdateStoreAccessRequestInput,
  updateStoreAccessRequestRules,
} from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../audit/exports/filters';
import { StoreAccessEvents } from './store-access-events';
import { StoreAccessRequest } from './store-access-request.entity';
import { StoreAccessService } from './store-access.service';

export const StoreAccessRequestScope = scopeOf(StoreAccessRequest);

@Controller(storeAccessRequestType.endpoint)
@Authenticated()
export class StoreAccessController {
  constructor(
    private readonly requests: StoreAccessService,
    private readonly events: StoreAccessEvents,
  ) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(storeAccessRequestType) filters: FiltersOf) {
    const { rows, total } = await this.requests.page(actor, filters);
    return paginated({ rows: await this.events.shown(rows), total }, filters, (request) => request);
  }

  @Post()
  async store(@CurrentUser() actor: Actor, @Valid(storeAccessRequestRules) input: StoreAccessRequestInput) {
    const [request] = await this.events.shown(await this.requests.create(actor, [input]));
    return request;
  }

  @StoreMany()
  async storeMany(
    @CurrentUser() actor: Actor,
    @Valid(manyRules(storeAccessRequestRules)) input: { data: StoreAccessRequestInput[] },
  ) {
    return this.events.shown(await this.requests.create(actor, input.data));
  }

  @Show(':id', StoreAccessRequestScope, ownRecordPolicy.view)
  show(@Loaded() request: StoreAccessRequest) {
    return this.one(request);
  }

  @Update(':id', StoreAccessRequestScope, ownRecordPolicy.change)
  async update(
    @CurrentUser() actor: Actor,
    @Loaded() request: StoreAccessRequest,
    @Valid(updateStoreAccessRequestRules) input: UpdateStoreAccessRequestInput,
  ) {
    return this.one(await this.requests.update(actor, request, input));
  }

  @Destroy(':id', StoreAccessRequestScope, ownRecordPolicy.change)
  destroy(@CurrentUser() actor: Actor, @Loaded() request: StoreAccessRequest) {
    return this.requests.remove(actor, request);
  }

  @Action(':id/approve', StoreAccessRequestScope, adminPolicy.people)
  async approve(
    @CurrentUser() actor: Actor,
    @Loaded() request: StoreAccessRequest,
    @Valid(approveStoreAccessRules) input: ApproveStoreAccessInput,
  ) {
    return this.one(await this.requests.approve(actor, request, input));
  }

  @Action(':id/decline', StoreAccessRequestScope, adminPolicy.people)
  async decline(
    @CurrentUser() actor: Actor,
    @Loaded() request: StoreAccessRequest,
    @Valid(declineStoreAccessRules) input: DeclineStoreAccessInput,
  ) {
    return this.one(await this.requests.decline(actor, request, input));
  }

  private async one(request: StoreAccessRequest) {
    const [record] = await this.events.shown([request]);
    return record;
  }
}
