import { Broadcaster, NotFound, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@yard/contracts';
import { type FavouriteInput, FAVOURITES_MAX, favouriteType } from '@yard/contracts/saved';
import { Machine } from '../../machines/machine.entity';
import { isOffered } from '../../search/machine-visibility';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import type { FieldName } from '../../../resources/field-name';
import { User } from '../../../users/user.entity';
import { Favourite } from './favourite.entity';

export interface Saved {
  favourite: Favourite;
  /** False for a machine that was saved before. */
  isNew: boolean;
}

/** The machines that a person keeps in mind. They are nobody else's business: neither admins nor owners hear of them. */
@Injectable()
export class FavouritesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** All or none. @throws ValidationFailed for a machine that is not offered, and for one too many */
  add(actor: Actor, inputs: readonly FavouriteInput[], named: FieldName): Promise<Saved[]> {
    return this.unitOfWork.run(async (tx) => {
      // The lock lets the second of two presses find what the first has saved.
      await tx.lock(User, { id: actor.id });
      const saved: Saved[] = [];
      for (const [index, { machine_id }] of inputs.entries()) {
        saved.push(await this.addOne(tx, actor, machine_id, named('machine_id', index)));
      }
      return saved;
    });
  }

  /** @throws NotFound when it is gone already */
  remove(favourite: Favourite): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const { affected } = await tx.manager.delete(Favourite, { id: favourite.id });
      if (affected === 0) throw NotFound.record('Favourite', favourite.id);
      tx.afterCommit(() => this.broadcaster.deleted(favouriteType, [favourite.user_id], favourite.id));
    });
  }

  private async addOne(tx: Transaction, actor: Actor, machine_id: number, field: string): Promise<Saved> {
    const known = await tx.manager.findOneBy(Favourite, { user_id: actor.id, machine_id });
    if (known) return { favourite: known, isNew: false };
    const machine = await tx.manager.findOneBy(Machine, { id: machine_id });
    if (!machine || !(await isOffered(tx.manager, machine))) {
      throw ValidationFailed.field(field, 'The selected machine id is invalid.');
    }
    if ((await tx.manager.countBy(Favourite, { user_id: actor.id })) >= FAVOURITES_MAX) {
      const full = `You already saved ${FAVOURITES_MAX} machines. Remove one first.`;
      throw ValidationFailed.field(field, full);
    }
    const { subject } = machine;
    const favourite = await tx.insert(Favourite, { user_id: actor.id, machine_id, subject });
    tx.afterCommit(() => this.broadcaster.saved(favouriteType, [actor.id], { id: favourite.id }));
    return { favourite, isNew: true };
  }
}
