import { Action, Authenticated, CurrentUser, Loaded, Valid } from '@laravel-wire/nest';
import { Controller } from '@nestjs/common';
import { type EndUnpaidInput, endUnpaidRules, rentalRequestType } from '@yard/contracts';
import { rentalRequestPolicy } from '@yard/contracts/rental-moves';
import type { User } from '../../users/user.entity';
import type { RentalRequest } from '../records/rental-request.entity';
import { RentalRequestScope } from '../records/rental-requests.scope';
import { RequestViews } from '../views/request-views';
import { UnpaidMoves } from '../moves/unpaid-moves';

/** The owner's actions on an unpaid rent: docs/wire.md section 4. */
@Controller(`${rentalRequestType.endpoint}/:id`)
@Authenticated()
export class UnpaidRentsController {
  constructor(
    private readonly views: RequestViews,
    private readonly moves: UnpaidMoves,
  ) {}

  @Action('end_unpaid', RentalRequestScope, rentalRequestPolicy.endUnpaid)
  async end(
    @CurrentUser() actor: User,
    @Loaded() { id }: RentalRequest,
    @Valid(endUnpaidRules) input: EndUnpaidInput,
  ) {
    await this.moves.end(actor, id, input);
    return this.views.one(id, actor);
  }

  @Action('hand_over_unpaid', RentalRequestScope, rentalRequestPolicy.handOverUnpaid)
  async handOver(@CurrentUser() actor: User, @Loaded() { id }: RentalRequest) {
    await this.moves.handOver(actor, id);
    return this.views.one(id, actor);
  }
}
