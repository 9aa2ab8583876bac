import { addressText, addressType } from '@yard/contracts';
import { useWholeList } from '@yard/data/whole-lists';
import { useSession } from '@yard/session';
import { Select, TextField, useDebounced } from '@yard/ui';
import type { RentalChoice } from './rental-choice';

type DeliveryPlaceProps = { choice: RentalChoice; change: (changes: Partial<RentalChoice>) => void };

const NOT_SEARCHED = { at: '', place: '' };

export default function DeliveryPlace({ choice, change }: DeliveryPlaceProps) {
  const { user } = useSession();
  const addresses = useWholeList(addressType, {}, { enabled: user !== null });
  const own = user === null ? [] : (addresses.data?.data ?? []);
  return (
    <>
      {own.length > 0 && (
        <Select
          label="Deliver to"
          value={choice.address}
          onChange={(address) => change({ address, ...NOT_SEARCHED })}
          placeholder="Another ZIP code"
          options={own.map((address) => ({ value: String(address.id), label: addressText(address) }))}
        />
      )}
      {choice.address === '' && <PostalCode choice={choice} change={change} />}
    </>
  );
}

function PostalCode({ choice, change }: DeliveryPlaceProps) {
  const [typed, setTyped] = useDebounced(
    choice.postal_code,
    (postal_code) => change({ postal_code, ...NOT_SEARCHED }),
    { pauseMs: 0 },
  );
  return (
    <TextField
      label="Delivery ZIP code"
      name="postal_code"
      icon="pin"
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder={choice.place || '78701'}
      maxLength={10}
      value={typed}
      onChange={setTyped}
    />
  );
}
