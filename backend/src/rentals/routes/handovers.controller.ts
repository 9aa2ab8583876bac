import { Action, Authenticated, Can, CurrentUser, Loaded, Show, Update, Valid } from '@laravel-wire/nest';
import { Controller, Post } from '@nestjs/common';
import type { HandoverInput, SignHandoverInput, UpdateHandoverInput } from '@yard/contracts';
import { handoverRules, rentalRequestType, signHandoverRules, updateHandoverRules } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import type { User } from '../../users/user.entity';
import { HandOver } from '../moves/handovers/hand-over';
import type { RentalRequest } from '../records/rental-request.entity';
import { ConditionReader } from '../views/condition-parts';
import type { PartOfRental } from '../records/rental-requests.scope';
import { HandoverScope, ofRequest, RentalRequestScope } from '../records/rental-requests.scope';
import type { Handover } from '../records/handover.entity';

/** A machine's hand-over: docs/wire.md section 4. */
@Controller(`${rentalRequestType.endpoint}/:id/handover`)
@Authenticated()
export class HandoversController {
  constructor(
    private readonly handovers: HandOver,
    private readonly condition: ConditionReader,
  ) {}

  @Show('', HandoverScope, ofRequest('view'))
  show(@Loaded() { part: handover }: PartOfRental<Handover>) {
    return this.condition.shown(handover);
  }

  @Post()
  @Can(RentalRequestScope, rentalRequestPolicy.recordHandover)
  async store(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(handoverRules) input: HandoverInput,
  ) {
    return this.condition.shown(await this.handovers.record(actor, id, input));
  }

  @Update('', HandoverScope, ofRequest('changeHandover'))
  async update(
    @CurrentUser() actor: User,
    @Loaded() { parent: request }: PartOfRental<Handover>,
    @Valid(updateHandoverRules) input: UpdateHandoverInput,
  ) {
    return this.condition.shown(await this.handovers.change(actor, request.id, input));
  }

  @Action('sign', HandoverScope, ofRequest('signHandover'))
  async sign(
    @CurrentUser() actor: User,
    @Loaded() { parent: request }: PartOfRental<Handover>,
    @Valid(signHandoverRules) input: SignHandoverInput,
  ) {
    return this.condition.shown(await this.handovers.sign(actor, request.id, input));
  }
}
