import type { ChecklistMark, HandoverRecord, ShownSide } from '@yard/contracts';

export interface ConditionDraft {
  hours: number | null;
  fuel_level: number | null;
  details: string;
  /** Unchecked points are left out. */
  checklist: readonly ChecklistMark[];
  photos: readonly ShownSide[];
}

/** Fields that a hand-over and a return have in common. */
export type Condition = Pick<HandoverRecord, 'details' | 'checklist' | 'photos'> & {
  hours: number | null;
  fuel_level: number | null;
};

/** Nothing yet, or the recorded condition as it is to be changed. */
export function conditionDraft(recorded: Condition | null): ConditionDraft {
  return {
    hours: recorded?.hours ?? null,
    fuel_level: recorded?.fuel_level ?? null,
    details: recorded?.details ?? '',
    checklist: recorded?.checklist ?? [],
    photos: recorded?.photos ?? [],
  };
}

export function conditionInput({ hours, fuel_level, details, checklist, photos }: ConditionDraft) {
  const sides = photos.map(({ media_id, side }) => ({ media_id, side }));
  return { hours, fuel_level, details, checklist, photos: sides };
}

/** The draft's marks with one more, or in place of the one before. */
export function marked(marks: readonly ChecklistMark[], mark: ChecklistMark): ChecklistMark[] {
  const isKnown = marks.some(({ key }) => key === mark.key);
  return isKnown ? marks.map((one) => (one.key === mark.key ? mark : one)) : [...marks, mark];
}
