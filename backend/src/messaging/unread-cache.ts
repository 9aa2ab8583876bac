import { Injectable } from '@nestjs/common';
import type { MessageableType } from '@yard/contracts';
import { DataSource } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { readRows, rowsOf, storedInstant } from '@kit/server/store/reading';
import { UNREAD_BY_USER, NOT_AMONG_SEEN, UNSEEN, unreadParameters } from './unread-condition';

/** Numbers are given before the commit: so long after, no message below another's number is still to come. */
const SETTLED_MS = 15 * 60_000;
/** Everything is read anew so often: what a clock that ran ahead took for settled is found then. */
const CACHED_MS = 60 * 60_000;
/** More messages than these are not cached, nor named in a list. */
const MOST = 1000;

interface MessageRow {
  id: number;
  messageable_id: number;
}

interface Mark {
  id: number;
  user_id: number;
  created_at: string;
}

/** A reader's unread messages up to a mark; null where they were too many to cache. */
interface CachedMessages {
  upTo: Mark | undefined;
  ids: readonly number[] | null;
  at: number;
}

const UNREAD = 'SELECT unread.id, unread.messageable_id FROM messages unread WHERE';
const SETTLED = 'SELECT id, user_id, created_at FROM messages WHERE created_at < ? ORDER BY id DESC LIMIT 1';

/**
 * A user's unread messages on records of a kind. A seen message stays seen: a read checks the ones unread at
 * the last read, and those written since. docs/performance.md
 */
@Injectable()
export class UnreadCache {
  private readonly entries = new Map<string, CachedMessages>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Ids of the records with unread messages; null if they are too many to list. */
  async parents(type: MessageableType, userId: number): Promise<number[] | null> {
    const reader = `${type} ${userId}`;
    const parameters = unreadParameters(type, userId);
    const cached = this.entries.get(reader);
    const unread =
      cached && (await this.isCurrent(cached))
        ? await this.since(cached, parameters)
        : await this.load(reader, parameters);
    if (!unread || unread.length > MOST) return null;
    return [...new Set(unread.map(({ messageable_id }) => messageable_id))];
  }

  /** Others stand in their place once messages were emptied, or brought back from a backup, below a running process. */
  private async isCurrent({ upTo, at }: CachedMessages): Promise<boolean> {
    if (Math.abs(this.clock.now().getTime() - at) > CACHED_MS) return false;
    if (!upTo) return true;
    const sql = 'SELECT user_id, created_at FROM messages WHERE id = ?';
    const [found] = await rowsOf<Mark>(this.dataSource, sql, [upTo.id]);
    return found?.user_id === upTo.user_id && found.created_at === upTo.created_at;
  }

  private async since({ upTo, ids }: CachedMessages, parameters: object): Promise<MessageRow[] | null> {
    if (!ids) return null;
    const newer = `${UNREAD} unread.id > :upTo AND ${UNREAD_BY_USER} AND ${UNSEEN}`;
    const older = `${UNREAD} unread.id IN (:...ids) AND ${UNREAD_BY_USER} AND ${UNSEEN}`;
    const sql = ids.length > 0 ? `${newer} UNION ALL ${older}` : newer;
    return readRows<MessageRow>(this.dataSource, sql, { ...parameters, upTo: upTo?.id ?? 0, ids });
  }

  private async load(reader: string, parameters: object): Promise<MessageRow[]> {
    const at = this.clock.now().getTime();
    const [upTo] = await rowsOf<Mark>(this.dataSource, SETTLED, [storedInstant(new Date(at - SETTLED_MS))]);
    const sql = `${UNREAD} ${UNREAD_BY_USER} AND ${NOT_AMONG_SEEN}`;
    const unread = await readRows<MessageRow>(this.dataSource, sql, parameters);
    const settled = unread.filter(({ id }) => upTo !== undefined && id <= upTo.id);
    const ids = unread.length > MOST ? null : settled.map(({ id }) => id);
    this.entries.set(reader, { upTo, ids, at });
    return unread;
  }
}
