import type { MailRecord } from '@yard/contracts';
import { type Column, DateText, Text } from '@yard/ui';
import { MailStatus } from './mail-status';

export const mailColumns: readonly Column<MailRecord>[] = [
  {
    key: 'subject',
    label: 'Subject',
    grows: true,
    render: ({ subject }) => subject,
    below: ({ recipient, created_at }) => (
      <>
        {recipient} · <DateText dayOnly value={created_at} />
      </>
    ),
  },
  {
    key: 'recipient',
    label: 'To',
    wide: true,
    render: ({ recipient }) => (
      <Text as="span" cut short>
        {recipient}
      </Text>
    ),
  },
  { key: 'sent_at', label: 'State', width: '140px', render: (mail) => <MailStatus mail={mail} /> },
  {
    key: 'created_at',
    label: 'Written',
    width: '190px',
    wide: true,
    render: ({ created_at }) => <DateText value={created_at} />,
  },
];
