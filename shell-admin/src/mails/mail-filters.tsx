import type { UrlFilters } from '@yard/remote-kit';
import { FilterBar, Segmented } from '@yard/ui';

/** What the list of mails is narrowed by. */
export function MailFilters({ filters }: { filters: UrlFilters }) {
  return (
    <FilterBar
      label="Search mails"
      placeholder="Recipient or subject"
      value={filters.get('search')}
      onSettle={(search) => filters.set({ search })}
    >
      <Segmented
        label="Sent"
        value={sentIn(filters)}
        onChange={(sent) => filters.set({ sent })}
        segments={[
          { value: '', label: 'All' },
          { value: 'true', label: 'Sent' },
          { value: 'false', label: 'Not sent' },
        ]}
      />
    </FilterBar>
  );
}

/** 'true', 'false' or '' for both. */
export function sentIn(filters: UrlFilters): string {
  const value = filters.get('sent');
  return value === 'true' || value === 'false' ? value : '';
}
