import type { MachineRecord } from '@yard/contracts';
import { ShownTogether, usePageTitle } from '@yard/remote-kit';
import { ButtonGroup, Grid, LinkButton, Page, PageHeader, Panel, Stack, useToast } from '@yard/ui';
import { BlackoutsPanel } from './blackouts-panel';
import { CopyMachine } from './copy-machine';
import { CalendarsPanel } from './calendars-panel';
import { DeleteMachine } from './delete-machine';
import { DeliveryOptionsPanel } from './delivery-options-panel';
import { MachineForm } from './machine-form';
import { MachineState } from './machine-state';
import { PhotosPanel } from './photos/photos-panel';
import { PublishPanel } from './publish-panel';

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
            <MachineForm machine={machine} onSaved={() => toast.show('Changes saved.')} />
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
        See its page
      </LinkButton>
      <CopyMachine machine={machine} />
      {label_url && (
        <LinkButton icon="qr-code" to={new URL(label_url, window.location.origin).href} ownTab>
          Label to print
        </LinkButton>
      )}
    </ButtonGroup>
  );
}
