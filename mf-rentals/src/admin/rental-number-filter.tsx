import type { UrlFilters } from '@yard/remote-kit';
import { SearchFilter } from '@yard/ui';

export function RentalNumberFilter({ filters }: { filters: UrlFilters }) {
  return (
    <SearchFilter
      label="Rental no."
      placeholder="A number"
      value={filters.get('rental_request_id')}
      onSearch={(rental_request_id) => filters.set({ rental_request_id })}
      clean={(typed) => typed.replaceAll(/\D/g, '')}
    />
  );
}
