import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AlternativeReason } from '@yard/contracts';
import { IsNull, Not, Repository } from 'typeorm';
import type { Span } from '../../calendar/calendar-spans';
import { NextFree } from '../../calendar/next-free';
import { MachineType } from '../../machine-types/machine-type.entity';
import type { Machine } from '../../machines/machine.entity';
import { missedDays } from '../flexible/sought-days';
import { type ListQuery, type Found, MachineIndex } from '../machine-index';
import { MachineRows } from '../machine-rows';
import { typesOf } from '../terms/term';
import { type Kinds, lastOf, type Relaxed, relaxedOf } from './relaxed';

/** A list with fewer machines is short. */
const SHORT = 3;
const ALTERNATIVES_MAX = 6;
/** Limit per reason, so that others have room. */
const OF_REASON_MAX = 3;

/** A machine that misses one condition of the list. */
export interface Alternative {
  machine: Machine;
  reason: AlternativeReason;
  /** Its next free days; null unless the days are what keeps it from the list. */
  free: Span | null;
}

/** Machines that match all but one condition of a list, shown where it has few or none: docs/decisions/0045. */
@Injectable()
export class Alternatives {
  constructor(
    private readonly index: MachineIndex,
    private readonly nextFree: NextFree,
    private readonly rows: MachineRows,
    @InjectRepository(MachineType) private readonly types: Repository<MachineType>,
  ) {}

  /** @param found  the list's first page; of another page, and of a list that is long enough, there are none */
  async of(query: ListQuery, found: Found): Promise<Alternative[]> {
    const isShort = found.total < SHORT && found.ids.length === found.total;
    if (query.list.page > 1 || !isShort) return [];
    const kinds = await this.kinds(query);
    const near = await this.collected(relaxedOf(query, kinds), query, found.ids);
    if (near.length > 0 || found.total > 0) return near;
    return this.collected(lastOf(query, kinds), query, []);
  }

  private async collected(
    lists: readonly Relaxed[],
    { actor, list }: ListQuery,
    shown: readonly number[],
  ): Promise<Alternative[]> {
    const found: Alternative[] = [];
    for (const { reason, listQuery: query } of lists) {
      const ofReason = found.filter((one) => one.reason === reason).length;
      const room = Math.min(ALTERNATIVES_MAX - found.length, OF_REASON_MAX - ofReason);
      if (room === 0) continue;
      const seen = new Set([...shown, ...found.map(({ machine }) => machine.id)]);
      const ids = (await this.index.ids(query)).filter((id) => !seen.has(id));
      found.push(...(await this.first({ actor, list }, room, ids, reason)));
    }
    return found;
  }

  private async first(
    { actor, list }: Pick<ListQuery, 'actor' | 'list'>,
    room: number,
    ids: readonly number[],
    reason: AlternativeReason,
  ): Promise<Alternative[]> {
    const missed = reason === 'dates' ? missedDays(list) : null;
    if (missed) return (await this.later(actor, ids, missed)).slice(0, room);
    const machines = await this.rows.inOrder(actor, ids.slice(0, room));
    return machines.map((machine) => ({ machine, reason, free: null }));
  }

  private async later(actor: ListQuery['actor'], ids: readonly number[], span: Span): Promise<Alternative[]> {
    const machines = await this.rows.inOrder(actor, ids);
    const next = await this.nextFree.of(machines, span);
    const later = machines.flatMap((machine): (Alternative & { free: Span })[] => {
      const free = next.get(machine.id);
      return free ? [{ machine, reason: 'dates', free }] : [];
    });
    return later.sort((one, other) => one.free.from.localeCompare(other.free.from));
  }

  private async kinds({ list, terms }: ListQuery): Promise<Kinds> {
    const telling = terms.filter((term) => typesOf([term]).length > 0);
    const meant = list.machine_type_id == null ? typesOf(telling) : [list.machine_type_id];
    if (meant.length === 0) return { meant, wider: [] };
    const types = await this.types.findBy({ category: Not(IsNull()) });
    const categories = new Set(types.filter(({ id }) => meant.includes(id)).map(({ category }) => category));
    const wider = types.filter(({ category }) => categories.has(category)).map(({ id }) => id);
    return { meant, wider };
  }
}
