import { Authenticated, Can, CurrentUser, Loaded, Update, Valid } from '@laravel-wire/nest';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  type HandoverInput,
  handoverRules,
  rentalRequestType,
  type SignHandoverInput,
  signHandoverRules,
  type UpdateHandoverInput,
  updateHandoverRules,
} from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import type { User } from '../../users/user.entity';
import { HandoversService } from '../moves/handovers/handovers.service';
import { handoverPolicy, HandoverScope, type RequestHandover } from '../records/handovers.scope';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';
import { ConditionReader } from '../views/condition-parts';

/** How a machine is handed over: docs/wire.md section 4. */
@Controller(`${rentalRequestType.endpoint}/:id/handover`)
@Authenticated()
export class HandoversController {
  constructor(
    private readonly handovers: HandoversService,
    private readonly condition: ConditionReader,
  ) {}

  @Get()
  @Can(HandoverScope, handoverPolicy.view)
  show(@Loaded() { handover }: RequestHandover) {
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

  @Update('')
  @Can(HandoverScope, handoverPolicy.change)
  async update(
    @CurrentUser() actor: User,
    @Loaded() { request }: RequestHandover,
    @Valid(updateHandoverRules) input: UpdateHandoverInput,
  ) {
    return this.condition.shown(await this.handovers.change(actor, request.id, input));
  }

  @Post('sign')
  @HttpCode(200)
  @Can(HandoverScope, handoverPolicy.sign)
  async sign(
    @CurrentUser() actor: User,
    @Loaded() { request }: RequestHandover,
    @Valid(signHandoverRules) input: SignHandoverInput,
  ) {
    return this.condition.shown(await this.handovers.sign(actor, request.id, input));
  }
}
