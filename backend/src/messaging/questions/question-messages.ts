import { Conflict } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import type { MessageRecord } from '@yard/contracts';
import { isOffered } from '../../catalog/search/machine-visibility';
import type { Transaction } from '@kit/server/store/unit-of-work';
import type { ConversationHost } from '../conversation-host';
import type { User } from '../../users/user.entity';
import { MachineQuestion } from './machine-question.entity';
import { QuestionEvents } from './question-events';

/** The conversation on a question between who asks and who owns the machine. */
@Injectable()
export class QuestionMessages implements ConversationHost<MachineQuestion> {
  readonly type = 'machine_question';

  constructor(private readonly events: QuestionEvents) {}

  audience(_: Transaction, question: MachineQuestion): readonly number[] {
    return this.events.audience(question);
  }

  notify(tx: Transaction, author: User, question: MachineQuestion, message: MessageRecord): Promise<void> {
    return this.events.written(tx, author, question, message);
  }

  changed(tx: Transaction, question: MachineQuestion): void {
    this.events.changed(tx, question);
  }

  seenBy(tx: Transaction, question: MachineQuestion): void {
    this.events.changed(tx, question);
  }

  /** Refuses messages on a machine that nobody can rent any more. */
  async mustBeOpen(tx: Transaction, question: MachineQuestion): Promise<void> {
    const locked = await tx.lockOne(MachineQuestion, question.id);
    Object.assign(question, locked);
    if (await isOffered(tx.manager, { id: question.machine_id })) return;
    throw new Conflict('This machine is no longer listed, so its questions are closed.');
  }
}
