import { AddressFields } from '@yard/account';
import { addressText } from '@yard/contracts';
import { RadioCards, Stack, Text } from '@yard/ui';
import { NEW_ADDRESS, type Place } from './use-place';

export interface AddressChoiceProps {
  place: Place;
  value: number | null;
  onChange: (addressId: number | null) => void;
  error?: string;
}

export function AddressChoice({ place, value, onChange, error }: AddressChoiceProps) {
  const own = (place.addresses ?? []).map((address) => ({
    value: String(address.id),
    label: address.line1,
    detail: addressText({ ...address, line1: address.line2 ?? '', line2: null }).replace(/^, /, ''),
  }));
  const choose = (picked: string) => {
    place.setNew(picked === NEW_ADDRESS);
    onChange(picked === NEW_ADDRESS ? null : Number(picked));
  };
  return (
    <Stack gap={4}>
      {own.length > 0 && (
        <RadioCards
          label="Where will you use it?"
          name="address_id"
          value={place.isNew ? NEW_ADDRESS : value === null ? null : String(value)}
          onChange={choose}
          error={place.isNew ? undefined : error}
          options={[...own, { value: NEW_ADDRESS, label: 'Another address' }]}
        />
      )}
      {own.length === 0 && (
        <Text size={14} weight={600}>
          Where will you use it?
        </Text>
      )}
      {place.isNew && (
        <Stack gap={4} pad={4} framed>
          <AddressFields form={place.newAddress.form} />
        </Stack>
      )}
    </Stack>
  );
}
