import { useUrlFilters } from '@yard/remote-kit';
import { PageHeader, Stack, Tabs } from '@yard/ui';
import { AdminPayouts } from '../payouts/admin-payouts';
import { EntriesList } from './entries-list';
import { LedgerSummaryView } from './ledger-summary';

/** `/ledger`: where the money is, how it moved by day, and every entry behind it. */
export default function LedgerPage() {
  const filters = useUrlFilters();
  return (
    <Stack gap={6}>
      <PageHeader title="Ledger" lead="Every movement of money: where it came from and where it went." />
      <LedgerSummaryView filters={filters} />
      <Tabs
        label="Books"
        selected={filters.get('tab') === 'payouts' ? 'payouts' : 'entries'}
        onSelect={(tab) => filters.set({ tab: tab === 'payouts' ? tab : null, status: null })}
        tabs={[
          { id: 'entries', label: 'Entries', content: <EntriesList filters={filters} /> },
          { id: 'payouts', label: 'Payouts to owners', content: <AdminPayouts filters={filters} /> },
        ]}
      />
    </Stack>
  );
}
