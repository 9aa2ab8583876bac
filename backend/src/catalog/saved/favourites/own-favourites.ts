import type { ListQuery } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor } from '@yard/contracts';
import type { FavouriteIds, FavouriteRecord } from '@yard/contracts/saved';
import { Repository } from 'typeorm';
import { MachineViews } from '../../machines/machine-views';
import { Machine } from '../../machines/machine.entity';
import { visibleTo } from '../../search/machine-visibility';
import { baseFields, pageOf, type Rows } from '@kit/server/store/present';
import { Favourite } from './favourite.entity';

/** Favourites as their person sees them, in a fixed number of queries. */
@Injectable()
export class OwnFavourites {
  constructor(
    @InjectRepository(Favourite) private readonly favourites: Repository<Favourite>,
    @InjectRepository(Machine) private readonly machines: Repository<Machine>,
    private readonly views: MachineViews,
  ) {}

  async page(actor: Actor, list: ListQuery): Promise<Rows<FavouriteRecord>> {
    const { rows, total } = await pageOf(this.favourites, { user_id: actor.id }, list);
    return { rows: await this.shown(rows, actor), total };
  }

  async ids(actor: Actor): Promise<FavouriteIds> {
    const own = { where: { user_id: actor.id }, order: { id: 'ASC' } } as const;
    const rows = await this.favourites.find({ ...own, select: { id: true, machine_id: true } });
    return { ids: rows.map(({ id, machine_id }) => ({ id, machine_id })) };
  }

  async shown(favourites: readonly Favourite[], actor: Actor): Promise<FavouriteRecord[]> {
    const ids = favourites.map(({ machine_id }) => machine_id);
    const query = this.machines.createQueryBuilder('machine').whereInIds(ids);
    visibleTo(query, actor);
    const offered = ids.length === 0 ? [] : await query.getMany();
    const records = await this.views.many(offered, actor, null);
    const byId = new Map(records.map((record) => [record.id, record]));
    return favourites.map((favourite) => ({
      ...baseFields(favourite),
      user_id: favourite.user_id,
      machine_id: favourite.machine_id,
      subject: favourite.subject,
      machine: byId.get(favourite.machine_id) ?? null,
    }));
  }

  async one(favourite: Favourite, actor: Actor): Promise<FavouriteRecord | undefined> {
    const [record] = await this.shown([favourite], actor);
    return record;
  }
}
