import { auditEventType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { NarrowedList, RecordTable, useUrlFilters } from '@yard/remote-kit';
import { Button, EmptyState, PageHeader } from '@yard/ui';
import { activityColumns } from './activity-columns';
import { ActivityFilters } from './activity-filters';
import { ActivityPanel } from './activity-panel';
import { ProveLog } from './prove-log';

const NAMES = ['search', 'from', 'to', 'record_type', 'record_id', 'user_id'] as const;

const NARROWED = { user_id: { of: 'user', label: 'By' } } as const;

/** Who did what to which record, from where, and what became of it; newest first. */
export function ActivityPage() {
  const filters = useUrlFilters();
  const query = Object.fromEntries(NAMES.map((name) => [name, filters.get(name) || null]));
  const events = useRecords(auditEventType, { ...query, page: filters.page, per_page: 25 });
  const clear = () => filters.set(Object.fromEntries(NAMES.map((name) => [name, null])));
  return (
    <>
      <PageHeader
        title="Activity"
        lead="Everything that was done, by whom and from where. It cannot be changed unnoticed."
        actions={<ProveLog />}
      />
      <ActivityFilters filters={filters} />
      <NarrowedList filters={filters} by={NARROWED} />
      <RecordTable
        filters={filters}
        label="Activity"
        noun="event"
        answer={events}
        columns={activityColumns}
        empty={
          <EmptyState
            icon="history"
            title="Nothing matches"
            action={<Button onPress={clear}>Show all</Button>}
          />
        }
      />
      {filters.open !== null && (
        <ActivityPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}
