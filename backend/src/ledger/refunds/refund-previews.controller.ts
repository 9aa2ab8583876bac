import { Action, Authenticated, CurrentUser, Loaded, Valid } from '@laravel-wire/nest';
import { Controller } from '@nestjs/common';
import { type RefundInput, refundRules, rentalRequestType } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import type { RentalRequest } from '../../rentals/records/rental-request.entity';
import { RentalRequestScope } from '../../rentals/records/rental-requests.scope';
import type { User } from '../../users/user.entity';
import { RefundPreviews } from './refund-previews';

@Controller(`${rentalRequestType.endpoint}/:id/refund`)
@Authenticated()
export class RefundPreviewsController {
  constructor(private readonly previews: RefundPreviews) {}

  @Action('preview', RentalRequestScope, rentalRequestPolicy.refundDeposit)
  preview(
    @CurrentUser() admin: User,
    @Loaded() { id }: RentalRequest,
    @Valid(refundRules) input: RefundInput,
  ) {
    return this.previews.of(admin, id, input);
  }
}
