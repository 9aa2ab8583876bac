import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { AdminRights } from './admin-rights';
import { User } from './user.entity';

@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rights: AdminRights,
  ) {}

  /**
   * Every active admin's id, for audiences.
   *
   * @param manager  the transaction's own, when called inside one
   */
  async adminIds(manager: EntityManager = this.dataSource.manager): Promise<number[]> {
    return (await this.admins(manager)).map(({ id }) => id);
  }

  admins(manager: EntityManager): Promise<Pick<User, 'id' | 'admin' | 'role'>[]> {
    return manager.find(User, {
      select: { id: true, admin: true, role: true },
      where: this.rights.active(),
      order: { id: 'asc' },
    });
  }

  /**
   * Names by id, of deleted people too: their records still show them. Nulls and repetitions are welcome.
   *
   * @param manager  the transaction's own, when called inside one
   */
  async namesOf(
    ids: readonly (number | null)[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, string>> {
    const wanted = [...new Set(ids)].filter((id) => id !== null);
    if (wanted.length === 0) return new Map();
    const people = await manager.find(User, {
      select: { id: true, name: true },
      where: { id: In(wanted) },
      withDeleted: true,
    });
    return new Map(people.map(({ id, name }) => [id, name]));
  }

  async suspendedOf(ids: readonly number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const where = { id: In([...new Set(ids)]), suspended_at: Not(IsNull()) };
    const people = await this.dataSource.manager.find(User, { select: { id: true }, where });
    return new Set(people.map(({ id }) => id));
  }
}
