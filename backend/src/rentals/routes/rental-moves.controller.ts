import { Action, Authenticated, Can, CurrentUser, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Post, Res } from '@nestjs/common';
import {
  type ApproveInput,
  approveRules,
  type CancelInput,
  cancelRules,
  type DeclineInput,
  declineRules,
  type RefundDepositInput,
  refundDepositRules,
  type RefundInput,
  refundRules,
  rentalRequestType,
} from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import type { FastifyReply } from 'fastify';
import type { User } from '../../users/user.entity';
import { Approve } from '../moves/approve';
import { Decline } from '../moves/decline';
import { Cancel } from '../moves/cancel';
import { ProposedRefundsService } from '../money/proposed/proposed-refunds.service';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';
import { RequestViews } from '../views/request-views';

/** The moves of a request: docs/wire.md section 4. */
@Controller(`${rentalRequestType.endpoint}/:id`)
@Authenticated()
export class RentalMovesController {
  constructor(
    private readonly views: RequestViews,
    private readonly approvals: Approve,
    private readonly declines: Decline,
    private readonly cancellations: Cancel,
    private readonly refunds: ProposedRefundsService,
  ) {}

  @Action('approve', RentalRequestScope, rentalRequestPolicy.approve)
  async approve(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(approveRules) input: ApproveInput,
  ) {
    await this.approvals.approve(actor, id, input);
    return this.views.one(id, actor);
  }

  @Action('decline', RentalRequestScope, rentalRequestPolicy.decline)
  async decline(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(declineRules) input: DeclineInput,
  ) {
    await this.declines.decline(actor, id, input);
    return this.views.one(id, actor);
  }

  @Post('cancel')
  @Can(RentalRequestScope, rentalRequestPolicy.cancel)
  async cancel(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(cancelRules) input: CancelInput,
    @Res({ passthrough: true }) response: FastifyReply,
  ) {
    return this.paidBack(id, actor, response, await this.cancellations.cancel(actor, id, input));
  }

  @Action('cancel/preview', RentalRequestScope, rentalRequestPolicy.cancel)
  cancelPreview(@CurrentUser() actor: User, @Loaded() { id }: RentalRequest) {
    return this.cancellations.preview(actor, id);
  }

  @Post('refund_deposit')
  @Can(RentalRequestScope, rentalRequestPolicy.refundDeposit)
  async refundDeposit(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(refundDepositRules) input: RefundDepositInput,
    @Res({ passthrough: true }) response: FastifyReply,
  ) {
    const waits = await this.refunds.refund(actor, id, { ...input, payment_id: null });
    return this.paidBack(id, actor, response, waits);
  }

  @Post('refund')
  @Can(RentalRequestScope, rentalRequestPolicy.refundDeposit)
  async refund(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(refundRules) input: RefundInput,
    @Res({ passthrough: true }) response: FastifyReply,
  ) {
    return this.paidBack(id, actor, response, await this.refunds.refund(actor, id, input));
  }

  /** 202 where an admin's decision waits for a second admin, or for an hour. */
  private paidBack(id: number, actor: User, response: FastifyReply, waits: boolean) {
    void response.status(waits ? 202 : 200);
    return this.views.one(id, actor);
  }
}
