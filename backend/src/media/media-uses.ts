import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/unit-of-work';
import type { Media } from './media.entity';

type Question = (tx: Transaction, media: Media) => Promise<boolean>;

/** Those who show uploaded files say so here: files know nobody who uses them. */
@Injectable()
export class MediaUses {
  private readonly questions: Question[] = [];

  /** Asked within the transaction that wants to delete a file; true keeps the file. */
  whenAsked(question: Question): void {
    this.questions.push(question);
  }

  async isUsed(tx: Transaction, media: Media): Promise<boolean> {
    for (const question of this.questions) {
      if (await question(tx, media)) return true;
    }
    return false;
  }
}
