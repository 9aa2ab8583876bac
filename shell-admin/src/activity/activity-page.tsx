import { auditEventType, type AuditProof } from '@yard/contracts';
import { useAlertedCall, useWire } from '@yard/data';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { Button, useModals, DateText, Text, DateField, FilterBar } from '@yard/ui';
import { useState } from 'react';
import { ActivityPanel } from './activity-panel';
import { activityList, actorWords, changeWords, inWords, recordWords } from '@yard/contracts/back-office';
import type { UrlFilters } from '@yard/remote-kit';

const activityColumns = columnsOf(activityList, {
  what: {
    grows: true,
    render: (event) => (
      <>
        {inWords(event.action)}{' '}
        <Text as="span" soft>
          · {recordWords(event)}
        </Text>
      </>
    ),
    below: (event) => (
      <>
        {actorWords(event)} · <DateText dayOnly value={event.created_at} />
      </>
    ),
  },
  changes: {
    wide: 'more',
    render: ({ changes }) => (
      <Text as="span" cut short>
        {changes.map(changeWords).join(', ')}
      </Text>
    ),
  },
  user_name: { wide: true, width: '170px' },
  ip_address: { wide: 'most', width: '150px' },
  created_at: { wide: true, width: '190px', date: 'moment' },
});

/** The audit log: who did what to which record, from where, with the outcome; newest first. */
export const ActivityPage = () => (
  <AdminList
    type={auditEventType}
    title="Activity"
    lead="Who did what, when and from where. Tampering is detected."
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

/** Follows the seals of the whole log, and says whether every event is as it was written. */
function ProveLog() {
  const { http } = useWire();
  const { alert } = useModals();
  const call = useAlertedCall();
  const [busy, setBusy] = useState(false);
  const prove = async () => {
    setBusy(true);
    await call(
      http.get<AuditProof>(`${auditEventType.endpoint}/proof`).then((proof) => void alert(verdictOf(proof))),
    );
    setBusy(false);
  };
  return (
    <Button icon="check" busy={busy} onPress={() => void prove()}>
      Verify log
    </Button>
  );
}

function verdictOf({ sealed, waiting, bad }: AuditProof) {
  const counted = `${sealed.toLocaleString('en-US')} events verified${waiting > 0 ? `, ${waiting} not sealed yet` : ''}.`;
  return bad === null
    ? { title: 'The log is intact', message: counted }
    : { title: 'The log was tampered with', message: `${bad}. Before it, ${counted}` };
}

/** Filters of the log; preset to one record for links from its page. */
function ActivityFilters({ filters }: { filters: UrlFilters }) {
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
