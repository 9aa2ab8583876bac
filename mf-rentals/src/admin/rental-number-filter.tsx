import { SearchField } from '@yard/ui';
import type { Ref } from 'react';
import { useTypedFilter } from '../page/use-typed-filter';
import type { UrlFilters } from '../page/use-url-filters';

type RentalNumberFilterProps = { filters: UrlFilters; inputRef?: Ref<HTMLInputElement> };

/** Leaves only what is about one rental. */
export function RentalNumberFilter({ filters, inputRef }: RentalNumberFilterProps) {
  const [rental, setRental] = useTypedFilter(filters, 'rental_request_id');
  return (
    <SearchField
      label="Rental no."
      placeholder="A number"
      value={rental}
      onChange={(text) => setRental(text.replaceAll(/\D/g, ''))}
      inputRef={inputRef}
    />
  );
}
