import type { UrlFilters } from '@yard/remote-kit';
import { Button, DateField, FilterBar } from '@yard/ui';
import { inWords } from '@yard/contracts/back-office';

/** What the log is narrowed by; one record's where a page led here. */
export function ActivityFilters({ filters }: { filters: UrlFilters }) {
  const about = aboutOf(filters);
  return (
    <FilterBar
      label="Search the activity"
      placeholder="Action, record, address or person"
      value={filters.get('search')}
      onSearch={(search) => filters.set({ search })}
    >
      <DateField
        label="From"
        value={filters.get('from') || null}
        onChange={(from) => filters.set({ from })}
      />
      <DateField label="Until" value={filters.get('to') || null} onChange={(to) => filters.set({ to })} />
      {about !== null && (
        <Button kind="quiet" icon="close" onPress={() => filters.set({ record_type: null, record_id: null })}>
          {about}
        </Button>
      )}
    </FilterBar>
  );
}

function aboutOf(filters: UrlFilters): string | null {
  const [type, id] = [filters.get('record_type'), filters.get('record_id')];
  return type === '' ? null : `${inWords(type)} ${id} alone`;
}
