import { isOpenAccessRequest, type StoreAccessRequestRecord, storeAccessRequestType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { RecordTable, useUrlFilters } from '@yard/remote-kit';
import { Box, EmptyState, PageHeader, Switch } from '@yard/ui';
import { storeAccessColumns } from './store-access-columns';
import { StoreAccessPanel } from './store-access-panel';

/** Who asks to list machines, those who wait first; one opens beside the list. */
export function StoreAccessPage() {
  const filters = useUrlFilters('request');
  const waits = filters.get('status') === 'open';
  const wanted = {
    status: waits ? 'open' : null,
    page: filters.page,
    per_page: 100,
    direction: waits ? 'asc' : 'desc',
  };
  const requests = useRecords(storeAccessRequestType, wanted);
  useLiveRecords(storeAccessRequestType);

  return (
    <>
      <PageHeader
        title="Rental store access requests"
        lead="Who is approved may list machines. Those who wait come first."
      />
      <Box below={4}>
        <Switch
          label="Waiting for an answer"
          value={waits}
          onChange={(isOn) => filters.set({ status: isOn ? 'open' : null })}
        />
      </Box>
      <RecordTable
        filters={filters}
        label="Rental store access requests"
        noun="request"
        answer={requests}
        inOrder={waitingFirst}
        columns={storeAccessColumns}
        empty={<Nobody waits={waits} />}
      />
      {filters.open !== null && (
        <StoreAccessPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}

function Nobody({ waits }: { waits: boolean }) {
  return (
    <EmptyState icon="store" title={waits ? 'Nobody waits for an answer' : 'Nobody has asked yet'}>
      A request appears here as soon as somebody asks to list machines.
    </EmptyState>
  );
}

/** Those who wait, longest first; then what is decided, newest first as it came. */
function waitingFirst(requests: readonly StoreAccessRequestRecord[]): StoreAccessRequestRecord[] {
  const waiting = requests.filter(isOpenAccessRequest).sort((one, other) => one.id - other.id);
  return [...waiting, ...requests.filter((request) => !isOpenAccessRequest(request))];
}
