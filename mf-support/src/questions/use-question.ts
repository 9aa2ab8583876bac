import { machineQuestionType } from '@yard/contracts';
import { useLiveRecords, useRecord } from '@yard/data';

/** A question that stays in step with the server. Null when the path names none. */
export function useQuestion(id: number | null) {
  useLiveRecords(machineQuestionType);
  return useRecord(machineQuestionType, id);
}
