import type { AttachedPhoto, BaseFields, MachineQuestionRecord, MessageRecord } from '@yard/contracts';
import { machineQuestionShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
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

/** Columns that everybody reads who reads one at all. The rest is stated below, for each reader. */
type ForEverybody = keyof BaseFields | 'user_id' | 'machine_id' | 'message' | 'answered_at';

export const presentQuestion = presenterOf(
  machineQuestionShape,
  (
    question: MachineQuestion,
    { userName, face, photos, messages, isUnread }: QuestionParts,
    readerId: number,
  ): Omit<MachineQuestionRecord, ForEverybody> => {
    const isParty = [question.user_id, question.owner_id].includes(readerId);
    // In SQL: `WAITING` of question-conditions.ts.
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
