import { RENTAL_STATUSES } from '@yard/contracts';
import type { UrlFilters } from '@yard/remote-kit';
import { FieldRow, SearchField, Select, trimmed, useDebounced } from '@yard/ui';
import { statusWords } from '../words/status-words';

export const [YOUR_TURN, OPEN, PAST] = ['your_turn', 'open', 'past'] as const;

export const statusOptions = RENTAL_STATUSES.map((value) => ({ value, label: statusWords[value].label }));
const allOptions = [
  { value: YOUR_TURN, label: 'Your turn' },
  { value: OPEN, label: 'Open' },
  { value: PAST, label: 'Past' },
  ...statusOptions,
];

export function statusFilter(status: string) {
  if (status === YOUR_TURN) return { your_turn: true };
  return status === OPEN || status === PAST ? { over: status === PAST } : { status };
}

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
        options={allOptions}
      />
    </FieldRow>
  );
}
