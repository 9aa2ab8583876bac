import { TITLE_MAX } from '@yard/contracts';
import type { ServerForm } from '@yard/data';
import { useFiles } from '@yard/files';
import {
  ComboBox,
  DoubtCheck,
  type Doubts,
  FieldGroup,
  FieldRow,
  NumberField,
  RichTextField,
  TextField,
} from '@yard/ui';
import { useMachineTypes } from '../machines/use-machine-types';
import type { MachineValues } from './machine-values';

/** What the machine is. */
export function MachineFields({ form, doubts }: { form: ServerForm<MachineValues>; doubts: Doubts }) {
  const types = useMachineTypes();
  const files = useFiles('machines');
  const { machine_type_id } = form.values;
  return (
    <FieldGroup title="The machine">
      <ComboBox
        key={types.data === undefined ? 'waiting' : 'ready'}
        label="Machine type"
        placeholder="Type to search, e.g. Mini Excavator"
        options={(types.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.field('machine_type_id')}
        value={machine_type_id === null ? '' : String(machine_type_id)}
        onChange={(id) => form.set({ machine_type_id: id === '' ? null : Number(id) })}
        disabled={types.data === undefined}
      />
      <TextField
        label="Title"
        hint="What people see first, such as “Kubota U35 with ramps and two buckets”."
        maxLength={TITLE_MAX}
        {...form.field('subject')}
      />
      <RichTextField label="Description" optional rows={6} files={files} {...form.field('description')} />
      <FieldRow>
        <TextField label="Manufacturer" optional {...form.field('manufacturer')} />
        <TextField label="Model" optional {...form.field('model')} />
      </FieldRow>
      <FieldRow>
        <NumberField label="Year" optional whole {...form.field('year')} />
        <NumberField label="Hours run" optional {...form.field('hours')} />
      </FieldRow>
      <DoubtCheck doubts={doubts} field="year" />
      <DoubtCheck doubts={doubts} field="hours" />
    </FieldGroup>
  );
}
