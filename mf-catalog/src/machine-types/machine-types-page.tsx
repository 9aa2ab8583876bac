import { type MachineTypeRecord, machineTypeType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import {
  Button,
  EmptyState,
  ErrorState,
  PageHeader,
  Pagination,
  SearchField,
  Table,
  useShortcut,
} from '@yard/ui';
import { useRef } from 'react';
import { trimmed, useDraft } from '../search/use-draft';
import { MachineTypePanel } from './machine-type-panel';
import { machineTypeColumns } from './machine-type-columns';
import { useTypeList } from './use-type-list';
import styles from './machine-types.module.css';

/** The machine types, for admins: a dense table with the open type beside it. */
export default function MachineTypesPage() {
  const list = useTypeList();
  const types = useRecords(machineTypeType, list.filters);
  const searchBox = useRef<HTMLInputElement>(null);
  const [word, setWord] = useDraft(list.search, (search) => list.change({ search, page: '' }), trimmed);
  useLiveRecords(machineTypeType);
  useShortcut('/', 'Search machine types', () => searchBox.current?.focus());
  useShortcut('n', 'New machine type', () => list.change({ open: 'new' }));

  return (
    <>
      <PageHeader
        title="Machine types"
        actions={
          <Button kind="primary" icon="plus" onPress={() => list.change({ open: 'new' })}>
            New type
          </Button>
        }
      />
      <div className={styles.tools}>
        <SearchField
          label="Search machine types"
          hideLabel
          placeholder="Search by name ( / )"
          value={word}
          onChange={setWord}
          inputRef={searchBox}
        />
      </div>
      {types.isError ? (
        <ErrorState title="The machine types could not be loaded" onRetry={() => void types.refetch()}>
          {types.error.message}
        </ErrorState>
      ) : (
        <Table<MachineTypeRecord>
          label="Machine types"
          columns={machineTypeColumns}
          rows={types.data?.data}
          rowKey={(type) => type.id}
          selected={list.openId}
          onSelect={(type) => list.change({ open: String(type.id) })}
          sort={list.sort}
          onSort={({ key, direction }) => list.change({ sort: key, direction, page: '' })}
          empty={<EmptyState icon="search" title="No machine type matches" />}
        />
      )}
      <Pagination
        page={types.data?.current_page ?? 1}
        lastPage={types.data?.last_page ?? 1}
        total={types.data?.total}
        noun="types"
        onPage={(page) => list.change({ page: String(page) })}
      />
      {list.open !== '' && (
        <MachineTypePanel
          key={list.open}
          id={list.openId}
          known={types.data?.data.find(({ id }) => id === list.openId)}
          onClose={() => list.change({ open: '' })}
          onOpen={(id) => list.change({ open: String(id) })}
        />
      )}
    </>
  );
}
