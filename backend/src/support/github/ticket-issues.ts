import { Conflict } from '@laravel-wire/nest';
import { isAway } from '@laravel-wire/nest/errors';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OpenGithubIssueInput } from '@yard/contracts';
import { stackOf } from '@kit/server/base/logging/log-failure';
import { Clock, Periodic } from '@kit/server/base/clock/clock';
import { UnitOfWork } from '@kit/server/store/unit-of-work';
import { storedInstant } from '@kit/server/store/reading';
import { DataSource } from 'typeorm';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import type { User } from '../../users/user.entity';
import { lockedTicket, ticketFor } from '../locked-ticket';
import type { SupportTicket } from '../support-ticket.entity';
import { TicketEvents } from '../ticket-events';
import { NOT_RESOLVED } from '../ticket-state-in-sql';
import { Github, type GithubIssue } from './github';

const EVERY_MS = 10 * 60_000;
/** One of all processes reads an issue, and none reads it again before the next run. */
const READ_MS = EVERY_MS - 60_000;
/** GitHub allows 5,000 requests an hour. */
const READ_AT_ONCE = 200;
/** Longer than GitHub is waited for. */
const OPENING_MS = 60_000;
/** Several attempts may have had no answer, one after the other. */
const LOOK_BACK_MS = 86_400_000;

const TO_READ = `SELECT id FROM support_tickets ticket WHERE github_issue_number IS NOT NULL AND ${NOT_RESOLVED}
  AND deleted_at IS NULL AND (github_issue_read_at IS NULL OR github_issue_read_at <= ?)
  ORDER BY github_issue_read_at, id LIMIT ${READ_AT_ONCE}`;

/** The GitHub issue of a ticket: opened once, and followed until the ticket is resolved. */
@Injectable()
export class TicketIssues {
  private readonly logger = new Logger(TicketIssues.name);

  constructor(
    private readonly github: Github,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: TicketEvents,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * GitHub takes no idempotency key: after an attempt without an answer, the issue is looked for before another is
   * opened.
   *
   * @throws Conflict for a ticket that has one, is resolved, or is being given one; as `Github.create`
   */
  async open(actor: User, { id }: SupportTicket, input: OpenGithubIssueInput): Promise<SupportTicket> {
    const earlier = await this.begin(id);
    try {
      const issue = (earlier && (await this.openedBefore(earlier, id))) ?? (await this.create(id, input));
      return await this.opened(actor, id, issue);
    } catch (error) {
      if (error instanceof Conflict) await this.refused(id);
      throw error;
    }
  }

  /** Reads how the issues of open tickets stand, those first that were read longest ago. */
  @Periodic('GitHub issues', EVERY_MS)
  async readAll(): Promise<void> {
    if (!this.github.isSet) return;
    const before = new Date(this.clock.now().getTime() - READ_MS);
    for (const { id } of await this.dataSource.query<{ id: number }[]>(TO_READ, [storedInstant(before)])) {
      try {
        await this.read(Number(id), before);
      } catch (error) {
        if (isAway(error)) return;
        this.logger.error(`ticket ${id}`, stackOf(error));
      }
    }
  }

  /** @returns when an earlier attempt was made that has had no answer; null without one */
  private begin(id: number): Promise<Date | null> {
    return this.unitOfWork.run(async (tx) => {
      const ticket = await ticketFor(tx, { id }, 'change');
      if (ticket.github_issue_number !== null) {
        throw new Conflict(`This ticket already has issue #${ticket.github_issue_number}.`);
      }
      const earlier = ticket.github_issue_asked_at;
      if (earlier && earlier.getTime() > tx.now.getTime() - OPENING_MS) {
        throw new Conflict('An issue for this ticket is being opened. Reload in a moment.');
      }
      await tx.update(ticket, { github_issue_asked_at: tx.now });
      return earlier;
    });
  }

  private async openedBefore(requestedAt: Date, id: number): Promise<GithubIssue | null> {
    const issues = await this.github.changedSince(new Date(requestedAt.getTime() - LOOK_BACK_MS));
    return issues.find(({ body }) => body?.includes(markOf(id))) ?? null;
  }

  private create(id: number, { title, body }: OpenGithubIssueInput): Promise<GithubIssue> {
    const page = `${this.environment.adminUrl}/#/support_tickets/${id}`;
    return this.github.create({ title, body: `${body ?? ''}\n\n---\n${page}\n${markOf(id)}`.trim() });
  }

  private opened(actor: User, id: number, issue: GithubIssue): Promise<SupportTicket> {
    return this.unitOfWork.run(async (tx) => {
      const ticket = await lockedTicket(tx, id);
      await tx.update(ticket, {
        github_issue_number: issue.number,
        github_issue_asked_at: null,
        github_issue_read_at: tx.now,
        ...standOf(issue),
      });
      await this.events.save(tx, actor, ticket, 'open_github_issue', { github_issue_number: issue.number });
      await this.events.saved(tx, ticket);
      return ticket;
    });
  }

  private refused(id: number): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.update(await lockedTicket(tx, id), { github_issue_asked_at: null });
    });
  }

  private async read(id: number, before: Date): Promise<void> {
    const number = await this.claim(id, before);
    if (number === null) return;
    const issue = await this.github.find(number);
    await this.unitOfWork.run(async (tx) => {
      const ticket = await lockedTicket(tx, id);
      const { github_issue_state: state, github_issue_number } = ticket;
      const stand = standOf(issue);
      const isSame = state === stand.github_issue_state && ticket.github_issue_url === stand.github_issue_url;
      if (github_issue_number !== number || isSame) return;
      await tx.update(ticket, stand);
      await this.events.saved(tx, ticket);
      if (state === 'open' && issue?.state === 'closed') await this.events.issueClosed(tx, ticket);
    });
  }

  private claim(id: number, before: Date): Promise<number | null> {
    return this.unitOfWork.run(async (tx) => {
      const ticket = await lockedTicket(tx, id);
      if (ticket.github_issue_read_at && ticket.github_issue_read_at > before) return null;
      // Past the record's own update: nothing that anybody reads of it has changed.
      const sql = 'UPDATE support_tickets SET github_issue_read_at = ? WHERE id = ?';
      await tx.manager.query(sql, [storedInstant(tx.now), id]);
      return ticket.github_issue_number;
    });
  }
}

/** An HTML comment in the issue's text: GitHub does not show it, and Yard finds the issue by it. */
const markOf = (id: number) => `<!-- support_ticket ${id} -->`;

const standOf = (issue: GithubIssue | null) => ({
  github_issue_url: issue?.html_url ?? null,
  github_issue_state: issue?.state ?? null,
});
