import type { MachineTypeRecord } from '@yard/contracts';
import { machineTypeRules, machineTypeType, TITLE_MAX, updateMachineTypeRules } from '@yard/contracts';
import { useCreate, useRecordCache, useServerForm, useUpdate, useWire } from '@yard/data';
import { useChangedMeanwhile } from '@yard/remote-kit';
import { ForRight } from '@yard/session';
import { ComboBox, Form, Submit, TextField, useLeaveGuard } from '@yard/ui';
import { categoriesOf } from '../machines/categories-of';
import { useMachineTypes } from '../machines/use-machine-types';
import { ChecklistEditor } from './checklist-editor';
import { SchemaEditor } from './schema-editor';
import { schemaProblem } from './schema-problem';

type MachineTypeFormProps = { type?: MachineTypeRecord; onDone?: (type: MachineTypeRecord) => void };

const LABELS: Record<string, string> = {
  name: 'Name',
  category: 'Category',
  attribute_schema: 'Attributes',
  checklist: 'Checklist',
};

function valuesOf(type: MachineTypeRecord | undefined) {
  return {
    name: type?.name ?? '',
    category: type?.category ?? '',
    attribute_schema: type?.attribute_schema ?? [],
    checklist: type?.checklist ?? [],
    updated_at: type?.updated_at ?? null,
  };
}

export function MachineTypeForm({ type, onDone }: MachineTypeFormProps) {
  const form = useMachineTypeForm(type, onDone);
  const types = useMachineTypes();
  const submit = () => {
    const problem = schemaProblem(form.values.attribute_schema);
    return problem === null ? form.submit() : form.setErrors({ attribute_schema: problem });
  };
  const categories = categoriesOf(types.data ?? []).map(({ name }) => ({ value: name, label: name }));

  return (
    <Form of={form} onSubmit={submit} aria-label="Machine type">
      <TextField label="Name" maxLength={TITLE_MAX} autoFocus={!type} {...form.field('name')} />
      <ComboBox
        key={categories.length}
        label="Category"
        optional
        hint="Sets the type’s drawing and its place on the home page."
        options={categories}
        {...form.field('category')}
      />
      <SchemaEditor partOf={form.part} {...form.field('attribute_schema')} />
      <ChecklistEditor partOf={form.part} {...form.field('checklist')} />
      <ForRight right="catalogue">
        <Submit of={form} label={type ? 'Save' : 'Create machine type'} />
      </ForRight>
    </Form>
  );
}

function useMachineTypeForm(type?: MachineTypeRecord, onDone?: (type: MachineTypeRecord) => void) {
  const create = useCreate(machineTypeType);
  const update = useUpdate(machineTypeType, type?.id ?? 0);
  const cache = useRecordCache(machineTypeType);
  const wire = useWire();
  const onChanged = useChangedMeanwhile({
    auditType: 'machine_type',
    current: () => wire.resource(machineTypeType).find(type?.id ?? 0),
    valuesOf,
    labelOf: (name) => LABELS[name] ?? null,
  });
  const form = useServerForm({
    rules: type ? updateMachineTypeRules : machineTypeRules,
    initial: valuesOf(type),
    submit: (values) => (type ? update.mutateAsync(values) : create.mutateAsync(values)),
    onChanged,
    done: type ? 'Machine type saved.' : 'Machine type created.',
    onSuccess: (saved) => {
      cache.refresh();
      onDone?.(saved);
    },
  });
  useLeaveGuard(form.isUnsaved, 'open');
  return form;
}
