import { Action, Authenticated, CurrentUser, type FiltersOf, Loaded, Show } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { type Actor, adminPolicy, ownRecordPolicy, type PayoutFilters, payoutType } from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../audit/exports/filters';
import { PayoutRuns } from './payout-runs';
import { Payout } from './payout.entity';
import { PayoutsService } from './payouts.service';

export const PayoutScope = scopeOf(Payout);

@Controller(payoutType.endpoint)
@Authenticated()
export class PayoutsController {
  constructor(
    private readonly payouts: PayoutsService,
    private readonly runs: PayoutRuns,
  ) {}

  @Get()
  async index(@CurrentUser() actor: Actor, @Filters(payoutType) filters: FiltersOf<PayoutFilters>) {
    return paginated(await this.payouts.page(actor, filters), filters, (payout) => payout);
  }

  @Show(':id', PayoutScope, ownRecordPolicy.view)
  show(@Loaded() payout: Payout) {
    return this.payouts.show(payout.id);
  }

  @Action(':id/retry', PayoutScope, adminPolicy.money)
  async retry(@CurrentUser() actor: Actor, @Loaded() payout: Payout) {
    await this.runs.retry(actor, payout);
    return this.payouts.show(payout.id);
  }

  @Action(':id/remind', PayoutScope, adminPolicy.money)
  async remind(@CurrentUser() actor: Actor, @Loaded() payout: Payout) {
    await this.runs.remind(actor, payout);
    return this.payouts.show(payout.id);
  }
}
