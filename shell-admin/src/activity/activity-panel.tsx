import { type AuditEventRecord, auditEventType } from '@yard/contracts';
import * as words from '@yard/contracts/back-office';
import { useRecord } from '@yard/data';
import { MachineName, PersonName } from '@yard/remote-kit';
import { AwaitedRecord, DateText, Panel, SidePanel, SpecSheet, Stack } from '@yard/ui';
import { Link } from 'react-router';
import { pageOf, readersInstant } from './activity-words';

export function ActivityPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useRecord(auditEventType, id);
  const event = answer.data;
  return (
    <SidePanel title={event ? words.eventWords(event) : 'Event'} label="Event" onClose={onClose}>
      {event && <EventView event={event} />}
      {!event && <AwaitedRecord title="We couldn’t load the event" answer={answer} />}
    </SidePanel>
  );
}

function EventView({ event }: { event: AuditEventRecord }) {
  const { user_id, acting_as, changes, data } = event;
  return (
    <Stack gap={5}>
      <SpecSheet
        facts={[
          { label: 'Record', value: <RecordName event={event} /> },
          { label: 'Who', value: <PersonName id={user_id} name={words.actorWords(event)} /> },
          ...(acting_as === null
            ? []
            : [{ label: 'Acting as', value: <PersonName id={acting_as} name={`User ${acting_as}`} /> }]),
          { label: 'When', value: <DateText value={event.created_at} /> },
          { label: 'From', value: event.ip_address ?? '–' },
          { label: 'Request', value: event.request_id ?? '–' },
        ]}
      />
      {changes.length > 0 && (
        <Panel title="Changed">
          <Stack as="ul" gap={2} breaks>
            {changes.map((change) => (
              <li key={change.field}>{words.changeWords(change, readersInstant)}</li>
            ))}
          </Stack>
        </Panel>
      )}
      {Object.keys(data).length > 0 && (
        <Panel title="More">
          <SpecSheet
            facts={Object.entries(data).map(([key, value]) => ({
              label: words.inWords(key),
              value: words.valueWords(value, readersInstant),
            }))}
          />
        </Panel>
      )}
    </Stack>
  );
}

function RecordName({ event }: { event: AuditEventRecord }) {
  const page = pageOf(event);
  const name = words.inWords(words.recordWords(event));
  if (event.record_type === 'machine') return <MachineName id={event.record_id} name={name} />;
  return page ? <Link to={page}>{name}</Link> : name;
}
