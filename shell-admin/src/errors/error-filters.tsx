import { ERROR_SITES, type ErrorSite } from '@yard/contracts/watching';
import type { UrlFilters } from '@yard/remote-kit';
import { FilterBar, Segmented } from '@yard/ui';

const SITES = [
  { value: '', label: 'All' },
  { value: 'public', label: 'Public' },
  { value: 'admin', label: 'Admin' },
  { value: 'server', label: 'Server' },
] as const;

/** What the list of errors is narrowed by; without a choice the open ones of everywhere. */
export function ErrorFilters({ filters }: { filters: UrlFilters }) {
  return (
    <FilterBar
      label="Search errors"
      placeholder="Message or page"
      value={filters.get('search')}
      onSearch={(search) => filters.set({ search })}
    >
      <Segmented
        label="State"
        value={stateIn(filters)}
        onChange={(state) => filters.set({ state: state === 'open' ? null : state })}
        segments={[
          { value: 'open', label: 'Open' },
          { value: 'resolved', label: 'Resolved' },
          { value: 'all', label: 'All' },
        ]}
      />
      <Segmented
        label="Site"
        value={siteIn(filters)}
        onChange={(site) => filters.set({ site })}
        segments={SITES}
      />
    </FilterBar>
  );
}

export function stateIn(filters: UrlFilters): 'open' | 'resolved' | 'all' {
  const state = filters.get('state');
  return state === 'resolved' || state === 'all' ? state : 'open';
}

/** '' for all. */
export function siteIn(filters: UrlFilters): '' | ErrorSite {
  return ERROR_SITES.find((site) => site === filters.get('site')) ?? '';
}
