import { Forbidden, ValidationFailed } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { type MachineQuestionInput, machineQuestionPolicy } from '@yard/contracts';
import { isOffered } from '../../catalog/search/machine-visibility';
import { Machine } from '../../catalog/machines/machine.entity';
import { type Transaction, UnitOfWork } from '@kit/server/store/unit-of-work';
import { AttachedPhotos } from '../../catalog/media/attached-photos';
import { HourlyLimits } from '../../users/hourly-limits';
import type { User } from '../../users/user.entity';
import { MachineQuestion } from './machine-question.entity';
import { QuestionEvents } from './question-events';

@Injectable()
export class MachineQuestionsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: QuestionEvents,
    private readonly photos: AttachedPhotos,
    private readonly limits: HourlyLimits,
  ) {}

  /**
   * All or nothing.
   *
   * @param prefixOf  what stands before an entry's fields in errors: `data.0.` of many
   * @throws Forbidden for an own machine, ValidationFailed for one that is not offered, TooManyRequests
   */
  async create(
    actor: User,
    inputs: MachineQuestionInput[],
    prefixOf: (index: number) => string,
  ): Promise<MachineQuestion[]> {
    await this.limits.count(actor, 'questions', inputs.length);
    return this.unitOfWork.run(async (tx) => {
      const created: MachineQuestion[] = [];
      for (const [index, input] of inputs.entries()) {
        created.push(await this.ask(tx, actor, input, prefixOf(index)));
      }
      return created;
    });
  }

  private async ask(
    tx: Transaction,
    actor: User,
    { machine_id, message, photo_ids }: MachineQuestionInput,
    prefix: string,
  ): Promise<MachineQuestion> {
    const machine = await tx.manager.findOneBy(Machine, { id: machine_id });
    const verdict = machine && machineQuestionPolicy.create(actor, machine);
    if (verdict?.allowed === false) throw new Forbidden(verdict.message);
    if (!machine || !(await isOffered(tx.manager, machine))) {
      throw ValidationFailed.field(`${prefix}machine_id`, 'The selected machine id is invalid.');
    }
    const parties = { user_id: actor.id, machine_id, owner_id: machine.user_id };
    const taken = await this.photos.take(tx, actor.id, photo_ids, prefix);
    const text = { message, photo_ids: taken };
    const question = await tx.insert(MachineQuestion, { ...parties, ...text, answered_at: null });
    await this.events.notifyOwner(tx, actor, question);
    return question;
  }
}
