import { type AddressRecord, addressText, addressType } from '@yard/contracts';
import { useAlertedCall, useUpdate } from '@yard/data';
import { Button, ButtonGroup, Select, Stack } from '@yard/ui';
import { useState } from 'react';

/** Asks once which address is the renter's own: the agreement names it. Nothing for who has chosen one. */
export function OwnAddress({ addresses }: { addresses: readonly AddressRecord[] }) {
  if (addresses.some(({ own }) => own)) return null;
  return <ChooseOwnAddress addresses={addresses} />;
}

function ChooseOwnAddress({ addresses }: { addresses: readonly AddressRecord[] }) {
  const only = addresses.length === 1 ? addresses[0] : undefined;
  const [chosen, setChosen] = useState(only ? String(only.id) : '');
  const update = useUpdate(addressType, Number(chosen));
  const call = useAlertedCall();
  return (
    <Stack gap={2}>
      <Select
        label="Your own address"
        name="own_address"
        placeholder="Choose"
        hint="The agreement names it beside your name; it need not be where the machine is used. Asked once."
        options={addresses.map((address) => ({ value: String(address.id), label: addressText(address) }))}
        value={chosen}
        onChange={setChosen}
      />
      <ButtonGroup>
        <Button
          small
          disabled={chosen === ''}
          busy={update.isPending}
          onPress={() => void call(update.mutateAsync({ own: true }))}
        >
          Use this address
        </Button>
      </ButtonGroup>
    </Stack>
  );
}
