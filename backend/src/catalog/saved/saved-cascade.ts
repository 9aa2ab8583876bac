import { Injectable } from '@nestjs/common';
import { MachineUses } from '../machines/machine-uses';
import { UserDepartures } from '../../users/user-departures';
import { SavedSearchHit } from './digests/saved-search-hit.entity';
import { Favourite } from './favourites/favourite.entity';
import { SavedSearch } from './searches/saved-search.entity';

/** Deletes saved machines and searches with their user, and saved machines with the machine. */
@Injectable()
export class SavedCascade {
  constructor(machines: MachineUses, people: UserDepartures) {
    machines.removals.register('saved', async ({ manager }, machine_id) => {
      await manager.delete(Favourite, { machine_id });
      await manager.delete(SavedSearchHit, { machine_id });
    });
    people.others.register('saved', async ({ manager }, user_id) => {
      await manager.delete(Favourite, { user_id });
      await manager.delete(SavedSearch, { user_id });
    });
  }
}
