import { activityList, actorWords, changeWords, inWords, recordWords } from '@yard/contracts/back-office';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { DateText, Text } from '@yard/ui';

export const activityColumns = columnsOf(activityList, {
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
