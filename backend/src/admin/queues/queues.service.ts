import { Inject, Injectable } from '@nestjs/common';
import { dueBackAt, type WaitingQueue } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { instantFrom, readRows } from '@kit/server/store/reading';
import { wireStamp } from '@kit/server/store/present';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { LatestCheck } from '../../ledger/checks/latest-check';
import { ZONES } from '../../rentals/views/list/request-list';
import { type QueueQuery, queueQueries } from './queue-queries';

const HOUR_MS = 3_600_000;

/** A machine becomes late by the clock alone. */
const CACHED_MS = 30_000;

/** Whatever is done writes one of these, in any process: while it is the newest, what waits is what it was. */
const NEWEST = `SELECT (SELECT MAX(id) FROM audit_events) AS done, (SELECT MAX(id) FROM notifications) AS notified,
  (SELECT MAX(id) FROM payments) AS charged, (SELECT MAX(updated_at) FROM rental_requests) AS moved`;

interface Waiting {
  total: number | string;
  since: Date | string | null;
  due: Date | string | null;
  id?: number | null;
}

@Injectable()
export class QueuesService {
  private readonly cached = new Map<string, { at: number; newest: string; queue: WaitingQueue }>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly ledger: LatestCheck,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** One query for each kind; the nearest deadline first, then what waits longest. */
  async all(): Promise<WaitingQueue[]> {
    const zones = await readRows<{ time_zone: string }>(this.dataSource, ZONES, {});
    const queries = queueQueries(
      zones.map(({ time_zone }) => time_zone),
      this.clock.now(),
      this.environment.ticketAnswerHours,
    );
    const newest = JSON.stringify(await readRows(this.dataSource, NEWEST, {}));
    const reading = queries.map((query) => (query.isCostly ? this.known(query, newest) : this.read(query)));
    const queues = await Promise.all([...reading, this.differences()]);
    return queues.sort((one, other) => urgency(one).localeCompare(urgency(other)));
  }

  /** Looks at the same instant see what is there. */
  private async known(query: QueueQuery, newest: string): Promise<WaitingQueue> {
    const at = this.clock.now().getTime();
    const before = this.cached.get(query.key);
    const age = before ? at - before.at : 0;
    if (before?.newest === newest && age > 0 && age < CACHED_MS) return before.queue;
    const queue = await this.read(query);
    this.cached.set(query.key, { at, newest, queue });
    return queue;
  }

  private async differences(): Promise<WaitingQueue> {
    const { differences, since } = await this.ledger.now();
    const oldest_at = since && wireStamp(since);
    return { key: 'ledger_differences', count: differences.length, oldest_at, due_at: null, list: '/ledger' };
  }

  private async read(query: QueueQuery): Promise<WaitingQueue> {
    const { key, list, waiting, dueAfterHours, opensOldest, parameters = {} } = query;
    if (query.isLocal) return this.readLocal(query);
    const sql = `SELECT COUNT(*) AS total, MIN(since) AS since, MIN(due) AS due${opensOldest ? ', MIN(id) AS id' : ''} FROM (${waiting}) waiting`;
    const [row] = await readRows<Waiting>(this.dataSource, sql, parameters);
    return {
      key,
      count: Number(row?.total ?? 0),
      oldest_at: stampOf(row?.since),
      due_at: dueAfterHours === undefined ? stampOf(row?.due) : stampOf(row?.since, dueAfterHours),
      list: opensOldest ? `${list}${row?.id ?? ''}` : list,
    };
  }

  /** The earliest of each zone, since no database knows all of them. */
  private async readLocal({ key, list, waiting, parameters = {} }: QueueQuery): Promise<WaitingQueue> {
    const sql = `SELECT COUNT(*) AS total, MIN(since) AS since, zone FROM (${waiting}) waiting GROUP BY zone`;
    const zones = await readRows<{ total: number; since: string; zone: string }>(
      this.dataSource,
      sql,
      parameters,
    );
    const [oldest] = zones.map(instantAt).sort();
    const count = zones.reduce((sum, { total }) => sum + Number(total), 0);
    return { key, list, count, oldest_at: oldest ? wireStamp(new Date(oldest)) : null, due_at: null };
  }
}

/** The instant of a last day and its hour, as `isLocal` has them. */
function instantAt({ since, zone }: { since: string; zone: string }): string {
  const [end_date = '', hour = ''] = since.split(' ');
  return dueBackAt({ end_date, end_time: hour === '24:00' ? null : hour }, zone).toISOString();
}

function stampOf(value: Date | string | null | undefined, hoursAfter = 0): string | null {
  return value == null ? null : wireStamp(new Date(instantFrom(value).getTime() + hoursAfter * HOUR_MS));
}

/** Sorts as text: what has a deadline, what waits, what does not. */
function urgency({ due_at, oldest_at }: WaitingQueue): string {
  if (due_at) return `1 ${due_at}`;
  return oldest_at ? `2 ${oldest_at}` : '3';
}
