import { addressType } from '@yard/contracts';
import { isFirstTry, useSuggestPlaces } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { useSettings } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import { Select, SuggestField, useDebounced } from '@yard/ui';
import { RADIUS_ANY, type SearchState } from './search-state';
import type { SearchPlace } from './use-search-place';

type PlaceFieldsProps = {
  state: SearchState;
  change: (changes: Partial<SearchState>) => void;
  place: SearchPlace;
};

const radii = [10, 25, 50, 100, 250, 500];

export function PlaceFields({ state, change, place }: PlaceFieldsProps) {
  const { distance_unit } = useSettings();
  const { addresses, isLoading } = useOwnAddresses();
  const isAnywhere = state.place === '' && state.address === '';

  return (
    <>
      {(addresses.length > 0 || isLoading) && (
        <Select
          label="Near"
          disabled={isLoading}
          value={state.address}
          onChange={(address) => change({ address, place: '' })}
          placeholder="Another place, or anywhere"
          options={addresses.map(({ id, line1, city }) => ({
            value: String(id),
            label: `${line1}, ${city}`,
          }))}
          error={state.address === '' ? null : place.error}
        />
      )}
      {state.address === '' && (
        <PlaceField value={state.place} onChange={(city) => change({ place: city })} place={place} />
      )}
      {!isAnywhere && (
        <Select
          label="Distance"
          value={state.radius === null ? RADIUS_ANY : String(state.radius)}
          onChange={(radius) => change({ radius: radius === RADIUS_ANY ? null : Number(radius) })}
          options={radiusOptions(state.radius, distance_unit)}
        />
      )}
    </>
  );
}

function useOwnAddresses() {
  const { user } = useSession();
  const addresses = useWholeList(addressType, {}, { enabled: user !== null });
  const own = user === null ? [] : (addresses.data?.data ?? []);
  return { addresses: own.filter(({ geotag }) => geotag !== null), isLoading: isFirstTry(addresses) };
}

function radiusOptions(chosen: number | null, unit: string) {
  const distances = [...new Set([...radii, ...(chosen === null ? [] : [chosen])])].sort((a, b) => a - b);
  return [
    ...distances.map((radius) => ({ value: String(radius), label: `Up to ${radius} ${unit}` })),
    { value: RADIUS_ANY, label: 'Any distance' },
  ];
}

type PlaceFieldProps = { value: string; onChange: (place: string) => void; place: SearchPlace };

/** A half-typed name is no place: it is passed on when it is chosen or the field is left. */
const onlyEmpty = (typed: string, last: string) => (typed.trim() === '' ? '' : last);

function PlaceField({ value, onChange, place }: PlaceFieldProps) {
  const [typed, setTyped] = useDebounced(value, onChange, { clean: onlyEmpty });
  const choose = (label: string) => {
    // Nothing is fetched where it is the place of the search already.
    setTyped(label);
    onChange(label);
  };
  return (
    <SuggestField
      label="City or ZIP code"
      name="place"
      icon="pin"
      placeholder="Anywhere"
      value={typed}
      onChange={setTyped}
      suggest={useSuggestPlaces()}
      onChoose={({ label }) => choose(label)}
      onSubmit={(text) => text.trim() !== value && onChange(text.trim())}
      error={place.error}
      hint={place.name ?? 'Such as 78701, or Austin, TX'}
    />
  );
}
