import { stateNames } from '@yard/contracts/us-states';
import { useWire, type ServerForm } from '@yard/data';
import { Banner, FieldRow, Select, TextField } from '@yard/ui';
import type { AddressDraft } from './address-draft';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { zipCodeOf } from './zip-code';

const stateOptions = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

/** Street, city, state, ZIP code. A ZIP code fills in its city and state where nothing else was typed. */
export function AddressFields({
  form,
}: {
  form: Pick<ServerForm<AddressDraft>, 'field' | 'set' | 'values'>;
}) {
  const zip = useZipCode(form);
  return (
    <>
      <TextField label="Street and number" autoComplete="address-line1" {...form.field('line1')} />
      <TextField label="Unit, gate or site" optional autoComplete="address-line2" {...form.field('line2')} />
      <TextField label="City" autoComplete="address-level2" {...form.field('city')} />
      <FieldRow>
        <Select
          label="State"
          placeholder="Choose"
          autoComplete="address-level1"
          options={stateOptions}
          {...form.field('state')}
        />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          {...form.field('postal_code')}
          onChange={zip.change}
        />
      </FieldRow>
      {zip.elsewhere && <Banner tone="warn">{zip.elsewhere}</Banner>}
    </>
  );
}

/** `GET api/places`: a ZIP code's. */
type Place = { city: string; state: string };

/** The field of a ZIP code: what may stand there, and the city and state that follow from it. */
function useZipCode({ values, set }: Pick<ServerForm<AddressDraft>, 'values' | 'set'>) {
  const { city, state, postal_code: code } = values;
  const place = usePlaceOf(code);
  /** The last ZIP code's values: the next ZIP code may replace them; what is typed over them stays. */
  const [filled, setFilled] = useState({ code: '', city: '', state: '' });
  const isElsewhere = place !== undefined && !['', filled.state, place.state].includes(state);
  useEffect(() => {
    if (!place || isElsewhere || filled.code === code) return;
    setFilled({ code, city: place.city, state: place.state });
    set({ city: ['', filled.city].includes(city) ? place.city : city, state: place.state });
  }, [place, isElsewhere, code, filled, city, set]);
  return {
    change: (typed: string) => set({ postal_code: zipCodeOf(typed) }),
    /** A warning when the ZIP code is not in the chosen state. */
    elsewhere: isElsewhere ? `${code} is in ${place.city}, ${place.state}.` : null,
  };
}

/** Undefined for what is no whole ZIP code, or one that nobody knows. */
function usePlaceOf(code: string): Place | undefined {
  const wire = useWire();
  const { data } = useQuery({
    queryKey: ['api/places', code],
    queryFn: ({ signal }) => wire.http.get<Place>('api/places', { postal_code: code }, { signal }),
    enabled: /^\d{5}(-\d{4})?$/.test(code),
    staleTime: Infinity,
    // Not the place of the code before.
    placeholderData: undefined,
  });
  return data;
}
