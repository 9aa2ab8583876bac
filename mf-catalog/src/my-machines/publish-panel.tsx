import { type MachineRecord, machineType, missingForPublishing } from '@yard/contracts';
import { useAlertedCall, useAction } from '@yard/data';
import { Banner, Box, Button, useModals, useToast } from '@yard/ui';

/** A draft's missing parts and the button that publishes it; or the way to take the machine off the site. */
export function PublishPanel({ machine }: { machine: MachineRecord }) {
  const missing = Object.values(missingForPublishing(machine)).flat();
  return (
    <Box below={6}>
      {machine.published_at !== null ? (
        <Banner tone="good" title="Everybody can find this machine" action={<Unpublish machine={machine} />}>
          Requests arrive under Rentals.
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
        <Banner tone="warn" title="Yard took this machine off the site">
          <p>{machine.taken_off_reason}</p>
          <p>Change it. Then you can publish it again.</p>
        </Banner>
      ) : (
        <Banner title="Ready to publish" action={<Publish machine={machine} />}>
          {machine.photos.length === 0
            ? 'Without photos the drawing of its type is shown.'
            : 'Only you see it until then.'}
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
    if (await call(publish.mutateAsync({}))) toast.show('Published. Everybody can find it now.');
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
      title: 'Take this machine off the site?',
      message: 'It becomes a draft that only you see. Rentals that are agreed go on.',
      confirmText: 'Take it off the site',
    });
    if (sure && (await call(unpublish.mutateAsync({})))) toast.show('It is a draft now.');
  };
  return (
    <Button busy={unpublish.isPending} onPress={() => void run()}>
      Unpublish
    </Button>
  );
}
