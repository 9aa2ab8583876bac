import { Authenticated, type FiltersOf, Loaded, Show, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import type { AdminPaymentFilters, LedgerEntryFilters, LedgerSummaryInput } from '@yard/contracts';
import {
  adminPaymentType,
  adminPolicy,
  ledgerEntryType,
  ledgerSummaryRules,
  userType,
} from '@yard/contracts';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../audit/exports/filters';
import type { User } from '../../users/user.entity';
import { AdminsOnly } from '../../users/admins-only';
import { UserScope } from '../../users/users.scope';
import { Payment } from '../../payments/payment.entity';
import { AdminPayments } from './admin-payments';
import { LedgerEntriesService } from './ledger-entries.service';
import { LedgerSummaries } from './ledger-summaries';
import { UserBalances } from './user-balances';

export const PaymentScope = scopeOf(Payment);

@Controller(ledgerEntryType.endpoint)
@Authenticated()
@AdminsOnly()
export class LedgerEntriesController {
  constructor(
    private readonly entries: LedgerEntriesService,
    private readonly summaries: LedgerSummaries,
  ) {}

  @Get()
  async index(@Filters(ledgerEntryType) filters: FiltersOf<LedgerEntryFilters>) {
    return paginated(await this.entries.page(filters), filters, (entry) => entry);
  }

  @Get('summary')
  summary(@Valid(ledgerSummaryRules) input: LedgerSummaryInput) {
    return this.summaries.of(input);
  }
}

@Controller(adminPaymentType.endpoint)
@Authenticated()
@AdminsOnly()
export class AdminPaymentsController {
  constructor(private readonly payments: AdminPayments) {}

  @Get()
  async index(@Filters(adminPaymentType) filters: FiltersOf<AdminPaymentFilters>) {
    return paginated(await this.payments.page(filters), filters, (payment) => payment);
  }

  @Show(':id', PaymentScope, adminPolicy.manage)
  show(@Loaded() payment: Payment) {
    return this.payments.show(payment);
  }
}

@Controller(userType.endpoint)
@Authenticated()
@AdminsOnly()
export class UserBalancesController {
  constructor(private readonly balances: UserBalances) {}

  @Show(':id/balance', UserScope, adminPolicy.manage)
  show(@Loaded() user: User) {
    return this.balances.of(user);
  }
}
