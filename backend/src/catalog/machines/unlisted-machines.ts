import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { machineType } from '@yard/contracts';
import { In, IsNull, Not } from 'typeorm';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { LostStoreAccess } from '../../users/store-access/lost-store-access';
import { UsersService } from '../../users/users.service';
import { Machine } from './machine.entity';
import { updateIndex } from '../search/index/update-index';

@Injectable()
export class UnlistedMachines {
  constructor(
    losses: LostStoreAccess,
    private readonly users: UsersService,
    private readonly broadcaster: Broadcaster,
  ) {
    losses.others.register('machines', (tx, userId) => this.unlist(tx, userId));
  }

  private async unlist(tx: Transaction, user_id: number): Promise<number> {
    const published = { user_id, published_at: Not(IsNull()) };
    const machines = await tx.manager.find(Machine, { select: { id: true }, where: published });
    if (machines.length === 0) return 0;
    const ids = machines.map((machine) => machine.id);
    const withdrawn = { published_at: null, withdrawn_at: tx.now, updated_at: tx.now };
    await tx.manager.update(Machine, { id: In(ids) }, withdrawn);
    await updateIndex(tx.manager, ids);
    const audience = [user_id, ...(await this.users.adminIds(tx.manager))];
    tx.afterCommit(() => {
      for (const machine of machines) this.broadcaster.saved(machineType, audience, { id: machine.id });
    });
    return machines.length;
  }
}
