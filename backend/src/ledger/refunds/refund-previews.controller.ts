import { Action, Authenticated, CurrentUser, Loaded, Valid } from '@laravel-wire/nest';
import { Controller } from '@nestjs/common';
import { type RefundInput, refundRules, rentalRequestType } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import { proposedRefundPolicy, proposedRefundType } from '@yard/contracts/proposed-refund';
import type { ProposedRefund } from '../../rentals/money/proposed/proposed-refund.entity';
import { ProposedRefundScope } from '../../rentals/money/proposed/proposed-refunds.controller';
import type { RentalRequest } from '../../rentals/records/rental-request.entity';
import { RentalRequestScope } from '../../rentals/records/rental-requests.scope';
import type { User } from '../../users/user.entity';
import { RefundPreviews } from './refund-previews';

@Controller()
@Authenticated()
export class RefundPreviewsController {
  constructor(private readonly previews: RefundPreviews) {}

  @Action(
    `${rentalRequestType.endpoint}/:id/refund/preview`,
    RentalRequestScope,
    rentalRequestPolicy.refundDeposit,
  )
  preview(
    @CurrentUser() admin: User,
    @Loaded() { id }: RentalRequest,
    @Valid(refundRules) input: RefundInput,
  ) {
    return this.previews.of(admin, id, input);
  }

  @Action(`${proposedRefundType.endpoint}/:id/preview`, ProposedRefundScope, proposedRefundPolicy.stop)
  ofProposed(@CurrentUser() admin: User, @Loaded() proposed: ProposedRefund) {
    return this.previews.ofProposed(admin, proposed);
  }
}
