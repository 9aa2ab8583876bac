import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Pickup, zoneOf } from '@yard/contracts';
import { DataSource, Repository } from 'typeorm';
import { Machine } from '../../catalog/machines/machine.entity';
import { UsersService } from '../../users/users.service';
import type { RentalRequest } from '../records/rental-request.entity';
import { pickupFor } from '../rules/pickup';

/** People and things of a document, by their names when they agreed; also those that are gone. */
export interface Parties {
  renter: string;
  owner: string;
  machine: string;
  /** IANA name: days and times of the rental are those of the machine's place. */
  zone: string;
  /** Null unless the renter picks the machine up, is approved, and the rental is not over. */
  pickup: Pickup | null;
}

@Injectable()
export class RentalParties {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    private readonly users: UsersService,
  ) {}

  async of(request: RentalRequest): Promise<Parties> {
    const { id, machine_id, user_id, owner_id } = request;
    const machine = await this.machines.findOneOrFail({ where: { id: machine_id }, withDeleted: true });
    const names = await this.users.namesOf([user_id, owner_id]);
    return {
      renter: request.renter_name ?? names.get(user_id) ?? '',
      owner: request.owner_name ?? names.get(owner_id) ?? '',
      machine: request.machine_subject ?? machine.subject,
      zone: zoneOf(machine),
      pickup: await pickupFor(this.dataSource.manager, id),
    };
  }
}
