import { mailType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { RecordTable, type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import { Button, EmptyState, PageHeader } from '@yard/ui';
import { mailColumns } from './mail-columns';
import { MAIL_STATES, MailFilters, stateIn } from './mail-filters';
import { MailPanel } from './mail-panel';
import { useSeveralMails } from './use-several-mails';

/** What the product wrote to whom, newest first by default; one opens beside the list. */
export function MailsPage() {
  const filters = useUrlFilters('mail');
  const [search, state] = [filters.get('search'), stateIn(filters)];
  const { direction } = filters.sortOf(['created_at'], { key: 'created_at', direction: 'desc' });
  const wanted = { search, ...MAIL_STATES[state], direction, page: filters.page, per_page: 25 };
  const mails = useRecords(mailType, wanted);

  return (
    <>
      <PageHeader
        title="Mails"
        lead="All that was written to people. Without a mail server it is kept here."
      />
      <MailFilters filters={filters} />
      <RecordTable
        filters={filters}
        label="Mails"
        noun="mail"
        answer={mails}
        columns={mailColumns}
        several={useSeveralMails()}
        empty={<NoMails filters={filters} />}
      />
      {filters.open !== null && (
        <MailPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}

function NoMails({ filters }: { filters: UrlFilters }) {
  if (filters.get('search') === '' && stateIn(filters) === '') {
    return (
      <EmptyState icon="mail" title="No mail yet">
        What is written to renters, owners and admins appears here, with what became of it.
      </EmptyState>
    );
  }
  const clear = () => filters.set({ search: null, state: null });
  return (
    <EmptyState icon="mail" title="No mail matches" action={<Button onPress={clear}>Show all</Button>} />
  );
}
