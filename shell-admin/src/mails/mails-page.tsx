import { type MailRecord, mailType } from '@yard/contracts';
import { mailList } from '@yard/contracts/back-office';
import { useActionOn } from '@yard/data';
import type { Several } from '@yard/remote-kit';
import { AdminList, columnsOf } from '@yard/remote-kit/admin-list';
import { useMay } from '@yard/session';
import { DateText, Text } from '@yard/ui';
import { MailPanel } from './mail-panel';
import { MailStatus } from './mail-status';

const STATE = {
  name: 'state',
  label: 'State',
  segments: [
    { value: '', label: 'All', asks: {} },
    { value: 'sent', label: 'Sent', asks: { sent: true } },
    { value: 'waiting', label: 'Not sent', asks: { sent: false, failed: false } },
    { value: 'failed', label: 'Failed', asks: { failed: true } },
  ],
} as const;

export const MailsPage = () => (
  <AdminList
    type={mailType}
    title="Emails"
    lead="Every email Yard wrote. Without a mail server, emails stay here."
    noun="email"
    beside="mail"
    search="Recipient or subject"
    choices={[STATE]}
    asks={({ sortOf }) => ({
      direction: sortOf(['created_at'], { key: 'created_at', direction: 'desc' }).direction,
    })}
    columns={mailColumns}
    several={useSeveralMails()}
    none={{
      icon: 'mail',
      title: 'No emails yet',
      children: 'Emails to renters, owners and admins show up here, with their status.',
    }}
    Panel={MailPanel}
  />
);

const mailColumns = columnsOf(mailList, {
  subject: {
    grows: true,
    below: ({ recipient, created_at }) => (
      <>
        {recipient} · <DateText dayOnly value={created_at} />
      </>
    ),
  },
  recipient: {
    wide: true,
    render: ({ recipient }) => (
      <Text as="span" cut short>
        {recipient}
      </Text>
    ),
  },
  state: { width: '140px', render: (mail) => <MailStatus mail={mail} /> },
  created_at: { width: '190px', wide: true, date: 'moment' },
});

function useSeveralMails(): Several<MailRecord> | undefined {
  const act = useActionOn<MailRecord>(mailType);
  const mayResend = useMay('people');
  if (!mayResend) return undefined;
  return {
    nameOf: ({ subject, recipient }) => `${recipient}: ${subject}`,
    actions: [
      {
        label: 'Send again',
        icon: 'retry',
        done: 'Sent again',
        leftOut: ({ failure_message, sent_at }) =>
          failure_message !== null && sent_at === null ? null : 'Has not failed',
        act: ({ id }) => act(id, 'resend'),
      },
    ],
  };
}
