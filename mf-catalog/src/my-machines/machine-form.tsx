import {
  machineDoubts,
  machineRules,
  machineType,
  missingForPublishing,
  updateMachineRules,
  addressText,
  addressType,
  type MachineAttribute,
  type MachineRecord,
} from '@yard/contracts';
import { rateDoubts } from '@yard/contracts/rate-doubts';
import { useCreate, useServerForm, useUpdate, type ServerForm } from '@yard/data';
import { cx, Form, Sheet, Submit, useDoubts, Button, FieldGroup, Row, Select } from '@yard/ui';
import { useSettings } from '@yard/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { AttributeFields } from '../attributes/attribute-fields';
import { boundProblems } from '../attributes/attribute-words';
import { useTypeSchema } from '../attributes/use-type-schema';
import { AddressForm } from '../addresses/address-form';
import { MachineFields } from './machine-fields';
import { inputOf, valuesOf, type MachineValues } from './machine-values';
import styles from './my-machines.module.css';
import { TermsFields } from './terms-fields';
import { useWholeList } from '@yard/data/whole-lists';

type MachineFormProps = {
  /** Null: a new draft is made. */
  machine: MachineRecord | null;
  onSaved: (machine: MachineRecord) => void;
};

export function MachineForm({ machine, onSaved }: MachineFormProps) {
  const { form, doubts, submit, check, schema } = useMachineForm(machine, onSaved);
  const [isAdding, setAdding] = useState(false);
  const { values, isUnsaved } = form;
  const [isChanged, setChanged] = useState(false);
  useEffect(() => setChanged(machine !== null && isUnsaved()), [machine, values, isUnsaved]);

  return (
    <>
      <Form of={form} onSubmit={submit} onCheck={check} summary aria-label="Machine">
        <MachineFields form={form} doubts={doubts} />
        <AttributeFields form={form} schema={schema} />
        <TermsFields form={form} doubts={doubts} />
        <AddressChoice form={form} onAdd={() => setAdding(true)} />
        <Row gap={4} align="center" className={cx(styles.save, isChanged && styles.changed)}>
          <Submit
            of={form}
            kind={isNextToPublish(machine) ? 'secondary' : 'primary'}
            label={machine ? 'Save changes' : 'Save draft'}
          />
          {isChanged && <span>Unsaved changes</span>}
        </Row>
      </Form>
      {/* Beside the form, not in it: a submit inside would reach the form around it. */}
      <Sheet title="New address" isOpen={isAdding} onClose={() => setAdding(false)}>
        <AddressForm
          onDone={(address) => {
            form.set({ address_id: address.id });
            setAdding(false);
          }}
        />
      </Sheet>
    </>
  );
}

/** A machine while it is written; what looks like a slip is confirmed before it is sent. */
function useMachineForm(machine: MachineRecord | null, onSaved: (machine: MachineRecord) => void) {
  const create = useCreate(machineType);
  const update = useUpdate(machineType, machine?.id ?? 0);
  const { distance_unit } = useSettings();
  const latest = useRef<readonly MachineAttribute[]>([]);
  const begun = useRef(machine && valuesOf(machine));
  const form = useServerForm<MachineValues, MachineRecord>({
    rules: machine ? updateMachineRules : machineRules,
    initial: valuesOf(machine),
    submit: async (values) => {
      const input = inputOf(values, begun.current, latest.current);
      if (!machine) return create.mutateAsync(input);
      const saved = await update.mutateAsync(input);
      begun.current = values;
      return saved;
    },
    onSuccess: onSaved,
    draft: `machines/${machine?.id ?? 'new'}`,
  });
  const doubts = useDoubts({ ...machineDoubts(form.values, new Date()), ...rateDoubts(form.values) });
  const schema = useTypeSchema(form.values.machine_type_id);
  useEffect(() => {
    latest.current = schema;
  }, [schema]);
  const problems = () => ({ ...doubts.open(), ...boundProblems(schema, form.values, distance_unit) });
  const check = () => form.check(problems());
  const submit = () => (Object.keys(problems()).length > 0 ? check() : form.submit());
  return { form, doubts, submit, check, schema };
}

/** Publishing is then what is due, and has the filled button. */
function isNextToPublish(machine: MachineRecord | null): boolean {
  if (machine === null || machine.published_at !== null) return false;
  return Object.keys(missingForPublishing(machine)).length === 0;
}

function AddressChoice({ form, onAdd }: { form: ServerForm<MachineValues>; onAdd: () => void }) {
  const addresses = useWholeList(addressType);
  const own = addresses.data?.data ?? [];
  const { address_id } = form.values;
  const isGone = addresses.isSuccess && address_id !== null && !own.some(({ id }) => id === address_id);
  return (
    <FieldGroup title="Location">
      <Select
        label="Address"
        hint="Renters see only the city until they book."
        placeholder={own.length === 0 ? 'No address yet' : 'Not chosen yet'}
        options={own.map((address) => ({ value: String(address.id), label: addressText(address) }))}
        {...form.field('address_id')}
        value={address_id === null || isGone ? '' : String(address_id)}
        error={
          isGone
            ? 'This address was deleted. Choose where the machine is now.'
            : form.part('address_id').error
        }
        onChange={(id) => form.set({ address_id: id === '' ? null : Number(id) })}
      />
      <Row>
        <Button small icon="plus" onPress={onAdd}>
          Add an address
        </Button>
      </Row>
    </FieldGroup>
  );
}
