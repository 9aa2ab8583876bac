import { allow, defineRecord, deny, type InputOf, rules } from '@laravel-wire/core';
import { attachedPhotoLines } from '../messaging/attached-photo';
import { type Actor, MESSAGE_MAX, TITLE_MAX } from '../record';
import type { MachineQuestionRecord } from './records';

const machineQuestionFilters = rules({
  needs_attention: 'nullable|boolean',
  answered: 'nullable|boolean',
  role: 'nullable|string|in:renter,owner',
  machine_id: 'nullable|integer|min:1',
  user_id: 'nullable|integer|min:1',
  search: `nullable|string|max:${TITLE_MAX}`,
  /** Returns the count (`total`) alone: `data` stays empty. */
  only_total: 'nullable|boolean',
});
export type MachineQuestionFilters = InputOf<typeof machineQuestionFilters>;

export const machineQuestionType = defineRecord<MachineQuestionRecord>({
  endpoint: 'api/machine_questions',
  sortBy: 'created_at',
  direction: 'desc',
  channel: 'machine_questions',
  filters: machineQuestionFilters,
  sorts: ['created_at', 'updated_at'],
});

export const machineQuestionRules = rules({
  machine_id: 'required|integer',
  message: `required|string|max:${MESSAGE_MAX}`,
  ...attachedPhotoLines,
});
export type MachineQuestionInput = InputOf<typeof machineQuestionRules>;

export const machineQuestionPolicy = {
  view: (actor: Actor | null, question: { user_id: number; owner_id: number }) =>
    actor?.admin || actor?.id === question.user_id || actor?.id === question.owner_id ? allow() : deny(),
  create: (actor: Actor, machine: { user_id: number }) =>
    actor.id === machine.user_id ? deny('You can’t ask about your own machine.') : allow(),
};

export function questionWords({ open, answered_at }: Pick<MachineQuestionRecord, 'open' | 'answered_at'>) {
  if (!open) return 'Closed';
  return answered_at === null ? 'Waiting' : 'Answered';
}
