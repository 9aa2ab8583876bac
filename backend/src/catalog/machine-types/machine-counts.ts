import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Machine } from '../machines/machine.entity';

/** How many machines are of each type, whether they are listed or not. */
@Injectable()
export class MachineCounts {
  constructor(@InjectRepository(Machine) private readonly machines: Repository<Machine>) {}

  /** A type without machines is not in it. */
  async of(typeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (typeIds.length === 0) return new Map();
    const rows = await this.machines
      .createQueryBuilder('machine')
      .select('machine.machine_type_id', 'id')
      .addSelect('COUNT(*)', 'count')
      .where({ machine_type_id: In([...typeIds]) })
      .groupBy('machine.machine_type_id')
      .getRawMany<{ id: number; count: string }>();
    return new Map(rows.map(({ id, count }) => [Number(id), Number(count)]));
  }
}
