import { Broadcaster } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { machineQuestionType, type MessageRecord } from '@yard/contracts';
import { AuditService } from '../../audit/audit.service';
import { Machine } from '../../catalog/machines/machine.entity';
import type { Transaction } from '@kit/server/store/unit-of-work';
import { mailedMessage, messageWords } from '../mailed-message';
import { NotificationsService } from '../../notifications/notifications.service';
import type { Notice } from '../../notifications/notice';
import type { User } from '../../users/user.entity';
import type { MachineQuestion } from './machine-question.entity';

/** Notifies the two people of a question. */
@Injectable()
export class QuestionEvents {
  constructor(
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly broadcaster: Broadcaster,
  ) {}

  audience({ user_id, owner_id }: MachineQuestion): readonly number[] {
    return [user_id, owner_id];
  }

  /** The id alone: whether it needs attention differs by reader. */
  changed(tx: Transaction, question: MachineQuestion): void {
    const audience = this.audience(question);
    tx.afterCommit(() => this.broadcaster.saved(machineQuestionType, audience, { id: question.id }));
  }

  async notifyOwner(tx: Transaction, author: User, question: MachineQuestion): Promise<void> {
    await this.audit.save(tx, {
      actor: author,
      action: 'create',
      record_type: 'machine_question',
      record_id: question.id,
      data: { machine_id: question.machine_id },
    });
    this.changed(tx, question);
    const { subject } = await machineOf(tx, question);
    await this.notifyOthers(tx, author, question, {
      type: 'machine_question.created',
      title: `${author.name} asked about ${subject}`,
      body: `${author.name} wrote:\n\n${question.message}`,
    });
  }

  async written(
    tx: Transaction,
    author: User,
    question: MachineQuestion,
    message: MessageRecord,
  ): Promise<void> {
    const { subject } = await machineOf(tx, question);
    const isFirstAnswer = author.id === question.owner_id && question.answered_at === null;
    await this.notifyOthers(tx, author, question, {
      type: 'machine_question.message',
      title: isFirstAnswer ? `${author.name} answered about ${subject}` : `New message about ${subject}`,
      body: `${author.name} wrote:\n\n${messageWords(message)}`,
      message: mailedMessage(message, `new messages about ${subject}`),
    });
    if (isFirstAnswer) await tx.update(question, { answered_at: tx.now });
  }

  private async notifyOthers(
    tx: Transaction,
    author: User,
    question: MachineQuestion,
    notice: Pick<Notice, 'type' | 'title' | 'body' | 'message'>,
  ): Promise<void> {
    const data = { machine_question_id: question.id, machine_id: question.machine_id };
    for (const user_id of this.audience(question).filter((id) => id !== author.id)) {
      await this.notifications.notify(tx, { ...notice, user_id, data });
    }
  }
}

function machineOf(tx: Transaction, { machine_id }: MachineQuestion): Promise<Machine> {
  return tx.manager.findOneOrFail(Machine, { where: { id: machine_id }, withDeleted: true });
}
