import type { FiltersOf } from '@laravel-wire/nest';
import { Action, Authenticated, Can, CurrentUser, Loaded, NotFound, Show, Valid } from '@laravel-wire/nest';
import { Controller, Header, Post } from '@nestjs/common';
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
import { pageOfAll } from '@kit/server/store/present';
import { Filters } from '../../audit/exports/filters';
import type { User } from '../../users/user.entity';
import { CallOff } from '../moves/changes/call-off';
import { AnswerChange } from '../moves/changes/answer-change';
import { ChangeQuotes } from '../moves/changes/change-quotes';
import { OfferChange } from '../moves/changes/offer-change';
import type { RentalRequest } from '../records/rental-request.entity';
import { RequestViews } from '../views/request-views';
import { SANDBOXED } from './agreement.controller';
import type { PartOfRental } from '../records/rental-requests.scope';
import { ofRequest, RentalChangeScope, RentalRequestScope } from '../records/rental-requests.scope';
import type { RentalChange } from '../records/rental-change.entity';

/** Changes of approved and active rentals: docs/wire.md section 4. */
@Controller(`${rentalRequestType.endpoint}/:id`)
@Authenticated()
export class RentalChangesController {
  constructor(
    private readonly views: RequestViews,
    private readonly quotes: ChangeQuotes,
    private readonly offers: OfferChange,
    private readonly answers: AnswerChange,
    private readonly callOffs: CallOff,
  ) {}

  @Show('changes', RentalRequestScope, rentalRequestPolicy.view)
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

  @Action('changes/quote', RentalRequestScope, rentalRequestPolicy.offerChange)
  async quote(
    @CurrentUser() actor: User,
    @Loaded() request: RentalRequest,
    @Valid(rentalChangeRules) input: RentalChangeInput,
  ) {
    return this.quotes.quote(actor, request, input);
  }

  @Show('changes/:cid', RentalChangeScope, ofRequest('view'), 'cid')
  show(@CurrentUser() actor: User, @Loaded() { parent, part }: PartOfRental<RentalChange>) {
    return this.one(actor, parent.id, part.id);
  }

  @Show('changes/:cid/addendum', RentalChangeScope, ofRequest('view'), 'cid')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header(...SANDBOXED)
  addendum(@Loaded() { part }: PartOfRental<RentalChange>) {
    if (part.addendum === null) throw new NotFound();
    return part.addendum;
  }

  @Action('changes/:cid/accept', RentalChangeScope, ofRequest('acceptChange'), 'cid')
  async accept(
    @CurrentUser() actor: User,
    @Loaded() found: PartOfRental<RentalChange>,
    @Valid(acceptChangeRules) input: AcceptChangeInput,
  ) {
    await this.answers.accept(actor, found, input);
    return this.one(actor, found.parent.id, found.part.id);
  }

  @Action('changes/:cid/decline', RentalChangeScope, ofRequest('declineChange'), 'cid')
  async decline(
    @CurrentUser() actor: User,
    @Loaded() found: PartOfRental<RentalChange>,
    @Valid(declineChangeRules) input: DeclineChangeInput,
  ) {
    await this.answers.decline(actor, found, input);
    return this.one(actor, found.parent.id, found.part.id);
  }

  @Action('changes/:cid/withdraw', RentalChangeScope, ofRequest('withdrawChange'), 'cid')
  async withdraw(
    @CurrentUser() actor: User,
    @Loaded() found: PartOfRental<RentalChange>,
    @Valid(acceptRules) input: AcceptInput,
  ) {
    await this.answers.withdraw(actor, found, input);
    return this.one(actor, found.parent.id, found.part.id);
  }

  @Action('call_off', RentalRequestScope, rentalRequestPolicy.callOff)
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
