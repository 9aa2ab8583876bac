import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ListedMachineRecord } from '@yard/contracts';
import type { ListedMachineFilters, ListingState } from '@yard/contracts/back-office';
import { listedMachineShape } from '@yard/contracts/records';
import { containing, pageOfQuery, presenterOf, type Rows } from '@kit/server/store/present';
import { In, Repository, type SelectQueryBuilder } from 'typeorm';
import { foundAs, searchedFor } from '../../users/search-text';
import { UsersService } from '../../users/users.service';
import { MachineType } from '../machine-types/machine-type.entity';
import { Machine } from '../machines/machine.entity';

const OWN_DRAFT = 'machine.published_at IS NULL AND machine.taken_off_reason IS NULL';

const SUSPENDED = `(SELECT owner.id FROM users owner WHERE owner.id = machine.user_id AND owner.suspended_at IS NOT NULL)`;

/** `listingState` of @yard/contracts in SQL. */
const IN_STATE: Record<ListingState, string> = {
  published: `machine.published_at IS NOT NULL AND ${SUSPENDED} IS NULL`,
  hidden: `machine.published_at IS NOT NULL AND ${SUSPENDED} IS NOT NULL`,
  taken_off: 'machine.published_at IS NULL AND machine.taken_off_reason IS NOT NULL',
  draft: `${OWN_DRAFT} AND machine.withdrawn_at IS NULL`,
  withdrawn: `${OWN_DRAFT} AND machine.withdrawn_at IS NOT NULL`,
};

const FOUND = `(machine.subject LIKE :search ESCAPE '!' OR machine.manufacturer LIKE :search ESCAPE '!'
  OR machine.model LIKE :search ESCAPE '!' OR machine.id = :number
  OR machine.user_id IN (SELECT owner.id FROM users owner WHERE ${foundAs('owner', 'person')}))`;

const present = presenterOf(
  listedMachineShape,
  (_: Machine, user_name: string, machine_type_name: string, owner_suspended: boolean) => ({
    user_name,
    machine_type_name,
    owner_suspended,
  }),
);

@Injectable()
export class ListedMachines {
  constructor(
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    @InjectRepository(MachineType) private readonly types: Repository<MachineType>,
    private readonly users: UsersService,
  ) {}

  async page(list: FiltersOf<ListedMachineFilters>): Promise<Rows<ListedMachineRecord>> {
    const query = this.machines.createQueryBuilder('machine').where('1 = 1');
    narrow(query, list);
    const { rows, total } = await pageOfQuery(query, list);
    return { rows: await this.shown(rows), total };
  }

  private async shown(machines: readonly Machine[]): Promise<ListedMachineRecord[]> {
    const typeIds = [...new Set(machines.map((machine) => machine.machine_type_id))];
    const owners = machines.map(({ user_id }) => user_id);
    const [names, suspended, types] = await Promise.all([
      this.users.namesOf(owners),
      this.users.suspendedOf(owners),
      // A type that is gone still has a name.
      this.types.find({ where: { id: In(typeIds) }, withDeleted: true }),
    ]);
    const typeNames = new Map(types.map(({ id, name }) => [id, name]));
    return machines.map((machine) =>
      present(
        machine,
        names.get(machine.user_id) ?? '',
        typeNames.get(machine.machine_type_id) ?? '',
        suspended.has(machine.user_id),
      ),
    );
  }
}

function narrow(query: SelectQueryBuilder<Machine>, list: FiltersOf<ListedMachineFilters>): void {
  const { search, listing_state, user_id, machine_type_id } = list;
  if (listing_state) query.andWhere(IN_STATE[listing_state]);
  if (user_id) query.andWhere('machine.user_id = :user_id', { user_id });
  if (machine_type_id) query.andWhere('machine.machine_type_id = :type', { type: machine_type_id });
  if (!search) return;
  const number = /^#?(\d{1,9})$/.exec(search.trim())?.[1] ?? '0';
  query.andWhere(FOUND, {
    search: containing(search),
    person: containing(searchedFor(search)),
    number: Number(number),
  });
}
