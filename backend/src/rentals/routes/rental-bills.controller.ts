import { Action, Authenticated, Can, CurrentUser, Loaded, Show, Valid } from '@laravel-wire/nest';
import { Controller, Post } from '@nestjs/common';
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
  type AcceptBillInput,
  acceptBillRules,
} from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import type { User } from '../../users/user.entity';
import { BillAgreementsService } from '../moves/bills/bill-agreements.service';
import { BillAnswersService } from '../moves/bills/bill-answers.service';
import { BillRental } from '../moves/bills/bill-rental';
import type { RentalRequest } from '../records/rental-request.entity';
import { presentBillQuote } from '../views/bill-parts';
import { RequestViews } from '../views/request-views';
import type { PartOfRental } from '../records/rental-requests.scope';
import { ofRequest, RentalBillScope, RentalRequestScope } from '../records/rental-requests.scope';
import type { RentalBill } from '../records/rental-bill.entity';

/** Costs of a rental beyond its rent: docs/wire.md section 4. */
@Controller(`${rentalRequestType.endpoint}/:id/bill`)
@Authenticated()
export class RentalBillsController {
  constructor(
    private readonly bills: BillRental,
    private readonly answers: BillAnswersService,
    private readonly agreements: BillAgreementsService,
    private readonly views: RequestViews,
  ) {}

  @Show('', RentalBillScope, ofRequest('view'))
  show(@CurrentUser() actor: User, @Loaded() { parent: request }: PartOfRental<RentalBill>) {
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

  @Action('quote', RentalRequestScope, rentalRequestPolicy.makeBill)
  async quote(@Loaded() { id }: RentalRequest, @Valid(billQuoteRules) input: BillQuoteInput) {
    return presentBillQuote(await this.bills.quote(id, input));
  }

  @Action('accept', RentalBillScope, ofRequest('acceptBill'))
  async accept(
    @CurrentUser() actor: User,
    @Loaded() { parent: request }: PartOfRental<RentalBill>,
    @Valid(acceptBillRules) input: AcceptBillInput,
  ) {
    await this.answers.accept(actor, request.id, input);
    return this.one(actor, request);
  }

  @Action('contest', RentalBillScope, ofRequest('contestBill'))
  async contest(
    @CurrentUser() actor: User,
    @Loaded() { parent: request }: PartOfRental<RentalBill>,
    @Valid(contestBillRules) input: ContestBillInput,
  ) {
    await this.answers.contest(actor, request.id, input);
    return this.one(actor, request);
  }

  @Action('offer', RentalBillScope, ofRequest('offerOnBill'))
  async offer(
    @CurrentUser() actor: User,
    @Loaded() { parent: request }: PartOfRental<RentalBill>,
    @Valid(billOfferRules) input: BillOfferInput,
  ) {
    await this.agreements.offer(actor, request.id, input);
    return this.one(actor, request);
  }

  @Action('accept_offer', RentalBillScope, ofRequest('acceptBillOffer'))
  async acceptOffer(
    @CurrentUser() actor: User,
    @Loaded() { parent: request }: PartOfRental<RentalBill>,
    @Valid(acceptBillOfferRules) input: AcceptBillOfferInput,
  ) {
    await this.agreements.acceptOffer(actor, request.id, input);
    return this.one(actor, request);
  }

  @Action('decide', RentalBillScope, ofRequest('decideBill'))
  async decide(
    @CurrentUser() actor: User,
    @Loaded() { parent: request }: PartOfRental<RentalBill>,
    @Valid(decideBillRules) input: DecideBillInput,
  ) {
    await this.agreements.decide(actor, request.id, input);
    return this.one(actor, request);
  }

  private async one(actor: User, { id }: RentalRequest) {
    return (await this.views.one(id, actor)).bill;
  }
}
