import { machineQuestionType } from '@yard/contracts';
import { useLiveRecords, useRecord } from '@yard/data';

export function useQuestion(id: number | null) {
  useLiveRecords(machineQuestionType);
  return useRecord(machineQuestionType, id);
}
