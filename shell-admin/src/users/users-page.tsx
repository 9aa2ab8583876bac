import { userType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { RecordTable } from '@yard/remote-kit';
import { Button, EmptyState, PageHeader } from '@yard/ui';
import { useUserQuery } from './use-user-query';
import { userColumns } from './user-columns';
import { UserFilters } from './user-filters';
import { UserPanel } from './user-panel';

/** All accounts; one opens beside the list. */
export function UsersPage() {
  const query = useUserQuery();
  const { filters, sort, wanted } = query;
  const users = useRecords(userType, wanted);
  useLiveRecords(userType);
  const clear = () => filters.set({ search: null, admin: null, suspended: null });

  return (
    <>
      <PageHeader title="Users" />
      <UserFilters query={query} />
      <RecordTable
        filters={filters}
        label="Users"
        noun="user"
        answer={users}
        columns={userColumns}
        sort={sort}
        empty={
          <EmptyState
            icon="people"
            title="Nobody matches"
            action={<Button onPress={clear}>Show everybody</Button>}
          >
            Try fewer letters or filters.
          </EmptyState>
        }
      />
      {filters.open !== null && (
        <UserPanel key={filters.open} id={filters.open} onClose={() => filters.setOpen(null)} />
      )}
    </>
  );
}
