import { type StoreAccessRequestRecord, storeAccessRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { EmptyState, ErrorState, PageHeader, Pagination, Table } from '@yard/ui';
import { useSearchParams } from 'react-router';
import { changedQuery } from '../site/changed-query';
import { storeAccessColumns } from './store-access-columns';
import { StoreAccessPanel } from './store-access-panel';

/** Who asks to list machines, those who wait first; one opens beside the list. */
export function StoreAccessPage() {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page') ?? 1);
  const selected = Number(query.get('request')) || null;
  const requests = useRecords(storeAccessRequestType, { page, per_page: 100, direction: 'desc' });
  useLiveRecords(storeAccessRequestType);
  const set = (name: string, value: string | null) =>
    setQuery((before) => changedQuery(before, { [name]: value }), { replace: true });

  return (
    <>
      <PageHeader
        title="Rental store access requests"
        lead="Who is approved may list machines. Those who wait come first."
      />
      {requests.isError && requests.data === undefined ? (
        <ErrorState
          title="The requests could not be loaded"
          onRetry={() => void requests.refetch()}
          retrying={requests.isFetching}
        />
      ) : (
        <Table
          label="Rental store access requests"
          columns={storeAccessColumns}
          rows={requests.data && waitingFirst(requests.data.data)}
          rowKey={(request) => request.id}
          selected={selected}
          onSelect={(request) => set('request', String(request.id))}
          empty={
            <EmptyState icon="store" title="Nobody has asked yet">
              A request appears here as soon as somebody asks to list machines.
            </EmptyState>
          }
        />
      )}
      {requests.data && (
        <Pagination
          page={requests.data.current_page}
          lastPage={requests.data.last_page}
          total={requests.data.total}
          noun="requests"
          onPage={(next) => set('page', String(next))}
        />
      )}
      {selected !== null && (
        <StoreAccessPanel key={selected} id={selected} onClose={() => set('request', null)} />
      )}
    </>
  );
}

/** Those who wait, longest first; then what is decided, newest first as it came. */
function waitingFirst(requests: readonly StoreAccessRequestRecord[]): StoreAccessRequestRecord[] {
  const waiting = requests.filter(({ status }) => status === 'open').reverse();
  return [...waiting, ...requests.filter(({ status }) => status !== 'open')];
}
