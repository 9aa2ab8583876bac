import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, Geotag, MachineRecord } from '@yard/contracts';
import { DataSource, In, Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { ENVIRONMENT, type Environment } from '../../config/environment';
import { UsersService } from '../../users/users.service';
import { DeliveryOption } from '../parts/delivery-option.entity';
import { MachineType } from '../machine-types/machine-type.entity';
import type { Machine } from './machine.entity';
import { Photo } from '../parts/photo.entity';
import { ratingsOf } from './ratings';
import { presentMachine, withDistance, type MachineParts } from './present-machine';
import { instantFrom, rowsOf } from '@kit/server/store/reading';
import { median } from './median';

/** An owner's last answers count, where there are enough to speak of a habit. */
const COUNTED = 20;
const ENOUGH = 3;
const HOUR_MS = 3_600_000;

const ANSWERED_AT = 'COALESCE(r.approved_at, r.declined_at)';

/** Leaves out machines with instant booking: their owner does not answer. */
const ANSWERS = `SELECT r.created_at AS asked_at, ${ANSWERED_AT} AS answered_at
  FROM rental_requests r
  WHERE r.owner_id = ? AND r.deleted_at IS NULL AND ${ANSWERED_AT} IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM machines m WHERE m.id = r.machine_id AND m.instant_book = 1)
  ORDER BY r.created_at DESC, r.id DESC LIMIT ${COUNTED}`;

interface AnswerRow {
  asked_at: Date | string;
  answered_at: Date | string;
}

/** Whole hours within which an owner usually answers a request, at least one; null while that is not known. */
async function answersWithinHours(dataSource: DataSource, ownerId: number): Promise<number | null> {
  const rows = await rowsOf<AnswerRow>(dataSource, ANSWERS, [ownerId]);
  if (rows.length < ENOUGH) return null;
  const times = rows.map(
    (row) => instantFrom(row.answered_at).getTime() - instantFrom(row.asked_at).getTime(),
  );
  return Math.max(1, Math.ceil(median(times) / HOUR_MS));
}

/** Machines with everything they are shown with: five queries, however many machines. */
@Injectable()
export class MachineViews {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(DeliveryOption) private readonly options: Repository<DeliveryOption>,
    @InjectRepository(Photo) private readonly photos: Repository<Photo>,
    @InjectRepository(MachineType) private readonly types: Repository<MachineType>,
    private readonly users: UsersService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async one(machine: Machine, actor: Actor | null): Promise<MachineRecord> {
    const [[record], answers_within_hours] = await Promise.all([
      this.many([machine], actor, null),
      answersWithinHours(this.dataSource, machine.user_id),
    ]);
    if (!record) throw new RangeError(`machine ${machine.id} has no view`);
    return { ...record, answers_within_hours };
  }

  /** @param from  where distances are counted from; without it records have none */
  async many(machines: Machine[], actor: Actor | null, from: Geotag | null): Promise<MachineRecord[]> {
    const partsOf = await this.parts(machines);
    return machines.map((machine) => {
      const record = presentMachine(machine, partsOf(machine), actor);
      return from ? withDistance(record, from, this.environment.distanceUnit) : record;
    });
  }

  private async parts(machines: Machine[]): Promise<(machine: Machine) => MachineParts> {
    if (machines.length === 0) return missing;
    const ids = machines.map(({ id }) => id);
    const where = { machine_id: In(ids) };
    const typeIds = [...new Set(machines.map((machine) => machine.machine_type_id))];
    const [options, photos, types, names, ratingOf] = await Promise.all([
      this.options.find({ where, order: { name: 'ASC', id: 'ASC' } }),
      this.photos.find({ where, order: { position: 'ASC', id: 'ASC' } }),
      // A type that is gone still has a name.
      this.types.find({ where: { id: In(typeIds) }, withDeleted: true }),
      this.users.namesOf(machines.map((machine) => machine.user_id)),
      ratingsOf(this.dataSource, 'machine', ids, this.clock.now()),
    ]);
    return (machine) => {
      const type = types.find(({ id }) => id === machine.machine_type_id);
      const userName = names.get(machine.user_id);
      if (!type || userName === undefined) return missing(machine);
      const ofMachine = (part: { machine_id: number }) => part.machine_id === machine.id;
      return {
        type,
        userName,
        options: options.filter(ofMachine),
        photos: photos.filter(ofMachine),
        rating: ratingOf(machine.id),
      };
    };
  }
}

/** Foreign keys rule it out. */
function missing(machine: Machine): never {
  throw new RangeError(`machine ${machine.id} has no type or owner`);
}
