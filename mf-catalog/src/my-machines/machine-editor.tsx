import type { MachineRecord, MachineInput } from '@yard/contracts';
import { deliveryOptions, machineRules, machineType, TITLE_MAX } from '@yard/contracts';
import { ShownTogether, usePageTitle } from '@yard/remote-kit';
import { ButtonGroup, Grid, LinkButton, Page, PageHeader, Panel, Stack, useToast, Button } from '@yard/ui';
import { BlackoutsPanel } from './blackouts-panel';
import { CalendarsPanel } from './calendars-panel';
import { DeleteMachine } from './delete-machine';
import { DeliveryOptionsPanel } from './delivery-options-panel';
import { MachineForm } from './machine-form';
import { MachineState } from './machine-state';
import { PhotosPanel } from './photos/photos-panel';
import { PublishPanel } from './publish-panel';
import { cutTo } from '@yard/contracts/cut-text';
import { useAlertedCall, useRecordCache, useWire } from '@yard/data';
import { useState } from 'react';
import { useNavigate } from 'react-router';

const SUFFIX = ' (copy)';

function CopyMachine({ machine }: { machine: MachineRecord }) {
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
      toast.show('Copied as a new draft');
    } finally {
      // The copy exists even where its delivery was refused: its owner sees what is missing.
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
      Duplicate
    </Button>
  );
}

function copyOf(machine: MachineRecord): MachineInput {
  const subject = cutTo(machine.subject, TITLE_MAX - SUFFIX.length) + SUFFIX;
  return { ...fieldsOf(machine, machineRules.lines), subject } as MachineInput;
}

const fieldsOf = (record: object, lines: object) =>
  Object.fromEntries(Object.keys(lines).map((name) => [name, Reflect.get(record, name) as unknown]));

/** Everything of one machine: its form, and beside it what takes effect at once. */
export function MachineEditor({ machine }: { machine: MachineRecord }) {
  const toast = useToast();
  usePageTitle(machine.subject);
  return (
    <Page>
      <ShownTogether>
        <PageHeader
          title={machine.subject}
          back={{ to: '/my-machines', label: 'My machines' }}
          status={<MachineState machine={machine} />}
          actions={<Actions machine={machine} />}
        />
        <PublishPanel machine={machine} />
        <Grid side={420} gap={6} align="start">
          <Panel title="Details">
            <MachineForm machine={machine} onSaved={() => toast.show('Changes saved')} />
          </Panel>
          <Stack gap={6} shrinks>
            <PhotosPanel machine={machine} />
            <DeliveryOptionsPanel machine={machine} />
            <BlackoutsPanel machine={machine} />
            <CalendarsPanel machine={machine} />
            <DeleteMachine machine={machine} />
          </Stack>
        </Grid>
      </ShownTogether>
    </Page>
  );
}

function Actions({ machine }: { machine: MachineRecord }) {
  const { id, label_url } = machine;
  return (
    <ButtonGroup>
      <LinkButton icon="eye" to={`/machines/${id}`}>
        View listing
      </LinkButton>
      <CopyMachine machine={machine} />
      {label_url && (
        <LinkButton icon="qr-code" to={new URL(label_url, window.location.origin).href} ownTab>
          Print label
        </LinkButton>
      )}
    </ButtonGroup>
  );
}
