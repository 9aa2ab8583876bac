import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor } from '@yard/contracts';
import { Repository } from 'typeorm';
import { Machine } from '../machines/machine.entity';
import { visibleTo } from './machine-visibility';

@Injectable()
export class MachineRows {
  constructor(@InjectRepository(Machine) private readonly machines: Repository<Machine>) {}

  /** In the order of ids, without those gone; owners decide who may see one, whatever the index says. */
  async inOrder(actor: Actor | null, ids: readonly number[]): Promise<Machine[]> {
    if (ids.length === 0) return [];
    const query = this.machines.createQueryBuilder('machine').where('machine.id IN (:...ids)', { ids });
    visibleTo(query, actor);
    const byId = new Map((await query.getMany()).map((machine) => [machine.id, machine]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
