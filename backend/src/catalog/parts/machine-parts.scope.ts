import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, Repository } from 'typeorm';
import type { BaseRecord } from '../../database/base-record';
import type { User } from '../../users/user.entity';
import { Blackout } from '../calendar/blackout.entity';
import { DeliveryOption } from './delivery-option.entity';
import type { Machine } from '../machine.entity';
import { MachineScope } from '../machines.scope';
import { Photo } from './photo.entity';

type Part = BaseRecord & { machine_id: number };

/** A record of a machine, with the machine whose owner may change it. */
export interface MachinePart<T extends Part> {
  machine: Machine;
  part: T;
}

/** Finds `{machine}/…/{id}`: the part of that very machine, if the actor sees the machine. */
@Injectable()
export class MachineParts {
  constructor(private readonly machines: MachineScope) {}

  async find<T extends Part>(
    rows: Repository<T>,
    id: number,
    actor: User | null,
    params: Record<string, string>,
  ): Promise<MachinePart<T> | null> {
    const machineId = /^\d{1,15}$/.test(params.machine ?? '') ? Number(params.machine) : 0;
    const machine = await this.machines.find(machineId, actor);
    if (!machine) return null;
    const where = { id, machine_id: machine.id } as FindOptionsWhere<T>;
    const part = await rows.findOneBy(where);
    return part && { machine, part };
  }
}

@Injectable()
export class MachineDeliveryOptionScope implements RecordScope<MachinePart<DeliveryOption>, User> {
  constructor(
    private readonly parts: MachineParts,
    @InjectRepository(DeliveryOption) private readonly options: Repository<DeliveryOption>,
  ) {}

  find(id: number, actor: User | null, params: Record<string, string>) {
    return this.parts.find(this.options, id, actor, params);
  }
}

@Injectable()
export class BlackoutScope implements RecordScope<MachinePart<Blackout>, User> {
  constructor(
    private readonly parts: MachineParts,
    @InjectRepository(Blackout) private readonly blackouts: Repository<Blackout>,
  ) {}

  find(id: number, actor: User | null, params: Record<string, string>) {
    return this.parts.find(this.blackouts, id, actor, params);
  }
}

@Injectable()
export class PhotoScope implements RecordScope<MachinePart<Photo>, User> {
  constructor(
    private readonly parts: MachineParts,
    @InjectRepository(Photo) private readonly photos: Repository<Photo>,
  ) {}

  find(id: number, actor: User | null, params: Record<string, string>) {
    return this.parts.find(this.photos, id, actor, params);
  }
}
