import { auditEventType } from '@yard/contracts';
import { AdminList } from '@yard/remote-kit/admin-list';
import { activityColumns } from './activity-columns';
import { ActivityFilters } from './activity-filters';
import { ActivityPanel } from './activity-panel';
import { ProveLog } from './prove-log';

/** Who did what to which record, from where, and what became of it; newest first. */
export const ActivityPage = () => (
  <AdminList
    type={auditEventType}
    title="Activity"
    lead="Everything that was done, by whom and from where. It cannot be changed unnoticed."
    actions={<ProveLog />}
    noun="event"
    Filters={ActivityFilters}
    sent={['search', 'from', 'to', 'record_type', 'record_id']}
    narrowed={{ user_id: { of: 'user', label: 'By' } }}
    columns={activityColumns}
    none={{ icon: 'history', title: 'Nothing matches', all: 'Show all' }}
    Panel={ActivityPanel}
  />
);
