import { RENTAL_STATUSES } from '@yard/contracts';
import type { UrlFilters } from '@yard/remote-kit';
import { FieldRow, SearchField, Select, trimmed, useDebounced } from '@yard/ui';
import { statusWords } from '../words/status-words';

/** In the address in place of a status. */
export const YOUR_TURN = 'your_turn';

export const statusOptions = RENTAL_STATUSES.map((value) => ({ value, label: statusWords[value].label }));
export const ALL_OPTIONS = [{ value: YOUR_TURN, label: 'Your turn' }, ...statusOptions];

export const statusFilter = (status: string) => (status === YOUR_TURN ? { your_turn: true } : { status });

/** Search and status of the reader's rentals; both are in the address. */
export function RentalFilters({ filters }: { filters: UrlFilters }) {
  const [search, setSearch] = useDebounced(filters.get('search'), (text) => filters.set({ search: text }), {
    clean: trimmed,
  });
  return (
    <FieldRow>
      <SearchField label="Search" placeholder="Machine or person" value={search} onChange={setSearch} />
      <Select
        label="Status"
        placeholder="Any status"
        value={filters.get('status')}
        onChange={(status) => filters.set({ status })}
        options={ALL_OPTIONS}
      />
    </FieldRow>
  );
}
