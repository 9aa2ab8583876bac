import type { InputOf } from '@laravel-wire/core';
import { Conflict, type FiltersOf, mustBeUnchanged, NotFound, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type Actor,
  type MachineTypeInput,
  machineTypeType,
  type UpdateMachineTypeInput,
} from '@yard/contracts';
import { Repository } from 'typeorm';
import type { Rows } from '../../database/page-of';
import { type Transaction, UnitOfWork } from '../../database/unit-of-work';
import { containing } from '../../database/containing';
import { CatalogNews } from '../catalog-news.service';
import type { FieldName } from '../field-name';
import { ofOne } from '../field-name';
import { slugOf } from '../illustrations';
import { MachineType } from './machine-type.entity';
import { Machine } from '../machine.entity';
import { presentMachineType } from './present-machine-type';

export type MachineTypeFilters = FiltersOf<InputOf<NonNullable<typeof machineTypeType.filters>>> & {
  search?: string | null;
};

@Injectable()
export class MachineTypesService {
  constructor(
    @InjectRepository(MachineType) private readonly types: Repository<MachineType>,
    private readonly unitOfWork: UnitOfWork,
    private readonly news: CatalogNews,
  ) {}

  async page(filters: MachineTypeFilters): Promise<Rows<MachineType>> {
    const query = this.types.createQueryBuilder('type');
    if (filters.search) {
      query.andWhere("(type.name LIKE :search ESCAPE '!' OR type.category LIKE :search ESCAPE '!')", {
        search: containing(filters.search),
      });
    }
    const direction = filters.direction === 'asc' ? 'ASC' : 'DESC';
    const [rows, total] = await query
      .orderBy(`type.${filters.sort}`, direction)
      .addOrderBy('type.id', direction)
      .skip((filters.page - 1) * filters.per_page)
      .take(filters.per_page)
      .getManyAndCount();
    return { rows, total };
  }

  /** @throws ValidationFailed when a name is taken, by a type or earlier in the same list */
  create(actor: Actor, inputs: MachineTypeInput[], named: FieldName): Promise<MachineType[]> {
    return this.unitOfWork.run(async (tx) => {
      const created: MachineType[] = [];
      for (const [index, input] of inputs.entries()) {
        await this.mustBeFree(tx, input.name, named('name', index));
        const fields = { name: input.name, category: input.category ?? null, slug: slugOf(input.name) };
        const type = await tx.insert(MachineType, fields);
        await this.saved(tx, actor, 'create', type);
        created.push(type);
      }
      return created;
    });
  }

  /** @throws Conflict when the type changed since `updated_at` */
  update(actor: Actor, { id }: MachineType, input: UpdateMachineTypeInput): Promise<MachineType> {
    return this.unitOfWork.run(async (tx) => {
      const type = await tx.lock(MachineType, { id });
      if (!type) throw NotFound.record('MachineType', id);
      mustBeUnchanged(type, input.updated_at, 'machine type');
      if (input.name !== undefined) await this.mustBeFree(tx, input.name, ofOne('name', 0), type.id);
      const slug = input.name === undefined ? undefined : slugOf(input.name);
      await tx.update(type, { name: input.name, category: input.category, slug });
      await this.saved(tx, actor, 'update', type);
      return type;
    });
  }

  /** @throws Conflict while machines, drafts too, are of the type */
  remove(actor: Actor, type: MachineType): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await tx.lock(MachineType, { id: type.id });
      const machines = await tx.manager.countBy(Machine, { machine_type_id: type.id });
      if (machines > 0) {
        const users = machines === 1 ? '1 machine uses' : `${machines} machines use`;
        throw new Conflict(`The machine type is in use: ${users} it.`);
      }
      await tx.remove(type);
      const change = { actor, action: 'delete', name: 'machine_type', type: machineTypeType, record: type };
      await this.news.changed(tx, { ...change, owner: null, message: null });
    });
  }

  /** Names differ by more than case, on either database. */
  private async mustBeFree(tx: Transaction, name: string, field: string, ownId = 0): Promise<void> {
    // No unique key can say "of those not deleted" on both: whoever names a type holds the first one meanwhile.
    await tx.lock(MachineType, {});
    const taken = await tx.manager
      .createQueryBuilder(MachineType, 'type')
      .where('LOWER(type.name) = :name AND type.id <> :ownId', { name: name.toLowerCase(), ownId })
      .getExists();
    if (taken) throw ValidationFailed.field(field, `The ${field} has already been taken.`);
  }

  private saved(tx: Transaction, actor: Actor, action: string, type: MachineType): Promise<void> {
    const message = { model: presentMachineType(type) };
    return this.news.changed(tx, {
      actor,
      action,
      name: 'machine_type',
      type: machineTypeType,
      record: type,
      owner: null,
      message,
      data: { name: type.name },
    });
  }
}
