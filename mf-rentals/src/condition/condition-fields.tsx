import { DETAILS_MAX } from '@yard/contracts';
import type { ServerForm } from '@yard/data';
import { DoubtCheck, type Doubts, FieldRow, NumberField, SkeletonText, TextArea } from '@yard/ui';
import type { ReactNode } from 'react';
import { ChecklistField } from './checklist-field';
import type { ConditionDraft } from './condition-draft';
import { SidePhotoFields } from './side-photo-fields';
import { useChecklist } from './use-checklist';
import type { SidePhotos } from './use-side-photos';

export interface ConditionFieldsProps {
  form: Pick<ServerForm<ConditionDraft>, 'field' | 'part' | 'values'>;
  doubts: Doubts;
  photos: SidePhotos;
  machineId: number;
  /** True where meter and fuel may be left empty. */
  optional?: boolean;
  children?: ReactNode;
}

/** A machine's readings, checklist, details and pictures, the same at hand-over and return. */
export function ConditionFields({ form, doubts, photos, machineId, ...more }: ConditionFieldsProps) {
  const { optional, children } = more;
  const { items, isLoading } = useChecklist(machineId);
  const needed = { optional, required: !optional };
  // Fields and a button stand below the checklist: coming later, it would push them down.
  if (isLoading) return <SkeletonText lines={12} />;
  return (
    <>
      <FieldRow>
        <NumberField {...form.field('hours')} label="Hour meter" after="h" {...needed} />
        <NumberField {...form.field('fuel_level')} label="Fuel" after="%" whole {...needed} />
      </FieldRow>
      <DoubtCheck doubts={doubts} field="hours" isAsked={form.part('hours').error !== undefined} />
      {children}
      <ChecklistField items={items} partOf={form.part} {...form.field('checklist')} />
      <SidePhotoFields photos={photos} {...form.part('photos')} />
      <TextArea {...form.field('details')} label="Notes" rows={3} maxLength={DETAILS_MAX} optional />
    </>
  );
}
