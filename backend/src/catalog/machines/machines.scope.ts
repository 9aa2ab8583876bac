import type { RecordScope } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor } from '@yard/contracts';
import { Repository } from 'typeorm';
import type { User } from '../../users/user.entity';
import { visibleTo } from '../search/machine-visibility';
import { Machine } from './machine.entity';

/** Drafts and machines of suspended owners are visible to their owner and admins only. */
@Injectable()
export class MachineScope implements RecordScope<Machine, User> {
  constructor(@InjectRepository(Machine) private readonly machines: Repository<Machine>) {}

  find(id: number, actor: Actor | null): Promise<Machine | null> {
    const query = this.machines.createQueryBuilder('machine').where({ id });
    visibleTo(query, actor);
    return query.getOne();
  }
}
