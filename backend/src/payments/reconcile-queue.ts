import { Injectable } from '@nestjs/common';
import type { EntityTarget, Repository } from 'typeorm';
import { writtenAhead } from '@kit/server/base/clock/clock';
import type { BaseRecord } from '@kit/server/store/base-record';

/** A row whose outcome is not known yet. */
interface Uncertain extends BaseRecord {
  ask_after?: Date | null;
}

export interface PollSchedule {
  /** A condition on the row, by its columns. */
  where: string;
  parameters?: Record<string, unknown>;
  /** Rows younger than this are left to whoever wrote them. */
  minAgeMs: number;
  /** Delay until a row's next attempt: a quarter of its age, within these bounds. */
  waitMs: { least: number; most: number };
}

/** Longest delay until a row's next attempt after no response. */
const UNANSWERED_MS = 5 * 60_000;

/** A wait is that much longer or shorter by chance, so that what failed together does not come back together. */
const CHANCE = 0.2;

const BATCH = 50;

/** Hands out rows to ask for: each to one process at a time, those that waited longest first, old ones less often. */
@Injectable()
export class ReconcileQueue {
  /** Rows whose turn it is; each may go to somebody else until `take`. */
  async due<T extends Uncertain>(rows: Repository<T>, schedule: PollSchedule, now: Date): Promise<T[]> {
    return rows
      .createQueryBuilder('uncertain')
      .where(schedule.where, schedule.parameters ?? {})
      .andWhere('(uncertain.created_at <= :since OR uncertain.created_at > :unknown)', {
        since: new Date(now.getTime() - schedule.minAgeMs),
        unknown: writtenAhead(now),
      })
      .andWhere(
        '(uncertain.ask_after IS NULL OR uncertain.ask_after <= :now OR uncertain.ask_after > :ahead)',
        { now, ahead: farthestPoll(schedule, now) },
      )
      .orderBy('uncertain.ask_after', 'ASC')
      .addOrderBy('uncertain.id', 'ASC')
      .take(BATCH)
      .getMany();
  }

  /** Takes a row's turn: false when another process was quicker. */
  async take<T extends Uncertain>(
    rows: Repository<T>,
    row: T,
    schedule: PollSchedule,
    now: Date,
  ): Promise<boolean> {
    const { affected } = await rows
      .createQueryBuilder()
      .update<Uncertain>(rows.target as EntityTarget<Uncertain>)
      .set({ ask_after: new Date(now.getTime() + waitOf(row, schedule, now)) })
      .where('id = :id AND (ask_after IS NULL OR ask_after <= :now OR ask_after > :ahead)', {
        id: row.id,
        now,
        ahead: farthestPoll(schedule, now),
      })
      .execute();
    return affected === 1;
  }

  /** The provider gave no answer: the next turn comes soon, however old the row. */
  async comeBack<T extends Uncertain>(rows: Repository<T>, row: T, now: Date): Promise<void> {
    const soon = new Date(now.getTime() + UNANSWERED_MS);
    await rows
      .createQueryBuilder()
      .update<Uncertain>(rows.target as EntityTarget<Uncertain>)
      .set({ ask_after: soon })
      .where('id = :id AND ask_after > :soon', { id: row.id, soon })
      .execute();
  }
}

/** The farthest instant that a turn may have: a later one was given before the clock was put back, and is anybody's. */
export function farthestPoll({ waitMs }: PollSchedule, now: Date): Date {
  return new Date(writtenAhead(now).getTime() + Math.max(waitMs.most * (1 + CHANCE), UNANSWERED_MS));
}

function waitOf({ created_at }: Uncertain, { waitMs }: PollSchedule, now: Date): number {
  const quarter = (now.getTime() - created_at.getTime()) / 4;
  const wait = Math.min(Math.max(quarter, waitMs.least), waitMs.most);
  return Math.round(wait * (1 - CHANCE + Math.random() * 2 * CHANCE));
}
