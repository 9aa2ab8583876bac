import { type MachineRecord, machineType, missingForPublishing } from '@yard/contracts';
import { useAlertedCall, useAction } from '@yard/data';
import { Banner, Box, Button, useModals, useToast } from '@yard/ui';

export function PublishPanel({ machine }: { machine: MachineRecord }) {
  const missing = Object.values(missingForPublishing(machine)).flat();
  return (
    <Box below={6}>
      {machine.published_at !== null ? (
        <Banner tone="good" title="Renters can find this machine" action={<Unpublish machine={machine} />}>
          Requests show up under Rentals.
        </Banner>
      ) : missing.length > 0 ? (
        <Banner title="Not ready to publish">
          <Box as="ul" marked>
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </Banner>
      ) : machine.taken_off_reason !== null ? (
        <Banner tone="warn" title="Yard took this machine down">
          <p>{machine.taken_off_reason}</p>
          <p>Edit it, then publish it again.</p>
        </Banner>
      ) : (
        <Banner title="Ready to publish" action={<Publish machine={machine} />}>
          {machine.photos.length === 0
            ? 'It has no photos yet, so renters see a drawing of its type.'
            : 'Only you can see it until you publish.'}
        </Banner>
      )}
    </Box>
  );
}

function Publish({ machine }: { machine: MachineRecord }) {
  const publish = useAction(machineType, machine.id, 'publish');
  const call = useAlertedCall();
  const toast = useToast();
  const run = async () => {
    if (await call(publish.mutateAsync({}))) toast.show('Machine published');
  };
  return (
    <Button kind="primary" busy={publish.isPending} onPress={() => void run()}>
      Publish
    </Button>
  );
}

function Unpublish({ machine }: { machine: MachineRecord }) {
  const unpublish = useAction(machineType, machine.id, 'unpublish');
  const { confirm } = useModals();
  const call = useAlertedCall();
  const toast = useToast();
  const run = async () => {
    const sure = await confirm({
      title: 'Unpublish this machine?',
      message: 'It becomes a draft only you can see. Booked rentals continue.',
      confirmText: 'Unpublish machine',
    });
    if (sure && (await call(unpublish.mutateAsync({})))) toast.show('Machine unpublished');
  };
  return (
    <Button busy={unpublish.isPending} onPress={() => void run()}>
      Unpublish
    </Button>
  );
}
