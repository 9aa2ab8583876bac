import { Authenticated, Can, CurrentUser, type FiltersOf, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { type AcceptInput, acceptRules } from '@yard/contracts';
import type { ProposedRefundFilters } from '@yard/contracts/proposed-refund';
import { proposedRefundPolicy, proposedRefundType } from '@yard/contracts/proposed-refund';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../../audit/exports/filters';
import type { User } from '../../../users/user.entity';
import { AdminsOnly } from '../../../users/admins-only';
import { ProposedRefund } from './proposed-refund.entity';
import { ProposedRefundsService } from './proposed-refunds.service';

export const ProposedRefundScope = scopeOf(ProposedRefund);

@Controller(proposedRefundType.endpoint)
@Authenticated()
export class ProposedRefundsController {
  constructor(private readonly refunds: ProposedRefundsService) {}

  @Get()
  @AdminsOnly()
  async index(@Filters(proposedRefundType) filters: FiltersOf<ProposedRefundFilters>) {
    return paginated(await this.refunds.page(filters), filters, (row) => row);
  }

  @Post(':id/confirm')
  @HttpCode(204)
  @Can(ProposedRefundScope, proposedRefundPolicy.confirm)
  async confirm(
    @CurrentUser() admin: User,
    @Loaded() proposed: ProposedRefund,
    @Valid(acceptRules) input: AcceptInput,
  ) {
    await this.refunds.confirm(admin, proposed, input);
  }

  @Post(':id/stop')
  @HttpCode(204)
  @Can(ProposedRefundScope, proposedRefundPolicy.stop)
  async stop(@CurrentUser() admin: User, @Loaded() proposed: ProposedRefund) {
    await this.refunds.stop(admin, proposed);
  }
}
