import { Authenticated, Filters, type FiltersOf, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import {
  type DeskPaymentFilters,
  deskPaymentType,
  type LedgerEntryFilters,
  ledgerEntryType,
  type LedgerSummaryInput,
  ledgerSummaryRules,
} from '@yard/contracts';
import { paginated } from '@yard/server/store/page-of';
import { AdminsOnly } from '../../../people/users/admins-only';
import { DeskPayments } from './desk-payments';
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

@Controller(deskPaymentType.endpoint)
@Authenticated()
@AdminsOnly()
export class DeskPaymentsController {
  constructor(private readonly payments: DeskPayments) {}

  @Get()
  async index(@Filters(deskPaymentType) filters: FiltersOf<DeskPaymentFilters>) {
    return paginated(await this.payments.page(filters), filters, (payment) => payment);
  }
}
