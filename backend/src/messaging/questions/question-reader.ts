import { containing, pageOfQuery, presenterOf, type Rows } from '@kit/server/store/present';
import type { FiltersOf } from '@laravel-wire/nest';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  Actor,
  AttachedPhoto,
  BaseFields,
  MachineQuestionFilters,
  MachineQuestionRecord,
  MessageRecord,
} from '@yard/contracts';
import { machineQuestionShape } from '@yard/contracts/records';
import { DataSource, Repository, type SelectQueryBuilder } from 'typeorm';
import { AttachedPhotos } from '../../catalog/media/attached-photos';
import { OFFERED } from '../../catalog/search/machine-visibility';
import { UsersService } from '../../users/users.service';
import { MessagesService } from '../messages.service';
import type { UnreadCondition } from '../unread-condition';
import { type MachineFace, machineFaces } from './machine-faces';
import { MachineQuestion } from './machine-question.entity';

/** The text, what it is about, or who asks. */
const FOUND = `(question.message LIKE :search ESCAPE '!'
  OR question.machine_id IN (SELECT named.id FROM machines named WHERE named.subject LIKE :search ESCAPE '!')
  OR question.user_id IN (SELECT author.id FROM users author WHERE author.name LIKE :search ESCAPE '!'))`;

/** Unanswered questions to this person on offered machines; by the index of owner and answer. */
const WAITING = `(question.owner_id = :reader AND question.answered_at IS NULL AND EXISTS
  (SELECT 1 FROM machines machine WHERE machine.id = question.machine_id AND machine.deleted_at IS NULL AND ${OFFERED}))`;

/** Between these two people: an admin who looks on is waited for by nobody. */
const PARTY = '(question.user_id = :reader OR question.owner_id = :reader)';

/** Narrows a query of `question` to what the reader may see and asks for. */
function narrow(
  query: SelectQueryBuilder<MachineQuestion>,
  actor: Actor,
  list: FiltersOf<MachineQuestionFilters>,
  unread: UnreadCondition,
): void {
  const { needs_attention, answered, role, machine_id, user_id, search } = list;
  query.setParameter('reader', actor.id);
  if (!actor.admin) query.andWhere(PARTY);
  if (role) query.andWhere(`question.${role === 'owner' ? 'owner_id' : 'user_id'} = :reader`);
  if (machine_id) query.andWhere('question.machine_id = :machineId', { machineId: machine_id });
  if (user_id) query.andWhere('question.user_id = :userId', { userId: user_id });
  if (answered != null) query.andWhere(`question.answered_at IS ${answered ? 'NOT ' : ''}NULL`);
  if (search) query.andWhere(FOUND, { search: containing(search) });
  if (needs_attention == null) return;
  const waits = `(${PARTY} AND (${WAITING} OR ${unread.on('question.id')}))`;
  query.andWhere(needs_attention ? waits : `NOT ${waits}`, unread.parameters);
}

/** The parts of a question's record that are read from other tables. */
interface QuestionParts {
  userName: string;
  face: MachineFace;
  photos: AttachedPhoto[];
  /** The newest, oldest first. */
  messages: MessageRecord[];
  isUnread: boolean;
}

/** Columns that everybody reads who reads one at all. The rest is stated below, for each reader. */
type ForEverybody = keyof BaseFields | 'user_id' | 'machine_id' | 'message' | 'answered_at';

const presentQuestion = presenterOf(
  machineQuestionShape,
  (
    question: MachineQuestion,
    { userName, face, photos, messages, isUnread }: QuestionParts,
    readerId: number,
  ): Omit<MachineQuestionRecord, ForEverybody> => {
    const isParty = [question.user_id, question.owner_id].includes(readerId);
    // Same rule in SQL: `WAITING` of question-conditions.ts.
    const waits = question.owner_id === readerId && question.answered_at === null && face.isOffered;
    return {
      user_name: userName,
      machine: face.machine,
      photos,
      open: face.isOffered,
      messages,
      needs_attention: waits || (isParty && isUnread),
    };
  },
);

/** Questions as the wire shows them, in a fixed number of queries. */
@Injectable()
export class QuestionReader {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(MachineQuestion) private readonly questions: Repository<MachineQuestion>,
    private readonly messages: MessagesService,
    private readonly users: UsersService,
    private readonly photos: AttachedPhotos,
  ) {
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
    const { rows, total } = await pageOfQuery(query, list);
    return { rows: await this.shown(rows, actor), total };
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
