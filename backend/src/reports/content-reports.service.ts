import { Broadcaster, Conflict, type ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { offSiteLabels, type TextPlace } from '@yard/contracts/off-site';
import { type ContentReportRecord, contentReportType } from '@yard/contracts/report';
import { contentReportShape } from '@yard/contracts/records';
import { pageOf, presenterOf, type Rows } from '@kit/server/store/present';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { type FindOptionsWhere, IsNull, Not, Repository } from 'typeorm';
import { AuditService } from '../audit/audit.service';
import { NotificationsService } from '../notifications/notifications.service';
import type { User } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { ContentReport } from './content-report.entity';

/** Waits for a decision, of rows named `report`. */
export const OPEN_REPORT = 'report.closed_at IS NULL';

/** A text that may be reported, and where it stands. */
export type Reported = Pick<
  ContentReport,
  'record_type' | 'record_id' | 'parent_type' | 'parent_id' | 'user_id' | 'content'
>;

/** Takes a text off the site, under its own locks. @param reason  of the admin, for the author */
export type Hide = (tx: Transaction, admin: User, report: ContentReport, reason: string) => Promise<void>;

const OPEN = { reporter_id: null, outcome: null, closed_at: null, decider_id: null, decision_reason: null };
const TITLES = { message: 'We hid your message', machine: 'We unlisted your machine' };

const present = presenterOf(
  contentReportShape,
  (report: ContentReport, names: ReadonlyMap<number, string>) => ({
    user_name: names.get(report.user_id) ?? null,
    reporter_name: names.get(report.reporter_id ?? 0) ?? null,
    decider_name: names.get(report.decider_id ?? 0) ?? null,
  }),
);

/** Texts that people report and that the rules mark, until an admin decides on them. */
@Injectable()
export class ContentReportsService {
  private readonly hides = new Map<string, Hide>();

  constructor(
    @InjectRepository(ContentReport) private readonly rows: Repository<ContentReport>,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** @param on  `machine`, or what messages are on: `rental_request` */
  hiddenBy(on: string, hide: Hide): void {
    this.hides.set(on, hide);
  }

  /** Marks a text that leads payment off the site; once, until an admin decides. */
  async mark(tx: Transaction, text: Reported, place: TextPlace): Promise<void> {
    const labels = offSiteLabels(text.content, place);
    if (labels.length > 0) await this.insert(tx, text, null, labels.join(', '));
  }

  /** @throws Conflict where the same person's report of it is open */
  report(reporter: User, text: Reported, reason: string): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const isNew = await this.insert(tx, text, reporter.id, reason);
      if (!isNew) throw new Conflict('You already reported this. We’re reviewing it.');
    });
  }

  /** Sends its author the reason; other open reports of the text are decided, too. @throws Conflict if decided */
  hide(admin: User, about: ContentReport, reason: string): Promise<ContentReportRecord> {
    return this.unitOfWork.run(async (tx) => {
      const report = await this.close(tx, admin, about, { outcome: 'hidden', decision_reason: reason });
      const on = report.parent_type ?? report.record_type;
      const hide = this.hides.get(on);
      if (!hide) throw new Error(`nothing hides what is on a ${on}`);
      await hide(tx, admin, report, reason);
      await this.notifications.notify(tx, {
        user_id: report.user_id,
        type: 'content_hidden',
        title: TITLES[report.record_type],
        body: `${reason}\n\nYou wrote:\n\n${report.content}`,
        data: { [`${report.parent_type ?? 'machine'}_id`]: report.parent_id ?? report.record_id },
      });
      return this.shown(report, tx);
    });
  }

  /** Nothing is wrong with it. @throws Conflict for one that is decided */
  keep(admin: User, about: ContentReport): Promise<ContentReportRecord> {
    return this.unitOfWork.run(async (tx) => {
      return this.shown(await this.close(tx, admin, about, { outcome: 'kept', decision_reason: null }), tx);
    });
  }

  async page({ state, ...list }: ListQuery & { state?: string | null }): Promise<Rows<ContentReportRecord>> {
    const where: Record<string, FindOptionsWhere<ContentReport>> = {
      open: { closed_at: IsNull() },
      closed: { closed_at: Not(IsNull()) },
    };
    const { rows, total } = await pageOf(this.rows, where[state ?? ''] ?? {}, list);
    const names = await this.namesOf(rows);
    return { rows: rows.map((row) => present(row, names)), total };
  }

  async shown(report: ContentReport, tx?: Transaction): Promise<ContentReportRecord> {
    return present(report, await this.namesOf([report], tx));
  }

  /** @returns whether there was no open one of it by the same reporter */
  private async insert(tx: Transaction, text: Reported, reporter_id: number | null, reason: string) {
    const { record_type, record_id } = text;
    const by = reporter_id === null ? IsNull() : reporter_id;
    const same = { record_type, record_id, reporter_id: by, closed_at: IsNull() };
    if (await tx.manager.existsBy(ContentReport, same)) return false;
    const report = await tx.insert(ContentReport, { ...OPEN, ...text, reporter_id, reason });
    await this.changed(tx, report);
    return true;
  }

  private async close(
    tx: Transaction,
    admin: User,
    { id, record_type, record_id }: ContentReport,
    decision: Pick<ContentReport, 'outcome' | 'decision_reason'>,
  ): Promise<ContentReport> {
    const open = await tx.lockAll(ContentReport, { record_type, record_id, closed_at: IsNull() });
    const report = open.find((one) => one.id === id);
    if (!report) throw new Conflict('This was already decided.');
    const isHidden = decision.outcome === 'hidden';
    const decided = isHidden ? open : [report];
    const changes = { ...decision, closed_at: tx.now, decider_id: admin.id };
    await tx.updateAll(decided.map((record) => ({ record, changes })));
    const action = isHidden ? 'hide' : 'keep';
    const data = { reason: decision.decision_reason };
    await this.audit.save(tx, { actor: admin, action, record_type, record_id, data });
    for (const one of decided) await this.changed(tx, one);
    return report;
  }

  private async changed(tx: Transaction, report: ContentReport): Promise<void> {
    const admins = await this.users.adminIds(tx.manager);
    const model = await this.shown(report, tx);
    tx.afterCommit(() => this.broadcaster.saved(contentReportType, admins, { model }));
  }

  private namesOf(reports: readonly ContentReport[], tx?: Transaction): Promise<Map<number, string>> {
    const ids = reports.flatMap(({ user_id, reporter_id, decider_id }) => [user_id, reporter_id, decider_id]);
    return this.users.namesOf(ids, tx?.manager);
  }
}
