import { useSuggestPlaces } from '@yard/data';
import { SuggestField, useDebounced } from '@yard/ui';
import type { SearchPlace } from './use-search-place';

type PlaceFieldProps = { value: string; onChange: (place: string) => void; place: SearchPlace };

/** Half a name is no place: it is handed on when it is chosen or the field is left. */
const onlyEmpty = (typed: string, last: string) => (typed.trim() === '' ? '' : last);

export function PlaceField({ value, onChange, place }: PlaceFieldProps) {
  const [typed, setTyped] = useDebounced(value, onChange, { clean: onlyEmpty });
  const choose = (label: string) => {
    // Where it is the place of the search already, nothing comes back.
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
