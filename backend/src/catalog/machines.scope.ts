import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { seesWholeMachine } from '@yard/contracts';
import { DataSource } from 'typeorm';
import type { User } from '../users/user.entity';
import { Machine } from './machine.entity';

/** Drafts are there for their owner and admins only. */
@Injectable()
export class MachineScope implements RecordScope<Machine, User> {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: number, actor: User | null): Promise<Machine | null> {
    const machine = await this.dataSource.getRepository(Machine).findOneBy({ id });
    if (!machine) return null;
    return machine.published_at || seesWholeMachine(actor, machine) ? machine : null;
  }
}
