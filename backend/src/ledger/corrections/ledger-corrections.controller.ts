import { Authenticated, Can, CurrentUser, type FiltersOf, Loaded, Valid } from '@laravel-wire/nest';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { AcceptInput, LedgerCorrectionInput, LedgerEntryNameInput } from '@yard/contracts';
import {
  acceptRules,
  adminPolicy,
  ledgerCorrectionRules,
  ledgerCorrectionType,
  ledgerEntryNameRules,
} from '@yard/contracts';
import { proposedRefundPolicy } from '@yard/contracts/proposed-refund';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../audit/exports/filters';
import { AdminsOnly } from '../../users/admins-only';
import type { User } from '../../users/user.entity';
import { LedgerCorrection } from './ledger-correction.entity';
import { LedgerCorrections } from './ledger-corrections.service';

export const LedgerCorrectionScope = scopeOf(LedgerCorrection);

@Controller(ledgerCorrectionType.endpoint)
@Authenticated()
export class LedgerCorrectionsController {
  constructor(private readonly corrections: LedgerCorrections) {}

  @Get()
  @AdminsOnly()
  async index(@Filters(ledgerCorrectionType) filters: FiltersOf<object>) {
    return paginated(await this.corrections.page(filters), filters, (row) => row);
  }

  @Get('preview')
  @AdminsOnly()
  preview(@Valid(ledgerEntryNameRules) input: LedgerEntryNameInput) {
    return this.corrections.preview(input);
  }

  @Post()
  @HttpCode(204)
  @AdminsOnly('money')
  async propose(@CurrentUser() admin: User, @Valid(ledgerCorrectionRules) input: LedgerCorrectionInput) {
    await this.corrections.propose(admin, input);
  }

  @Post(':id/confirm')
  @HttpCode(204)
  @Can(LedgerCorrectionScope, proposedRefundPolicy.confirm)
  async confirm(
    @CurrentUser() admin: User,
    @Loaded() correction: LedgerCorrection,
    @Valid(acceptRules) input: AcceptInput,
  ) {
    await this.corrections.confirm(admin, correction, input);
  }

  @Post(':id/stop')
  @HttpCode(204)
  @Can(LedgerCorrectionScope, adminPolicy.money)
  async stop(@CurrentUser() admin: User, @Loaded() correction: LedgerCorrection) {
    await this.corrections.stop(admin, correction);
  }
}
