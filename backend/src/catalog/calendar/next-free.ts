import { UNKNOWN_ZONE } from '@yard/contracts';
import { Injectable } from '@nestjs/common';
import { nearestSpans } from '@yard/contracts/days';
import { addDays, todayIn } from '@yard/dates';
import { DataSource } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import type { Machine } from '../machines/machine.entity';
import { later, type Span } from './calendar-spans';
import { MachinesNotBack } from './machines-not-back';
import { takenSpans } from './taken-spans';

/** Latest start of the next free days, after the wanted ones: our decision, eight weeks. */
const REACH_DAYS = 56;

@Injectable()
export class NextFree {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notBack: MachinesNotBack,
    private readonly clock: Clock,
  ) {}

  /**
   * The next free span as long as the wanted one, by the machine's id: not before it, and not before today at the
   * machine's place. None for a machine that is taken for weeks.
   *
   * @param reachDays  how long after the wanted days they may begin
   */
  async of(
    machines: readonly Pick<Machine, 'id' | 'turnaround_days' | 'time_zone'>[],
    wanted: Span,
    reachDays = REACH_DAYS,
  ): Promise<Map<number, Span>> {
    const longest = Math.max(0, ...machines.map(({ turnaround_days }) => turnaround_days));
    const ids = machines.map(({ id }) => id);
    const window = { from: wanted.from, to: addDays(wanted.to, reachDays + longest) };
    const { manager } = this.dataSource;
    const taken = await takenSpans(manager, ids, window, await this.notBack.of(manager, ids));
    const next = new Map<number, Span>();
    for (const { id, turnaround_days, time_zone } of machines) {
      const [span] = nearestSpans(taken.get(id) ?? [], {
        wanted,
        earliest: later(wanted.from, todayIn(time_zone ?? UNKNOWN_ZONE, this.clock.now())),
        turnaroundDays: turnaround_days,
        count: 1,
        reachDays,
      });
      if (span) next.set(id, span);
    }
    return next;
  }
}
