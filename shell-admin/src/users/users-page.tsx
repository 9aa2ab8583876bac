import { userType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { Button, EmptyState, ErrorState, PageHeader, Pagination, Table } from '@yard/ui';
import { useUserQuery } from './use-user-query';
import { userColumns } from './user-columns';
import { UserFilters } from './user-filters';
import { UserPanel } from './user-panel';

/** All accounts; one opens beside the list. */
export function UsersPage() {
  const query = useUserQuery();
  const users = useRecords(userType, query.filters);
  useLiveRecords(userType);
  const clear = () => query.change({ search: null, admin: null, suspended: null });

  return (
    <>
      <PageHeader title="Users" />
      <UserFilters query={query} />
      {users.isError && users.data === undefined ? (
        <ErrorState
          title="The users could not be loaded"
          onRetry={() => void users.refetch()}
          retrying={users.isFetching}
        />
      ) : (
        <Table
          label="Users"
          columns={userColumns}
          rows={users.data?.data}
          rowKey={(user) => user.id}
          selected={query.user}
          onSelect={(user) => query.change({ user: String(user.id) })}
          sort={query.sort}
          onSort={({ key, direction }) => query.change({ sort: key, direction })}
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
      )}
      {users.data && (
        <Pagination
          page={users.data.current_page}
          lastPage={users.data.last_page}
          total={users.data.total}
          noun="users"
          onPage={query.setPage}
        />
      )}
      {query.user !== null && (
        <UserPanel key={query.user} id={query.user} onClose={() => query.change({ user: null })} />
      )}
    </>
  );
}
