import {
  type MachineTypeRecord,
  machineTypeRules,
  machineTypeType,
  updateMachineTypeRules,
} from '@yard/contracts';
import { useCreate, useRecordCache, useServerForm, useUpdate } from '@yard/data';
import { Button, ComboBox, Form, TextField, useToast } from '@yard/ui';
import { categoriesOf } from '../machines/categories-of';
import { useMachineTypes } from '../machines/use-machine-types';

type MachineTypeFormProps = { type?: MachineTypeRecord; onDone?: (type: MachineTypeRecord) => void };

/** Name and category of a machine type. */
export function MachineTypeForm({ type, onDone }: MachineTypeFormProps) {
  const create = useCreate(machineTypeType);
  const update = useUpdate(machineTypeType, type?.id ?? 0);
  const cache = useRecordCache(machineTypeType);
  const toast = useToast();
  const types = useMachineTypes();
  const categories = categoriesOf(types.data ?? []).map(({ name }) => ({ value: name, label: name }));
  const form = useServerForm({
    rules: type ? updateMachineTypeRules : machineTypeRules,
    initial: { name: type?.name ?? '', category: type?.category ?? '' },
    submit: (values) => (type ? update.mutateAsync(values) : create.mutateAsync(values)),
    onSuccess: (saved) => {
      cache.refresh();
      toast.show(type ? 'Machine type saved.' : 'Machine type created.');
      onDone?.(saved);
    },
  });

  return (
    <Form onSubmit={form.submit} errors={form.errors} aria-label="Machine type">
      <TextField label="Name" maxLength={255} autoFocus={!type} {...form.field('name')} />
      <ComboBox
        key={categories.length}
        label="Category"
        optional
        hint="Gives the type its drawing and its place on the start page."
        options={categories}
        {...form.field('category')}
      />
      <Button type="submit" kind="primary" busy={form.busy}>
        {type ? 'Save' : 'Create machine type'}
      </Button>
    </Form>
  );
}
