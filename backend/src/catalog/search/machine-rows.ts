import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Machine } from '../machine.entity';

/** The rows of machines that an index has found. */
@Injectable()
export class MachineRows {
  constructor(@InjectRepository(Machine) private readonly machines: Repository<Machine>) {}

  /** As the ids come; those that are gone meanwhile are missing. */
  async inOrder(ids: readonly number[]): Promise<Machine[]> {
    if (ids.length === 0) return [];
    const machines = await this.machines.findBy({ id: In([...ids]) });
    const byId = new Map(machines.map((machine) => [machine.id, machine]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
