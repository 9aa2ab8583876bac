import { manyRules } from '@laravel-wire/core';
import { Authenticated, Can, CurrentUser, Filters, type FiltersOf, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import {
  type MessageInput,
  messageRules,
  messageType,
  rentalRequestPolicy,
  rentalRequestType,
} from '@yard/contracts';
import { paginated } from '../../database/page-of';
import type { User } from '../../users/user.entity';
import type { RentalRequest } from '../rental-request.entity';
import { RentalRequestScope } from '../rental-requests.scope';
import { type RentalMessage, rentalMessagePolicy, RentalMessageScope } from './rental-messages.scope';
import { RentalMessages } from './rental-messages.service';

@Controller(`${rentalRequestType.endpoint}/:id/messages`)
@Authenticated()
export class RentalMessagesController {
  constructor(private readonly messages: RentalMessages) {}

  @Get()
  @Can(RentalRequestScope, rentalRequestPolicy.view)
  async index(@Loaded() request: RentalRequest, @Filters(messageType) filters: FiltersOf) {
    return paginated(await this.messages.page(request, filters), filters, (message) => message);
  }

  @Post()
  @Can(RentalRequestScope, rentalRequestPolicy.view)
  async store(
    @CurrentUser() actor: User,
    @Loaded() request: RentalRequest,
    @Valid(messageRules) input: MessageInput,
  ) {
    const [message] = await this.messages.create(actor, request, [input]);
    return message;
  }

  @Post('store_many')
  @HttpCode(200)
  @Can(RentalRequestScope, rentalRequestPolicy.view)
  storeMany(
    @CurrentUser() actor: User,
    @Loaded() request: RentalRequest,
    @Valid(manyRules(messageRules)) input: { data: MessageInput[] },
  ) {
    return this.messages.create(actor, request, input.data);
  }

  @Post('view')
  @HttpCode(200)
  @Can(RentalRequestScope, rentalRequestPolicy.view)
  async viewAll(@CurrentUser() actor: User, @Loaded() request: RentalRequest) {
    return { id: request.id, updated: await this.messages.viewAll(actor, request) };
  }

  @Get(':mid')
  @Can(RentalMessageScope, rentalMessagePolicy.view, 'mid')
  show(@Loaded() found: RentalMessage) {
    return this.messages.show(found);
  }

  @Post(':mid/view')
  @HttpCode(200)
  @Can(RentalMessageScope, rentalMessagePolicy.view, 'mid')
  view(@CurrentUser() actor: User, @Loaded() found: RentalMessage) {
    return this.messages.view(actor, found);
  }

  @Delete(':mid')
  @HttpCode(204)
  @Can(RentalMessageScope, rentalMessagePolicy.destroy, 'mid')
  destroy(@Loaded() found: RentalMessage) {
    return this.messages.remove(found);
  }
}
