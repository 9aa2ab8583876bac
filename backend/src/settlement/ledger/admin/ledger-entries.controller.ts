import { Authenticated, Filters, type FiltersOf, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import {
  type AdminPaymentFilters,
  adminPaymentType,
  type LedgerEntryFilters,
  ledgerEntryType,
  type LedgerSummaryInput,
  ledgerSummaryRules,
} from '@yard/contracts';
import { paginated } from '@yard/server/store/page-of';
import { AdminsOnly } from '../../../people/users/admins-only';
import { AdminPayments } from './admin-payments';
import { LedgerEntriesService } from './ledger-entries.service';
import { LedgerSummaries } from './ledger-summaries';

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
}
