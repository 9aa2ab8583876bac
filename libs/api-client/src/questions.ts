import type { Wire } from '@laravel-wire/client';
import {
  type MachineQuestionFilters,
  type MachineQuestionInput,
  type MachineQuestionRecord,
  machineQuestionType,
} from '@yard/contracts';
import { messagesOf } from './messages';
import type { Creatable, Readable } from './records';

export function machineQuestions(wire: Wire) {
  const all = wire.resource(machineQuestionType);
  const records: Readable<MachineQuestionRecord, MachineQuestionFilters> &
    Creatable<MachineQuestionRecord, MachineQuestionInput> = all;
  return { ...records, messages: (id: number) => messagesOf(wire, machineQuestionType, id) };
}
