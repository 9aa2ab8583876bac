import { Authenticated, Can, CurrentUser, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  type AcceptBillOfferInput,
  acceptBillOfferRules,
  type BillInput,
  type BillOfferInput,
  billOfferRules,
  type BillQuoteInput,
  billQuoteRules,
  billRules,
  type ContestBillInput,
  contestBillRules,
  type DecideBillInput,
  decideBillRules,
  rentalRequestType,
  type AcceptInput,
  acceptRules,
} from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import type { User } from '../../users/user.entity';
import { BillAgreementsService } from '../moves/bills/bill-agreements.service';
import { BillAnswersService } from '../moves/bills/bill-answers.service';
import { BillsService } from '../moves/bills/bills.service';
import { type BillOfRequest, rentalBillPolicy, RentalBillScope } from '../records/rental-bills.scope';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';
import { presentBillQuote } from '../views/bill-parts';
import { RequestViews } from '../views/request-views';

/** What a rental costs beyond its rent: docs/wire.md section 4. */
@Controller(`${rentalRequestType.endpoint}/:id/bill`)
@Authenticated()
export class RentalBillsController {
  constructor(
    private readonly bills: BillsService,
    private readonly answers: BillAnswersService,
    private readonly agreements: BillAgreementsService,
    private readonly views: RequestViews,
  ) {}

  @Get()
  @Can(RentalBillScope, rentalBillPolicy.view)
  show(@CurrentUser() actor: User, @Loaded() { request }: BillOfRequest) {
    return this.one(actor, request);
  }

  @Post()
  @Can(RentalRequestScope, rentalRequestPolicy.makeBill)
  async store(
    @CurrentUser() actor: User,
    @Loaded() request: RentalRequest,
    @Valid(billRules) input: BillInput,
  ) {
    await this.bills.make(actor, request.id, input);
    return this.one(actor, request);
  }

  @Post('quote')
  @HttpCode(200)
  @Can(RentalRequestScope, rentalRequestPolicy.makeBill)
  async quote(@Loaded() { id }: RentalRequest, @Valid(billQuoteRules) input: BillQuoteInput) {
    return presentBillQuote(await this.bills.quote(id, input));
  }

  @Post('accept')
  @HttpCode(200)
  @Can(RentalBillScope, rentalBillPolicy.accept)
  async accept(
    @CurrentUser() actor: User,
    @Loaded() { request }: BillOfRequest,
    @Valid(acceptRules) input: AcceptInput,
  ) {
    await this.answers.accept(actor, request.id, input);
    return this.one(actor, request);
  }

  @Post('contest')
  @HttpCode(200)
  @Can(RentalBillScope, rentalBillPolicy.contest)
  async contest(
    @CurrentUser() actor: User,
    @Loaded() { request }: BillOfRequest,
    @Valid(contestBillRules) input: ContestBillInput,
  ) {
    await this.answers.contest(actor, request.id, input);
    return this.one(actor, request);
  }

  @Post('offer')
  @HttpCode(200)
  @Can(RentalBillScope, rentalBillPolicy.offer)
  async offer(
    @CurrentUser() actor: User,
    @Loaded() { request }: BillOfRequest,
    @Valid(billOfferRules) input: BillOfferInput,
  ) {
    await this.agreements.offer(actor, request.id, input);
    return this.one(actor, request);
  }

  @Post('accept_offer')
  @HttpCode(200)
  @Can(RentalBillScope, rentalBillPolicy.acceptOffer)
  async acceptOffer(
    @CurrentUser() actor: User,
    @Loaded() { request }: BillOfRequest,
    @Valid(acceptBillOfferRules) input: AcceptBillOfferInput,
  ) {
    await this.agreements.acceptOffer(actor, request.id, input);
    return this.one(actor, request);
  }

  @Post('decide')
  @HttpCode(200)
  @Can(RentalBillScope, rentalBillPolicy.decide)
  async decide(
    @CurrentUser() actor: User,
    @Loaded() { request }: BillOfRequest,
    @Valid(decideBillRules) input: DecideBillInput,
  ) {
    await this.agreements.decide(actor, request.id, input);
    return this.one(actor, request);
  }

  private async one(actor: User, { id }: RentalRequest) {
    return (await this.views.one(id, actor)).bill;
  }
}
