import type { UrlFilters } from '@yard/remote-kit';
import { FilterBar, Segmented } from '@yard/ui';

/** What the list of mails is narrowed by. */
export function MailFilters({ filters }: { filters: UrlFilters }) {
  return (
    <FilterBar
      label="Search mails"
      placeholder="Recipient or subject"
      value={filters.get('search')}
      onSearch={(search) => filters.set({ search })}
    >
      <Segmented
        label="State"
        value={stateIn(filters)}
        onChange={(state) => filters.set({ state })}
        segments={[
          { value: '', label: 'All' },
          { value: 'sent', label: 'Sent' },
          { value: 'waiting', label: 'Not sent' },
          { value: 'failed', label: 'Failed' },
        ]}
      />
    </FilterBar>
  );
}

/** What each choice asks the server for. */
export const MAIL_STATES = {
  '': {},
  sent: { sent: true },
  waiting: { sent: false, failed: false },
  failed: { failed: true },
} as const;
export type MailState = keyof typeof MAIL_STATES;

const isState = (text: string): text is MailState => text in MAIL_STATES;

export function stateIn(filters: UrlFilters): MailState {
  const state = filters.get('state');
  return isState(state) ? state : '';
}
