import type { AttachedPhoto, MachineQuestionRecord, MessageRecord } from '@yard/contracts';
import { baseFields, wireInstant } from '@yard/server/store/wire-fields';
import type { MachineFace } from './machine-faces';
import type { MachineQuestion } from './machine-question.entity';

/** What a question shows beside its own columns. */
export interface QuestionParts {
  userName: string;
  face: MachineFace;
  photos: AttachedPhoto[];
  /** The newest, oldest first. */
  messages: MessageRecord[];
  isUnread: boolean;
}

export function presentQuestion(
  question: MachineQuestion,
  { userName, face, photos, messages, isUnread }: QuestionParts,
  readerId: number,
): MachineQuestionRecord {
  const isParty = [question.user_id, question.owner_id].includes(readerId);
  // In SQL: `WAITING` of question-conditions.ts.
  const waits = question.owner_id === readerId && question.answered_at === null && face.isOffered;
  return {
    ...baseFields(question),
    user_id: question.user_id,
    user_name: userName,
    machine_id: question.machine_id,
    machine: face.machine,
    message: question.message,
    photos,
    answered_at: wireInstant(question.answered_at),
    open: face.isOffered,
    messages,
    needs_attention: waits || (isParty && isUnread),
  };
}
