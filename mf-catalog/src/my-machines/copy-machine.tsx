import {
  deliveryOptions,
  type MachineInput,
  type MachineRecord,
  machineRules,
  machineType,
  TITLE_MAX,
} from '@yard/contracts';
import { cutTo } from '@yard/contracts/cut-text';
import { useAlertedCall, useRecordCache, useWire } from '@yard/data';
import { Button, useToast } from '@yard/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';

const SUFFIX = ' (copy)';

/** Makes a draft of the same kind: details, rates and delivery. Photos and calendar are each machine's own. */
export function CopyMachine({ machine }: { machine: MachineRecord }) {
  const wire = useWire();
  const machines = useRecordCache(machineType);
  const call = useAlertedCall();
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    const all = wire.resource(machineType);
    const { id } = await all.create(copyOf(machine));
    const options = machine.delivery_options.map((option) => fieldsOf(option, deliveryOptions.rules.lines));
    try {
      if (options.length > 0) await all.nested(id, deliveryOptions.type).storeMany(options);
      toast.show('This is the copy. It is a draft.');
    } finally {
      // Where its delivery was refused, the copy is there all the same: its owner sees what is missing.
      machines.refresh();
      void navigate(`/my-machines/${id}`);
    }
  };
  const press = async () => {
    setBusy(true);
    await call(make());
    setBusy(false);
  };
  return (
    <Button icon="copy" busy={busy} onPress={() => void press()}>
      Copy
    </Button>
  );
}

function copyOf(machine: MachineRecord): MachineInput {
  const subject = cutTo(machine.subject, TITLE_MAX - SUFFIX.length) + SUFFIX;
  return { ...fieldsOf(machine, machineRules.lines), subject } as MachineInput;
}

/** Picks the members of a record that its input rules name. */
const fieldsOf = (record: object, lines: object) =>
  Object.fromEntries(Object.keys(lines).map((name) => [name, Reflect.get(record, name) as unknown]));
