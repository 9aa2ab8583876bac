import { Authenticated, Can, CurrentUser, type FiltersOf, Loaded, NotFound, Valid } from '@laravel-wire/nest';
import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import {
  type CallOffInput,
  callOffRules,
  type DeclineChangeInput,
  declineChangeRules,
  type RentalChangeInput,
  rentalChangeRules,
  rentalChangeType,
  rentalRequestType,
  type AcceptChangeInput,
  acceptChangeRules,
  type AcceptInput,
  acceptRules,
} from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { pageOfAll } from '@kit/server/store/page-of';
import { Filters } from '../../audit/exports/filters';
import type { User } from '../../users/user.entity';
import { CallOffsService } from '../moves/changes/call-offs.service';
import { ChangeAnswersService } from '../moves/changes/change-answers.service';
import { ChangeQuotes } from '../moves/changes/change-quotes';
import { ChangeOffersService } from '../moves/changes/change-offers.service';
import { type ChangeOfRental, rentalChangePolicy, RentalChangeScope } from '../records/rental-changes.scope';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';
import { RequestViews } from '../views/request-views';
import { SANDBOXED } from './agreement.controller';

/** How an approved or active rental changes: docs/wire.md section 4. */
@Controller(`${rentalRequestType.endpoint}/:id`)
@Authenticated()
export class RentalChangesController {
  constructor(
    private readonly views: RequestViews,
    private readonly quotes: ChangeQuotes,
    private readonly offers: ChangeOffersService,
    private readonly answers: ChangeAnswersService,
    private readonly callOffs: CallOffsService,
  ) {}

  @Get('changes')
  @Can(RentalRequestScope, rentalRequestPolicy.view)
  async index(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Filters(rentalChangeType) filters: FiltersOf,
  ) {
    return pageOfAll((await this.views.one(id, actor)).changes, filters);
  }

  @Post('changes')
  @Can(RentalRequestScope, rentalRequestPolicy.offerChange)
  async store(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(rentalChangeRules) input: RentalChangeInput,
  ) {
    return this.one(actor, id, (await this.offers.offer(actor, id, input)).id);
  }

  @Post('changes/quote')
  @HttpCode(200)
  @Can(RentalRequestScope, rentalRequestPolicy.offerChange)
  async quote(
    @CurrentUser() actor: User,
    @Loaded() request: RentalRequest,
    @Valid(rentalChangeRules) input: RentalChangeInput,
  ) {
    return this.quotes.quote(actor, request, input);
  }

  @Get('changes/:cid')
  @Can(RentalChangeScope, rentalChangePolicy.view, 'cid')
  show(@CurrentUser() actor: User, @Loaded() { parent, part }: ChangeOfRental) {
    return this.one(actor, parent.id, part.id);
  }

  @Get('changes/:cid/addendum')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header(...SANDBOXED)
  @Can(RentalChangeScope, rentalChangePolicy.view, 'cid')
  addendum(@Loaded() { part }: ChangeOfRental) {
    if (part.addendum === null) throw new NotFound();
    return part.addendum;
  }

  @Post('changes/:cid/accept')
  @HttpCode(200)
  @Can(RentalChangeScope, rentalChangePolicy.accept, 'cid')
  async accept(
    @CurrentUser() actor: User,
    @Loaded() found: ChangeOfRental,
    @Valid(acceptChangeRules) input: AcceptChangeInput,
  ) {
    await this.answers.accept(actor, found, input);
    return this.one(actor, found.parent.id, found.part.id);
  }

  @Post('changes/:cid/decline')
  @HttpCode(200)
  @Can(RentalChangeScope, rentalChangePolicy.decline, 'cid')
  async decline(
    @CurrentUser() actor: User,
    @Loaded() found: ChangeOfRental,
    @Valid(declineChangeRules) input: DeclineChangeInput,
  ) {
    await this.answers.decline(actor, found, input);
    return this.one(actor, found.parent.id, found.part.id);
  }

  @Post('changes/:cid/withdraw')
  @HttpCode(200)
  @Can(RentalChangeScope, rentalChangePolicy.withdraw, 'cid')
  async withdraw(
    @CurrentUser() actor: User,
    @Loaded() found: ChangeOfRental,
    @Valid(acceptRules) input: AcceptInput,
  ) {
    await this.answers.withdraw(actor, found, input);
    return this.one(actor, found.parent.id, found.part.id);
  }

  @Post('call_off')
  @HttpCode(200)
  @Can(RentalRequestScope, rentalRequestPolicy.callOff)
  async callOff(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(callOffRules) input: CallOffInput,
  ) {
    await this.callOffs.callOff(actor, id, input);
    return this.views.one(id, actor);
  }

  private async one(actor: User, id: number, changeId: number) {
    const { changes } = await this.views.one(id, actor);
    return changes.find((change) => change.id === changeId);
  }
}
