import { addressType, addressText, type DeliveryOptionRecord } from '@yard/contracts';
import { useWholeList } from '@yard/data/whole-lists';
import { useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Money, RadioCards, Select, TextField, useDebounced } from '@yard/ui';
import type { RentalChoice } from './rental-choice';

type DeliveryFieldsProps = {
  options: readonly DeliveryOptionRecord[];
  choice: RentalChoice;
  change: (changes: Partial<RentalChoice>) => void;
};

/** Fetching the machine, or one of its deliveries and where to. */
export function DeliveryFields({ options, choice, change }: DeliveryFieldsProps) {
  if (options.length === 0) return null;
  return (
    <>
      <RadioCards
        label="Delivery"
        value={choice.delivery === '' ? 'none' : choice.delivery}
        onChange={(value) => change({ delivery: value === 'none' ? '' : value })}
        options={[
          { value: 'none', label: 'I pick it up' },
          ...options.map((option) => ({
            value: String(option.id),
            label: option.name,
            detail: <DeliveryTerms option={option} />,
          })),
        ]}
      />
      {choice.delivery !== '' && <DeliveryPlace choice={choice} change={change} />}
    </>
  );
}

/** `$120 + $4.50 a mi, up to 50 mi`. */
export function DeliveryTerms({ option }: { option: DeliveryOptionRecord }) {
  const { currency, distance_unit } = useSettings();
  return (
    <>
      <Money amount={option.base_amount} currency={currency} />
      {option.amount_per_distance > 0 && (
        <>
          {' + '}
          <Money amount={option.amount_per_distance} currency={currency} /> a {distance_unit}
        </>
      )}
      , up to {option.radius.toLocaleString('en-US')} {distance_unit} by road
    </>
  );
}

/** Another place than that of the search. */
const NOT_SEARCHED = { at: '', place: '' };

function DeliveryPlace({ choice, change }: Omit<DeliveryFieldsProps, 'options'>) {
  const { user } = useSession();
  const addresses = useWholeList(addressType, {}, { enabled: user !== null });
  const own = user === null ? [] : (addresses.data?.data ?? []);
  return (
    <>
      {own.length > 0 && (
        <Select
          label="Delivered to"
          value={choice.address}
          onChange={(address) => change({ address, ...NOT_SEARCHED })}
          placeholder="Another place, by ZIP code"
          options={own.map((address) => ({ value: String(address.id), label: addressText(address) }))}
        />
      )}
      {choice.address === '' && <PostalCode choice={choice} change={change} />}
    </>
  );
}

function PostalCode({ choice, change }: Omit<DeliveryFieldsProps, 'options'>) {
  const [typed, setTyped] = useDebounced(
    choice.postal_code,
    (postal_code) => change({ postal_code, ...NOT_SEARCHED }),
    { pauseMs: 0 },
  );
  return (
    <TextField
      label="ZIP code of the place"
      name="postal_code"
      icon="pin"
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder={choice.place || '78701'}
      hint={
        choice.at && choice.postal_code === ''
          ? `Counted to ${choice.place || 'the place of your search'}.`
          : undefined
      }
      maxLength={10}
      value={typed}
      onChange={setTyped}
    />
  );
}
