import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Actor, MachineQuestionFilters, MachineQuestionRecord } from '@yard/contracts';
import { DataSource, Repository } from 'typeorm';
import type { Rows } from '@kit/server/store/page-of';
import { AttachedPhotos } from '../../catalog/media/attached-photos';
import { MessagesService } from '../messages.service';
import { UsersService } from '../../users/users.service';
import { machineFaces } from './machine-faces';
import { MachineQuestion } from './machine-question.entity';
import { presentQuestion } from './present-question';
import { narrow } from './question-conditions';

/** Questions as the wire shows them, in a fixed number of queries. */
@Injectable()
export class QuestionReader implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(MachineQuestion) private readonly questions: Repository<MachineQuestion>,
    private readonly messages: MessagesService,
    private readonly users: UsersService,
    private readonly photos: AttachedPhotos,
  ) {}

  onModuleInit(): void {
    this.photos.retainedBy('questions', MachineQuestion, ({ id }) => ({
      record_type: 'machine_question',
      record_id: id,
    }));
  }

  /** The questions by and to the actor; an admin sees everybody's. */
  async page(actor: Actor, list: FiltersOf<MachineQuestionFilters>): Promise<Rows<MachineQuestionRecord>> {
    const query = this.questions.createQueryBuilder('question').where('1 = 1');
    narrow(query, actor, list, this.messages.unreadParents('machine_question', actor.id));
    if (list.only_total) return { rows: [], total: await query.getCount() };
    const direction = list.direction === 'asc' ? 'ASC' : 'DESC';
    const [questions, total] = await query
      .orderBy(`question.${list.sort}`, direction)
      .addOrderBy('question.id', direction)
      .skip((list.page - 1) * list.per_page)
      .take(list.per_page)
      .getManyAndCount();
    return { rows: await this.shown(questions, actor), total };
  }

  async shown(questions: MachineQuestion[], actor: Actor): Promise<MachineQuestionRecord[]> {
    const ids = questions.map(({ id }) => id);
    const machineIds = [...new Set(questions.map(({ machine_id }) => machine_id))];
    const [faces, names, messages, unread, photosOf] = await Promise.all([
      machineFaces(this.dataSource.manager, machineIds),
      this.users.namesOf(questions.map(({ user_id }) => user_id)),
      this.messages.newestOn('machine_question', ids),
      this.messages.unreadAmong('machine_question', ids, actor.id),
      this.photos.of(questions.map(({ photo_ids }) => photo_ids)),
    ]);
    return questions.map((question) => {
      const face = faces.get(question.machine_id);
      // A foreign key rules it out.
      if (!face) throw new RangeError(`question ${question.id} has no machine`);
      const parts = {
        userName: names.get(question.user_id) ?? '',
        face,
        photos: photosOf(question.photo_ids),
        messages: messages.get(question.id) ?? [],
        isUnread: unread.has(question.id),
      };
      return presentQuestion(question, parts, actor.id);
    });
  }

  async one(question: MachineQuestion, actor: Actor): Promise<MachineQuestionRecord | undefined> {
    const [record] = await this.shown([question], actor);
    return record;
  }
}
