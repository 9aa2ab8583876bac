import type { AuditEventRecord } from '@yard/contracts';
import { type Column, DateText, Text } from '@yard/ui';
import { changeWords, inWords, recordWords } from './activity-words';

const actorOf = ({ user_name }: AuditEventRecord) => user_name ?? 'Yard itself';

export const activityColumns: readonly Column<AuditEventRecord>[] = [
  {
    key: 'action',
    label: 'What',
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
        {actorOf(event)} · <DateText dayOnly value={event.created_at} />
      </>
    ),
  },
  {
    key: 'changes',
    label: 'Changed',
    wide: 'more',
    render: ({ changes }) => (
      <Text as="span" cut short>
        {changes.map(changeWords).join(', ')}
      </Text>
    ),
  },
  { key: 'user_name', label: 'Who', wide: true, width: '170px', render: actorOf },
  {
    key: 'ip_address',
    label: 'From',
    wide: 'most',
    width: '150px',
    render: ({ ip_address }) => ip_address ?? '–',
  },
  {
    key: 'created_at',
    label: 'When',
    wide: true,
    width: '190px',
    render: ({ created_at }) => <DateText value={created_at} />,
  },
];
