import { mailType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { Button, EmptyState, ErrorState, PageHeader, Pagination, Table } from '@yard/ui';
import { useSearchParams } from 'react-router';
import { changedQuery } from '../site/changed-query';
import { mailColumns } from './mail-columns';
import { MailFilters } from './mail-filters';
import { MailPanel } from './mail-panel';

/** What the product wrote to whom, newest first; one opens beside the list. */
export function MailsPage() {
  const [query, setQuery] = useSearchParams();
  const selected = Number(query.get('mail')) || null;
  const filters = { search: query.get('search') ?? '', sent: sentIn(query) };
  const mails = useRecords(mailType, { ...filters, page: Number(query.get('page') ?? 1), per_page: 25 });
  const change = (changes: Record<string, string | null>) =>
    setQuery((before) => changedQuery(before, changes), { replace: true });
  const narrow = (changes: Record<string, string | null>) => change({ ...changes, page: null });

  return (
    <>
      <PageHeader
        title="Mails"
        lead="All that was written to people. Without a mail server it is kept here."
      />
      <MailFilters {...filters} onChange={narrow} />
      {mails.isError && mails.data === undefined ? (
        <ErrorState
          title="The mails could not be loaded"
          onRetry={() => void mails.refetch()}
          retrying={mails.isFetching}
        />
      ) : (
        <Table
          label="Mails"
          columns={mailColumns}
          rows={mails.data?.data}
          rowKey={(mail) => mail.id}
          selected={selected}
          onSelect={(mail) => change({ mail: String(mail.id) })}
          empty={
            <EmptyState
              icon="mail"
              title="No mail matches"
              action={<Button onPress={() => narrow({ search: null, sent: null })}>Show all</Button>}
            />
          }
        />
      )}
      {mails.data && (
        <Pagination
          page={mails.data.current_page}
          lastPage={mails.data.last_page}
          total={mails.data.total}
          noun="mails"
          onPage={(page) => change({ page: String(page) })}
        />
      )}
      {selected !== null && <MailPanel key={selected} id={selected} onClose={() => change({ mail: null })} />}
    </>
  );
}

function sentIn(query: URLSearchParams): string {
  const value = query.get('sent');
  return value === 'true' || value === 'false' ? value : '';
}
