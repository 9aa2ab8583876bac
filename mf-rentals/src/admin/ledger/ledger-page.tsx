import { ListActions, useUrlFilters } from '@yard/remote-kit';
import { PageHeader, Stack, Tabs } from '@yard/ui';
import { AdminPayouts } from '../payouts/admin-payouts';
import { EntriesList } from './entries-list';
import { LedgerMoneyByDay, LedgerSummaryView } from './ledger-summary';

export default function LedgerPage() {
  const filters = useUrlFilters();
  return (
    <Stack gap={5}>
      <PageHeader title="Ledger" actions={<ListActions query={filters.query} />} />
      <LedgerSummaryView filters={filters} />
      <Tabs
        label="Ledger"
        selected={filters.get('tab') || 'entries'}
        onSelect={(tab) => filters.set({ tab: tab === 'entries' ? null : tab, status: null, open: null })}
        tabs={[
          { id: 'entries', label: 'Entries', content: <EntriesList filters={filters} /> },
          { id: 'payouts', label: 'Payouts to owners', content: <AdminPayouts filters={filters} /> },
          { id: 'days', label: 'Money over time', content: <LedgerMoneyByDay filters={filters} /> },
        ]}
      />
    </Stack>
  );
}
