import { draftPlace } from '@yard/session';
import { type Stored, stored } from '@yard/ui/stored';

const keyOf = (machineId: number) => draftPlace('anyone', `machine_question.${machineId}`);

export function savedQuestion(machineId: number, storage: Stored = stored.tab): string {
  return storage.getItem(keyOf(machineId)) ?? '';
}

export function saveQuestion(machineId: number, text: string, storage: Stored = stored.tab): void {
  if (text.trim() === '') storage.removeItem(keyOf(machineId));
  else storage.setItem(keyOf(machineId), text);
}
