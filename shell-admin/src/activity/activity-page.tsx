import { auditEventType, type AuditProof, userType } from '@yard/contracts';
import { useAlertedCall, useRecord, useWire } from '@yard/data';
import { useWholeList } from '@yard/data/whole-lists';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { Button, useModals, DateText, Text, DateField, FilterBar, optionsOf, Select } from '@yard/ui';
import { useState } from 'react';
import { ActivityPanel } from './activity-panel';
import { readersInstant } from './activity-words';
import { activityList, actorWords, changeWords, recordWords } from '@yard/contracts/back-office';
import type { UrlFilters } from '@yard/remote-kit';

const activityColumns = columnsOf(activityList, {
  user_name: { wide: true, width: '150px' },
  what: {
    grows: true,
    below: (event) => (
      <>
        {actorWords(event)} · <DateText value={event.created_at} />
      </>
    ),
  },
  changes: {
    wide: 'more',
    render: ({ changes }) => (
      <Text as="span" cut short>
        {changes.map((change) => changeWords(change, readersInstant)).join(', ')}
      </Text>
    ),
  },
  ip_address: { wide: 'most', width: '150px' },
  created_at: { wide: true, width: '190px', date: 'moment' },
});

export const ActivityPage = () => (
  <AdminList
    type={auditEventType}
    title="Activity"
    lead="Who did what, when and from where. Tampering is detected."
    actions={<ProveLog />}
    noun="event"
    Filters={ActivityFilters}
    sent={['search', 'from', 'to', 'record_type', 'record_id', 'user_id']}
    columns={activityColumns}
    Panel={ActivityPanel}
  />
);

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

const KINDS = optionsOf({
  rental_request: 'Rentals',
  user: 'Users',
  login: 'Sign-ins',
  machine: 'Machines',
  support_ticket: 'Tickets',
  payout: 'Payouts',
  document: 'Documents',
  batch_run: 'Batches',
  remote_release: 'Remotes',
  export: 'Downloads',
});

function ActivityFilters({ filters }: { filters: UrlFilters }) {
  const [type, id] = [filters.get('record_type'), filters.get('record_id')];
  const chooseKind = (record_type: string) => filters.set({ record_type, record_id: null });
  return (
    <FilterBar
      label="Search the activity"
      placeholder="Action, record, address or person"
      value={filters.get('search')}
      onSearch={(search) => filters.set({ search })}
    >
      <PersonFilter filters={filters} />
      <Select label="About" placeholder="Anything" value={type} onChange={chooseKind} options={KINDS} />
      <DateField
        label="From"
        value={filters.get('from') || null}
        onChange={(from) => filters.set({ from })}
      />
      <DateField label="Until" value={filters.get('to') || null} onChange={(to) => filters.set({ to })} />
      {id !== '' && (
        <Button kind="quiet" icon="close" onPress={() => chooseKind('')}>
          Only {recordWords({ record_type: type, record_id: Number(id) })}
        </Button>
      )}
    </FilterBar>
  );
}

function PersonFilter({ filters }: { filters: UrlFilters }) {
  const id = filters.get('user_id');
  const admins = useWholeList(userType, { admin: true }).data?.data ?? [];
  const other = useRecord(userType, id === '' ? null : Number(id)).data;
  const isOther = id !== '' && !admins.some((admin) => String(admin.id) === id);
  const people = isOther ? [...admins, { id, name: other?.name ?? `User ${id}` }] : admins;
  return (
    <Select
      label="By"
      placeholder="Anyone"
      value={id}
      onChange={(user_id) => filters.set({ user_id })}
      options={people.map((person) => ({ value: String(person.id), label: person.name }))}
    />
  );
}
