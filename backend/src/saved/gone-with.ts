import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MachineUses } from '../catalog/machine-uses';
import { UserDepartures } from '../users/user-departures';
import { Favourite } from './favourites/favourite.entity';

/** What people saved goes with them, and with the machine that it was. */
@Injectable()
export class GoneWith implements OnModuleInit {
  constructor(
    private readonly machines: MachineUses,
    private readonly people: UserDepartures,
  ) {}

  onModuleInit(): void {
    this.machines.removals.join('saved', async ({ manager }, machine_id) => {
      await manager.delete(Favourite, { machine_id });
    });
    this.people.others.join('saved', async ({ manager }, user_id) => {
      await manager.delete(Favourite, { user_id });
    });
  }
}
