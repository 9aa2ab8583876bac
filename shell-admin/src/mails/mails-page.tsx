import { mailType } from '@yard/contracts';
import { AdminList } from '@yard/remote-kit/admin-list';
import { mailColumns } from './mail-columns';
import { MailPanel } from './mail-panel';
import { useSeveralMails } from './use-several-mails';

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

/** What the product wrote to whom, newest first by default; one opens beside the list. */
export const MailsPage = () => (
  <AdminList
    type={mailType}
    title="Mails"
    lead="All that was written to people. Without a mail server it is kept here."
    noun="mail"
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
      title: 'No mail yet',
      children: 'What is written to renters, owners and admins appears here, with what became of it.',
    }}
    noMatch={{ icon: 'mail', title: 'No mail matches', all: 'Show all' }}
    Panel={MailPanel}
  />
);
