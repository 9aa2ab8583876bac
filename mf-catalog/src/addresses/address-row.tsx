import { type AddressRecord, addressText, addressType } from '@yard/contracts';
import { useAlertedCall, useAction, useDestroy, useUpdate } from '@yard/data';
import { Button, Row, Stack, StatusBadge, Text, useModals, useToast } from '@yard/ui';

export function AddressRow({ address, onEdit }: { address: AddressRecord; onEdit: () => void }) {
  const confirmAddress = useAction(addressType, address.id, 'confirm');
  const call = useAlertedCall();
  const toast = useToast();
  const confirm = async () => {
    if (await call(confirmAddress.mutateAsync({}))) toast.show('Address confirmed.');
  };
  const remove = useRemoveAddress(address);
  const street = [address.line1, address.line2].filter(Boolean).join(', ');

  return (
    <Row as="li" gap={2} across={4} align="center" justify="between" wrap padY={4}>
      <Words address={address} street={street} />
      <Row wrap hangs>
        {!address.confirmed && (
          <Button
            small
            kind="quiet"
            icon="check"
            busy={confirmAddress.isPending}
            aria-label={`Confirm ${street}`}
            onPress={() => void confirm()}
          >
            Confirm
          </Button>
        )}
        {!address.own && <MakeOwn address={address} street={street} />}
        <Button small kind="quiet" icon="edit" aria-label={`Change ${street}`} onPress={onEdit}>
          Change
        </Button>
        <Button small kind="quiet" icon="trash" aria-label={`Delete ${street}`} onPress={() => void remove()}>
          Delete
        </Button>
      </Row>
    </Row>
  );
}

function MakeOwn({ address, street }: { address: AddressRecord; street: string }) {
  const update = useUpdate(addressType, address.id);
  const call = useAlertedCall();
  return (
    <Button
      small
      kind="quiet"
      icon="person"
      busy={update.isPending}
      aria-label={`My address: ${street}`}
      onPress={() => void call(update.mutateAsync({ own: true }))}
    >
      My address
    </Button>
  );
}

function Words({ address, street }: { address: AddressRecord; street: string }) {
  return (
    <Stack gap={1} align="start" breaks shrinks>
      <Text weight={600}>{street}</Text>
      <Text soft>
        {address.city}, {address.state} {address.postal_code}
      </Text>
      {address.geotag === null && (
        <StatusBadge tone="warn">We don’t know this ZIP code, so distances are missing</StatusBadge>
      )}
      {address.own && <StatusBadge tone="info">Your address on agreements</StatusBadge>}
      {address.confirmed && <StatusBadge tone="good">Confirmed</StatusBadge>}
    </Stack>
  );
}

function useRemoveAddress(address: AddressRecord) {
  const destroy = useDestroy(addressType);
  const { confirm } = useModals();
  const toast = useToast();
  const call = useAlertedCall();
  return async () => {
    const sure = await confirm({
      title: 'Delete this address?',
      message: `${addressText(address)}\n\nPast rentals keep it.`,
      confirmText: 'Delete address',
      danger: true,
    });
    if (sure && (await call(destroy.mutateAsync(address.id)))) toast.show('Address deleted.');
  };
}
