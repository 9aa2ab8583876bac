import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, Geotag, MachineRecord } from '@yard/contracts';
import { DataSource, In, Repository } from 'typeorm';
import { Clock } from '@kit/server/base/clock/clock';
import { type Environment, ENVIRONMENT } from '../../config/environment';
import { UsersService } from '../../users/users.service';
import { DeliveryOption } from '../parts/delivery-option.entity';
import { MachineType } from '../machine-types/machine-type.entity';
import type { Machine } from './machine.entity';
import { answersWithinHours } from './owner-answers';
import { Photo } from '../parts/photo.entity';
import { ratingsOf } from './ratings';
import { type MachineParts, presentMachine, withDistance } from './present-machine';

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

  /** With what lists leave out. */
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
