import { manyRules } from '@laravel-wire/core';
import type { FiltersOf, ListQuery } from '@laravel-wire/nest';
import { Action, Authenticated, CurrentUser, Loaded, Show, StoreMany, Valid } from '@laravel-wire/nest';
import { Controller, Get, Post, Req, UseGuards } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { adminPolicy } from '@yard/contracts';
import type { ErrorReportFilters, ErrorReportInput, ResolveErrorInput } from '@yard/contracts/watching';
import {
  ERROR_REPORT_BYTES,
  ERROR_REPORTS_PER_MINUTE,
  errorOccurrenceType,
  errorReportRules,
  errorReportType,
  resolveErrorRules,
} from '@yard/contracts/watching';
import type { FastifyRequest } from 'fastify';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../../audit/exports/filters';
import type { User } from '../../users/user.entity';
import { AdminsOnly } from '../../users/admins-only';
import { visitorLimit } from '../visitor-limit';
import { ErrorReport } from './error-report.entity';
import { ErrorReportsService } from './error-reports.service';
import { PageErrors } from './page-errors';

export const ErrorReportScope = scopeOf(ErrorReport);

const ErrorReportLimit = visitorLimit('error-reports', ERROR_REPORTS_PER_MINUTE, 60);

@Controller(errorReportType.endpoint)
export class ErrorReportsController {
  constructor(
    private readonly reports: ErrorReportsService,
    private readonly pages: PageErrors,
  ) {}

  /** Anybody's browser may report; what others reported is not shown. */
  @Post()
  @UseGuards(ErrorReportLimit)
  @RouteConfig({ bodyBytes: ERROR_REPORT_BYTES })
  store(@Req() request: FastifyRequest, @Valid(errorReportRules) input: ErrorReportInput) {
    return this.pages.save(input, request);
  }

  @StoreMany()
  @UseGuards(ErrorReportLimit)
  async storeMany(
    @Req() request: FastifyRequest,
    @Valid(manyRules(errorReportRules)) { data }: { data: ErrorReportInput[] },
  ) {
    const stored: { id: number }[] = [];
    for (const input of data) stored.push(await this.pages.save(input, request));
    return stored;
  }

  @Get()
  @Authenticated()
  @AdminsOnly()
  async index(@Filters(errorReportType) filters: FiltersOf<ErrorReportFilters>) {
    return paginated(await this.reports.page(filters), filters, (report) => report);
  }

  @Show(':id', ErrorReportScope, adminPolicy.manage)
  @Authenticated()
  @AdminsOnly()
  show(@Loaded() report: ErrorReport) {
    return this.reports.one(report);
  }

  @Show(':id/occurrences', ErrorReportScope, adminPolicy.manage)
  @Authenticated()
  @AdminsOnly()
  async occurrences(@Loaded() report: ErrorReport, @Filters(errorOccurrenceType) list: ListQuery) {
    return paginated(await this.reports.occurrences(report, list), list, (occurrence) => occurrence);
  }

  @Action(':id/resolve', ErrorReportScope, adminPolicy.manage)
  @Authenticated()
  @AdminsOnly('site')
  resolve(
    @CurrentUser() actor: User,
    @Loaded() report: ErrorReport,
    @Valid(resolveErrorRules) { in_next_release }: ResolveErrorInput,
  ) {
    return this.reports.resolve(actor, report, in_next_release ?? false);
  }

  @Action(':id/reopen', ErrorReportScope, adminPolicy.manage)
  @Authenticated()
  @AdminsOnly('site')
  reopen(@CurrentUser() actor: User, @Loaded() report: ErrorReport) {
    return this.reports.reopen(actor, report);
  }
}
