import type { Paginated } from '@laravel-wire/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { AddressRecord } from '@yard/contracts';
import { Box, Button, EmptyState, LoadFailed, SkeletonTable } from '@yard/ui';
import { AddressRow } from './address-row';

type AddressListProps = {
  addresses: UseQueryResult<Paginated<AddressRecord>>;
  onEdit: (address: AddressRecord) => void;
  onAdd: () => void;
};

export function AddressList({ addresses, onEdit, onAdd }: AddressListProps) {
  if (addresses.isError) return <LoadFailed title="We couldn’t load your addresses" answer={addresses} />;
  if (addresses.data === undefined) return <SkeletonTable rows={3} columns={2} />;
  if (addresses.data.data.length === 0) {
    return (
      <EmptyState
        icon="pin"
        title="No addresses yet"
        action={
          <Button kind="primary" onPress={onAdd}>
            Add your first address
          </Button>
        }
      >
        Machines can be delivered to any address you save here.
      </EmptyState>
    );
  }
  return (
    <Box as="ul" bare divided>
      {addresses.data.data.map((address) => (
        <AddressRow key={address.id} address={address} onEdit={() => onEdit(address)} />
      ))}
    </Box>
  );
}
