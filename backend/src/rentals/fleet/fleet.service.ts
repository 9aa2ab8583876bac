import { Clock } from '@kit/server/base/clock/clock';
import { pageOf, presenterOf, type Rows, wireMoney } from '@kit/server/store/present';
import { readRows } from '@kit/server/store/reading';
import type { FiltersOf } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, FleetMachineRecord, FleetSpan } from '@yard/contracts';
import { FLEET_DAYS, type FleetFilters, NOT_BACK } from '@yard/contracts/fleet';
import { fleetMachineShape } from '@yard/contracts/records';
import { addDays, todayIn } from '@yard/dates';
import { DataSource, In, Repository } from 'typeorm';
import { MachinesNotBack, type NotBack, spansOfNotBack } from '../../catalog/calendar/machines-not-back';
import { MachineType } from '../../catalog/machine-types/machine-type.entity';
import { Machine } from '../../catalog/machines/machine.entity';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { earnedThisMonth } from './earned-this-month';
import type {
  BlockedRow,
  LateRenterRow,
  RequestedRow,
  SavedRow,
  TakenRow,
  ViewedRow,
  WaitingRow,
} from './fleet-queries';
import { BLOCKED, LATE_RENTERS, REQUESTED, SAVED, TAKEN, VIEWED, WAITING } from './fleet-queries';

/** Days back in which requests and visitors are counted: our decision. */
const COUNTED_DAYS = 30;
const COUNTED_MS = COUNTED_DAYS * 24 * 60 * 60 * 1000;

type Plan = Pick<
  FleetMachineRecord,
  'spans' | 'rented_days' | 'page_views' | 'saves' | 'requests' | 'bookings' | 'earned_amount'
>;

const present = presenterOf(
  fleetMachineShape,
  (_machine: Machine, machine_type_name: string, plan: Plan) => ({ machine_type_name, ...plan }),
);

/** An owner's machines with what takes their days, in a fixed number of queries. */
@Injectable()
export class FleetService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    @InjectRepository(MachineType) private readonly types: Repository<MachineType>,
    private readonly notBack: MachinesNotBack,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async page(owner: Actor, list: FiltersOf<FleetFilters>): Promise<Rows<FleetMachineRecord>> {
    const { rows: machines, total } = await pageOf(this.machines, { user_id: owner.id }, list);
    if (machines.length === 0) return { rows: [], total };
    const [planOf, types] = await Promise.all([
      this.plans(machines, list),
      // A type that is gone still has a name.
      this.types.find({
        where: { id: In(machines.map((machine) => machine.machine_type_id)) },
        withDeleted: true,
      }),
    ]);
    const names = new Map(types.map(({ id, name }) => [id, name]));
    const rows = machines.map((machine) =>
      present(machine, names.get(machine.machine_type_id) ?? '', planOf(machine.id)),
    );
    return { rows, total };
  }

  private async late(ids: readonly number[]): Promise<LateSpans> {
    const out = await this.notBack.of(this.dataSource.manager, ids);
    if (out.length === 0) return new Map();
    const late = out.map(({ rental_request_id }) => rental_request_id);
    const renters = await readRows<LateRenterRow>(this.dataSource, LATE_RENTERS, { late });
    const nameOf = new Map(renters.map(({ id, renter }) => [Number(id), renter]));
    return new Map(
      out.map((one) => [one.rental_request_id, lateSpans(one, nameOf.get(one.rental_request_id) ?? '')]),
    );
  }

  private async plans(machines: readonly Machine[], list: FleetFilters): Promise<(id: number) => Plan> {
    const now = this.clock.now();
    const ids = machines.map(({ id }) => id);
    const today = todayIn(this.environment.timeZone, now);
    const from = list.from ?? today;
    const to = addDays(from, (list.days ?? FLEET_DAYS) - 1);
    const since = new Date(now.getTime() - COUNTED_MS);
    const sinceDay = addDays(today, -COUNTED_DAYS);
    const read = <T>(sql: string) => readRows<T>(this.dataSource, sql, { ids, from, to, since, sinceDay });
    const [taken, late, blocked, waiting, requested, viewed, saved, earned] = await Promise.all([
      read<TakenRow>(TAKEN),
      this.late(ids),
      read<BlockedRow>(BLOCKED),
      read<WaitingRow>(WAITING),
      read<RequestedRow>(REQUESTED),
      read<ViewedRow>(VIEWED),
      read<SavedRow>(SAVED),
      earnedThisMonth(this.dataSource, machines, now),
    ]);
    const spans = [
      ...takenAndLate(taken, late, { from, to }),
      ...blocked.map(blockedSpan),
      ...waiting.map(waitingSpan),
    ];
    return (id) => {
      const isIts = ({ machine_id }: { machine_id: number }) => machine_id === id;
      const isRented = ({ reason, day }: TakenRow) => reason === 'rental' && day >= from && day <= to;
      const counts = requested.find(isIts);
      const its = spans.filter(isIts).map(({ span }) => span);
      return {
        spans: its.sort(byFirstDay),
        rented_days: taken.filter((row) => isIts(row) && isRented(row)).length,
        page_views: Number(viewed.find(isIts)?.views ?? 0),
        saves: Number(saved.find(isIts)?.saves ?? 0),
        requests: Number(counts?.requests ?? 0),
        bookings: Number(counts?.bookings ?? 0),
        earned_amount: wireMoney(earned.get(id) ?? 0),
      };
    };
  }
}

/** The days on which machines are out that were due back, by rental. */
type LateSpans = ReadonlyMap<number | null, MachineSpan[]>;

/** While a machine is not back, its turnaround has not begun. */
function takenAndLate(
  taken: readonly TakenRow[],
  late: LateSpans,
  window: { from: string; to: string },
): MachineSpan[] {
  const runs = takenRuns(taken, window);
  return [
    ...runs.filter(({ span }) => span.reason === 'rental' || !late.has(span.rental_request_id)),
    ...[...late.values()].flat().filter(({ span }) => span.to >= window.from && span.from <= window.to),
  ];
}

function lateSpans(one: NotBack, renter: string): MachineSpan[] {
  const { machine_id, rental_request_id } = one;
  const none = { blackout_id: null, machine_calendar_id: null };
  return spansOfNotBack(one).map((span) => {
    const label = span.reason === 'rental' ? `${NOT_BACK}${renter}` : renter;
    return { machine_id, span: { ...span, rental_request_id, ...none, label } };
  });
}

function blockedSpan(row: BlockedRow): MachineSpan {
  return {
    machine_id: row.machine_id,
    span: {
      from: row.start_date,
      to: row.end_date,
      reason: 'blackout',
      rental_request_id: null,
      blackout_id: row.id,
      machine_calendar_id: row.machine_calendar_id,
      label: row.reason,
    },
  };
}

function waitingSpan(row: WaitingRow): MachineSpan {
  return {
    machine_id: row.machine_id,
    span: {
      from: row.start_date,
      to: row.end_date,
      reason: 'request',
      rental_request_id: row.id,
      blackout_id: null,
      machine_calendar_id: null,
      label: row.renter,
    },
  };
}

const byFirstDay = (one: FleetSpan, other: FleetSpan) => (one.from < other.from ? -1 : 1);

interface MachineSpan {
  machine_id: number;
  span: FleetSpan;
}

/**
 * Runs of days that rentals take of machines, within a window but not cut by it. A machine that was swapped
 * away and came back has several of one rental.
 *
 * @param rows  by machine, rental and day
 */
function takenRuns(rows: readonly TakenRow[], window: { from: string; to: string }): MachineSpan[] {
  const runs: MachineSpan[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && isNext(last, row)) last.span.to = row.day;
    else runs.push(runOf(row));
  }
  return runs.filter(({ span: { from, to } }) => to >= window.from && from <= window.to);
}

function isNext({ machine_id, span }: MachineSpan, row: TakenRow): boolean {
  return (
    machine_id === row.machine_id &&
    span.rental_request_id === row.rental_request_id &&
    span.reason === row.reason &&
    addDays(span.to, 1) === row.day
  );
}

function runOf({ machine_id, rental_request_id, reason, day, renter: label }: TakenRow): MachineSpan {
  const none = { blackout_id: null, machine_calendar_id: null };
  return { machine_id, span: { from: day, to: day, reason, rental_request_id, ...none, label } };
}
