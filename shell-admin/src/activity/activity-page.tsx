import { auditEventType, type AuditProof } from '@yard/contracts';
import { useAlertedCall, useWire } from '@yard/data';
import { AdminList } from '@yard/remote-kit/admin-list';
import { Button, useModals } from '@yard/ui';
import { useState } from 'react';
import { activityColumns } from './activity-columns';
import { ActivityFilters } from './activity-filters';
import { ActivityPanel } from './activity-panel';

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
      Prove the log
    </Button>
  );
}

function verdictOf({ sealed, waiting, bad }: AuditProof) {
  const counted = `${sealed} events are as they were sealed${waiting > 0 ? `, ${waiting} wait for their seal` : ''}.`;
  return bad === null
    ? { title: 'The log is as it was written', message: counted }
    : { title: 'The log was tampered with', message: `${bad}. Before it, ${counted}` };
}
