import { MACHINE_FACTS, type MachineFact, machineFacts, TITLE_MAX } from '@yard/contracts';
import type { ServerForm } from '@yard/data';
import { useFiles } from '@yard/files';
import type { Doubts } from '@yard/ui';
import { ComboBox, DoubtCheck, FieldGroup, FieldRow, NumberField, RichTextField, TextField } from '@yard/ui';
import { useMachineTypes } from '../machines/use-machine-types';
import type { MachineValues } from './machine-values';

type TextFact = { [N in MachineFact]: MachineValues[N] extends string ? N : never }[MachineFact];
type Figure = Exclude<MachineFact, TextFact>;
const TEXTS = machineFacts.filter((name) => isText(name));
const FIGURES = machineFacts.filter((name): name is Figure => !isText(name));

export function MachineFields({ form, doubts }: { form: ServerForm<MachineValues>; doubts: Doubts }) {
  const types = useMachineTypes();
  const files = useFiles('machines');
  const { machine_type_id } = form.values;
  return (
    <FieldGroup title="The machine">
      <ComboBox
        key={types.data === undefined ? 'waiting' : 'ready'}
        label="Machine type"
        placeholder="Mini Excavator"
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
        {TEXTS.map((name) => (
          <TextField key={name} label={MACHINE_FACTS[name].label} optional {...form.field(name)} />
        ))}
      </FieldRow>
      <FieldRow>
        {FIGURES.map((name) => {
          const { label, field } = MACHINE_FACTS[name];
          const isWhole = field.kind === 'whole';
          return <NumberField key={name} label={label} optional whole={isWhole} {...form.field(name)} />;
        })}
      </FieldRow>
      <DoubtCheck doubts={doubts} field="year" />
      <DoubtCheck doubts={doubts} field="hours" />
    </FieldGroup>
  );
}

function isText(name: MachineFact): name is TextFact {
  return MACHINE_FACTS[name].field.kind === 'text';
}
