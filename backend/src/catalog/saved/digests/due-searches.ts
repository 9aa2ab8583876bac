import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { User } from '../../../users/user.entity';
import { SavedSearch } from '../searches/saved-search.entity';
import { SavedSearchHit } from './saved-search-hit.entity';

/** Nobody else looks at a search for so long; whoever dies over it leaves it to the next after that. */
const LEASE_MS = 10 * 60_000;
/** No morning is further off: the clock was put back since. */
const AHEAD_MS = 26 * 60 * 60_000;

/** The searches whose morning has come, and whose turn it is to look at one. */
@Injectable()
export class DueSearches {
  constructor(
    @InjectRepository(SavedSearch) private readonly searches: Repository<SavedSearch>,
    @InjectRepository(SavedSearchHit) private readonly hits: Repository<SavedSearchHit>,
  ) {}

  /** Due searches of people who may sign in, sorted by id, after this one. */
  async after(id: number, now: Date, limit: number): Promise<SavedSearch[]> {
    const due = '(search.next_look_at <= :now OR search.next_look_at > :ahead)';
    return this.searches
      .createQueryBuilder('search')
      .innerJoin(User, 'person', 'person.id = search.user_id')
      .where('person.deleted_at IS NULL AND person.suspended_at IS NULL')
      .andWhere(`search.notify = 1 AND search.id > :id AND ${due}`, {
        id,
        now,
        ahead: new Date(now.getTime() + AHEAD_MS),
      })
      .orderBy('search.id')
      .limit(limit)
      .getMany();
  }

  /** @returns until when it is the caller's; null where somebody else was first */
  async take({ id, next_look_at }: SavedSearch, now: Date): Promise<Date | null> {
    const lease = new Date(now.getTime() + LEASE_MS);
    const { affected } = await this.searches
      .createQueryBuilder()
      .update()
      .set({ next_look_at: lease })
      .where('id = :id AND notify = 1 AND next_look_at = :next_look_at', { id, next_look_at })
      .execute();
    return affected === 1 ? lease : null;
  }

  async named(saved_search_id: number, machineIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (machineIds.length === 0) return new Set();
    const hits = await this.hits.findBy({ saved_search_id, machine_id: In([...machineIds]) });
    return new Set(hits.map(({ machine_id }) => machine_id));
  }
}
