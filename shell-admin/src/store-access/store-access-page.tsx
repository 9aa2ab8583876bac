import { type StoreAccessRequestRecord, storeAccessRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { RecordTable, useUrlFilters } from '@yard/remote-kit';
import { EmptyState, PageHeader } from '@yard/ui';
import { storeAccessColumns } from './store-access-columns';
import { StoreAccessPanel } from './store-access-panel';

/** Who asks to list machines, those who wait first; one opens beside the list. */
export function StoreAccessPage() {
  const filters = useUrlFilters('request');
  const wanted = { page: filters.page, per_page: 100, direction: 'desc' };
  const requests = useRecords(storeAccessRequestType, wanted);
  useLiveRecords(storeAccessRequestType);

  return (
    <>
      <PageHeader
        title="Rental store access requests"
        lead="Who is approved may list machines. Those who wait come first."
      />
      <RecordTable
        filters={filters}
        label="Rental store access requests"
        noun="request"
        answer={requests}
        inOrder={waitingFirst}
        columns={storeAccessColumns}
        empty={
          <EmptyState icon="store" title="Nobody has asked yet">
            A request appears here as soon as somebody asks to list machines.
          </EmptyState>
        }
      />
      {filters.open !== null && (
        <StoreAccessPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}

/** Those who wait, longest first; then what is decided, newest first as it came. */
function waitingFirst(requests: readonly StoreAccessRequestRecord[]): StoreAccessRequestRecord[] {
  const waiting = requests.filter(({ status }) => status === 'open').reverse();
  return [...waiting, ...requests.filter(({ status }) => status !== 'open')];
}
