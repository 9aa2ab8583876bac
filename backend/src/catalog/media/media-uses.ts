import { Injectable } from '@nestjs/common';
import type { MediaUse } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { TransactionHooks } from '@kit/server/store/transaction-hooks';
import type { Media } from './media.entity';

type Question = (manager: EntityManager, media: Media) => Promise<MediaUse[]>;

/** Those who show uploaded files say so here: files know nobody who uses them. */
@Injectable()
export class MediaUses {
  /** Called where the uses are shown, and in the transaction that deletes a file: any use prevents that. */
  readonly others = new TransactionHooks<Question>([
    ...['photos', 'descriptions', 'texts', 'returns', 'handovers', 'breakdowns', 'bills', 'messages'],
    ...['tickets', 'questions'],
  ]);

  async of(manager: EntityManager, media: Media): Promise<MediaUse[]> {
    const uses: MediaUse[] = [];
    for (const question of this.others.ordered) uses.push(...(await question(manager, media)));
    return uses;
  }

  async isUsed(manager: EntityManager, media: Media): Promise<boolean> {
    for (const question of this.others.ordered) {
      if ((await question(manager, media)).length > 0) return true;
    }
    return false;
  }
}
