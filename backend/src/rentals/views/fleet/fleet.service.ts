import type { FiltersOf } from '@laravel-wire/nest';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, FleetMachineRecord, FleetSpan } from '@yard/contracts';
import { FLEET_DAYS, type FleetFilters } from '@yard/contracts/fleet';
import { fleetMachineShape } from '@yard/contracts/records';
import { addDays, todayIn } from '@yard/dates';
import { Clock } from '@kit/server/base/clock/clock';
import { readRows } from '@kit/server/store/named-query';
import { pageOf, type Rows } from '@kit/server/store/page-of';
import { presenterOf } from '@kit/server/store/present';
import { DataSource, In, Repository } from 'typeorm';
import { MachineType } from '../../../catalog/machine-types/machine-type.entity';
import { Machine } from '../../../catalog/machines/machine.entity';
import { ENVIRONMENT } from '../../../config/config.module';
import type { Environment } from '../../../config/environment';
import {
  BLOCKED,
  type BlockedRow,
  REQUESTED,
  type RequestedRow,
  SAVED,
  type SavedRow,
  TAKEN,
  type TakenRow,
  VIEWED,
  type ViewedRow,
  WAITING,
  type WaitingRow,
} from './fleet-queries';
import { type MachineSpan, takenRuns } from './taken-runs';

/** How far back requests and visitors are counted: our decision. */
const COUNTED_DAYS = 30;
const COUNTED_MS = COUNTED_DAYS * 24 * 60 * 60 * 1000;

type Plan = Pick<
  FleetMachineRecord,
  'spans' | 'rented_days' | 'page_views' | 'saves' | 'requests' | 'bookings'
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
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async page(owner: Actor, list: FiltersOf<FleetFilters>): Promise<Rows<FleetMachineRecord>> {
    const { rows: machines, total } = await pageOf(this.machines, { user_id: owner.id }, list);
    if (machines.length === 0) return { rows: [], total };
    const [planOf, types] = await Promise.all([
      this.plans(
        machines.map(({ id }) => id),
        list,
      ),
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

  private async plans(ids: readonly number[], list: FleetFilters): Promise<(id: number) => Plan> {
    const today = todayIn(this.environment.timeZone, this.clock.now());
    const from = list.from ?? today;
    const to = addDays(from, (list.days ?? FLEET_DAYS) - 1);
    const since = new Date(this.clock.now().getTime() - COUNTED_MS);
    const sinceDay = addDays(today, -COUNTED_DAYS);
    const read = <T>(sql: string) => readRows<T>(this.dataSource, sql, { ids, from, to, since, sinceDay });
    const [taken, blocked, waiting, requested, viewed, saved] = await Promise.all([
      read<TakenRow>(TAKEN),
      read<BlockedRow>(BLOCKED),
      read<WaitingRow>(WAITING),
      read<RequestedRow>(REQUESTED),
      read<ViewedRow>(VIEWED),
      read<SavedRow>(SAVED),
    ]);
    const spans = [
      ...takenRuns(taken, { from, to }),
      ...blocked.map(blockedSpan),
      ...waiting.map(waitingSpan),
    ];
    return (id) => {
      const isIts = ({ machine_id }: { machine_id: number }) => machine_id === id;
      const isRented = ({ reason, day }: TakenRow) => reason === 'rental' && day >= from && day <= to;
      const counts = requested.find(isIts);
      return {
        spans: spans
          .filter(isIts)
          .map(({ span }) => span)
          .sort(byFirstDay),
        rented_days: taken.filter((row) => isIts(row) && isRented(row)).length,
        page_views: Number(viewed.find(isIts)?.views ?? 0),
        saves: Number(saved.find(isIts)?.saves ?? 0),
        requests: Number(counts?.requests ?? 0),
        bookings: Number(counts?.bookings ?? 0),
      };
    };
  }
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
