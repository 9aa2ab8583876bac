import { containing, pageOf, pageOfQuery, presenterOf, type Rows } from '@kit/server/store/present';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { Conflict, type FiltersOf, type ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor } from '@yard/contracts';
import { errorOccurrenceShape, errorReportShape } from '@yard/contracts/records';
import type { ErrorOccurrenceRecord, ErrorReportFilters, ErrorReportRecord } from '@yard/contracts/watching';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { AuditService } from '../../audit/audit.service';
import { UsersService } from '../../users/users.service';
import type { ErrorContext } from './error-context';
import { ErrorOccurrence } from './error-occurrence.entity';
import { ErrorReport } from './error-report.entity';
import { isResolved } from './error-state-in-sql';

type Names = ReadonlyMap<number, string>;

const presentReport = presenterOf(errorReportShape, (report: ErrorReport, names: Names) => ({
  ...shown(report.happening, names),
  resolved_name: nameIn(names, report.resolved_id),
}));

const presentOccurrence = presenterOf(errorOccurrenceShape, ({ happening }: ErrorOccurrence, names: Names) =>
  shown(happening, names),
);

function shown({ site, page, remote, release, user_id, request_id }: ErrorContext, names: Names) {
  return { site, page, remote, release, user_id, user_name: nameIn(names, user_id), request_id };
}

const nameIn = (names: Names, id: number | null) => (id === null ? null : (names.get(id) ?? null));

/** Errors as admins see them, and what they say of them. */
@Injectable()
export class ErrorReportsService {
  constructor(
    @InjectRepository(ErrorReport) private readonly reports: Repository<ErrorReport>,
    @InjectRepository(ErrorOccurrence) private readonly occurrenceRows: Repository<ErrorOccurrence>,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {}

  async page(list: FiltersOf<ErrorReportFilters>): Promise<Rows<ErrorReportRecord>> {
    const query = this.reports.createQueryBuilder('report').where('1 = 1');
    narrow(query, list);
    const { rows, total } = await pageOfQuery(query, list);
    return { rows: await this.shown(rows), total };
  }

  async one(report: ErrorReport): Promise<ErrorReportRecord | undefined> {
    const [record] = await this.shown([report]);
    return record;
  }

  async occurrences({ id }: ErrorReport, list: ListQuery): Promise<Rows<ErrorOccurrenceRecord>> {
    const { rows, total } = await pageOf(this.occurrenceRows, { error_report_id: id }, list);
    const names = await this.users.namesOf(rows.map(({ happening }) => happening.user_id));
    return { rows: rows.map((occurrence) => presentOccurrence(occurrence, names)), total };
  }

  /**
   * @param inNext  whether the next release is to be without it: pages of the last one do not open it again
   * @throws Conflict when it is resolved already
   */
  resolve(actor: Actor, { id }: ErrorReport, inNext: boolean): Promise<ErrorReportRecord | undefined> {
    return this.settle(actor, id, 'resolve', (report, now) => ({
      resolved_at: now,
      resolved_id: actor.id,
      faulty_release: inNext ? report.happening.release : null,
      again_at: null,
    }));
  }

  /** @throws Conflict when it is open */
  reopen(actor: Actor, { id }: ErrorReport): Promise<ErrorReportRecord | undefined> {
    const open = { resolved_at: null, resolved_id: null, faulty_release: null };
    return this.settle(actor, id, 'reopen', () => open);
  }

  private async settle(
    actor: Actor,
    id: number,
    action: 'resolve' | 'reopen',
    fieldsOf: (report: ErrorReport, now: Date) => Partial<ErrorReport>,
  ) {
    const report = await this.unitOfWork.run(async (tx) => {
      const locked = await tx.lock(ErrorReport, { id });
      const isResolved = locked?.resolved_at != null;
      if (!locked || isResolved === (action === 'resolve')) {
        throw new Conflict(`This error is ${isResolved ? 'resolved' : 'open'}.`);
      }
      await this.audit.save(tx, { actor, action, record_type: 'error_report', record_id: id });
      return tx.update(locked, fieldsOf(locked, tx.now));
    });
    return this.one(report);
  }

  private async shown(reports: ErrorReport[]): Promise<ErrorReportRecord[]> {
    const names = await this.users.namesOf(
      reports.flatMap(({ happening, resolved_id }) => [happening.user_id, resolved_id]),
    );
    return reports.map((report) => presentReport(report, names));
  }
}

const HAPPENED_TO = `report.id IN (SELECT one.error_report_id FROM error_occurrences one WHERE one.user_id = :userId)`;

function narrow(
  query: SelectQueryBuilder<ErrorReport>,
  { search, site, resolved, remote, release, user_id }: FiltersOf<ErrorReportFilters>,
): void {
  if (search) {
    const columns = ['name', 'message', 'happening.page'].map(
      (column) => `report.${column} LIKE :search ESCAPE '!'`,
    );
    query.andWhere(`(${columns.join(' OR ')})`, { search: containing(search) });
  }
  if (site) query.andWhere('report.happening.site = :site', { site });
  if (remote) query.andWhere('report.happening.remote = :remote', { remote });
  if (release) query.andWhere('report.happening.release = :release', { release });
  if (user_id != null) query.andWhere(HAPPENED_TO, { userId: user_id });
  if (resolved != null) query.andWhere(isResolved(resolved));
}
