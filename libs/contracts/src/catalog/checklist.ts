import { LABEL_MAX } from './machine-attribute';
import type { ChecklistItem } from './records';

/** Points of one type's checklist: our decision. */
export const CHECKLIST_MAX = 30;
export const CHECKLIST_KEY = 'required|string|max:50|regex:/^[a-z][a-z0-9_]*$/|distinct';

/** Rule lines of a type's `checklist`. */
export const CHECKLIST_RULES = {
  checklist: `nullable|array|max:${CHECKLIST_MAX}`,
  'checklist.*': 'array',
  'checklist.*.key': CHECKLIST_KEY,
  'checklist.*.label': `required|string|max:${LABEL_MAX}`,
} as const;

/** The label in the type's list, or one made of the key where the list no longer has it. */
export function checklistLabel(key: string, checklist: readonly ChecklistItem[]): string {
  const named = checklist.find((item) => item.key === key)?.label;
  return named ?? `${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll('_', ' ')}`;
}
