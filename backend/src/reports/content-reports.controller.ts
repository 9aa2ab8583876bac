import { Action, Authenticated, CurrentUser, type FiltersOf, Loaded, Show, Valid } from '@laravel-wire/nest';
import { Controller, Get } from '@nestjs/common';
import { adminPolicy } from '@yard/contracts';
import type { ContentReportFilters, ReportInput } from '@yard/contracts/report';
import { contentReportType, reportRules } from '@yard/contracts/report';
import { paginated } from '@kit/server/store/present';
import { scopeOf } from '@kit/server/store/scope-of';
import { Filters } from '../audit/exports/filters';
import type { User } from '../users/user.entity';
import { AdminsOnly } from '../users/admins-only';
import { ContentReport } from './content-report.entity';
import { ContentReportsService } from './content-reports.service';

export const ContentReportScope = scopeOf(ContentReport);

@Controller(contentReportType.endpoint)
@Authenticated()
export class ContentReportsController {
  constructor(private readonly reports: ContentReportsService) {}

  @Get()
  @AdminsOnly()
  async index(@Filters(contentReportType) filters: FiltersOf<ContentReportFilters>) {
    return paginated(await this.reports.page(filters), filters, (row) => row);
  }

  @Show(':id', ContentReportScope, adminPolicy.manage)
  show(@Loaded() report: ContentReport) {
    return this.reports.shown(report);
  }

  @Action(':id/hide', ContentReportScope, adminPolicy.reviews)
  hide(@CurrentUser() admin: User, @Loaded() report: ContentReport, @Valid(reportRules) input: ReportInput) {
    return this.reports.hide(admin, report, input.reason);
  }

  @Action(':id/keep', ContentReportScope, adminPolicy.reviews)
  keep(@CurrentUser() admin: User, @Loaded() report: ContentReport) {
    return this.reports.keep(admin, report);
  }
}
