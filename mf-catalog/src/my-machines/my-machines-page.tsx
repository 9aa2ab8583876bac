import type { Paginated } from '@laravel-wire/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type MachineRecord, machineType } from '@yard/contracts';
import { useLiveRecords, useRecords } from '@yard/data';
import { useSession } from '@yard/session';
import {
  ButtonGroup,
  Page,
  EmptyState,
  FilterBar,
  LinkButton,
  LoadFailed,
  PageHeader,
  pageOf,
  Pagination,
} from '@yard/ui';
import { useSearchParams } from 'react-router';
import { readId } from '../machines/machine-words';
import { MyMachineList } from './my-machine-list';

const PER_PAGE = 20;

export default function MyMachinesPage() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = readId(params.get('page')) ?? 1;
  const machines = useRecords(
    machineType,
    { user_id: user?.id, search, page, per_page: PER_PAGE, sort: 'created_at', direction: 'desc' },
    { enabled: user !== null },
  );
  useLiveRecords(machineType);
  const isEmpty = machines.data?.total === 0;

  return (
    <Page>
      <PageHeader title="My machines" actions={<WaysToList isFirst={isEmpty && search === ''} />} />
      <FilterBar
        label="Search your machines"
        placeholder="Search your machines"
        value={search}
        onSearch={(text) => setParams(text === '' ? {} : { search: text })}
      />
      <FoundMachines machines={machines} search={search} />
      <Pagination
        {...pageOf(machines.data)}
        noun="machines"
        onPage={(next) => setParams({ ...(search && { search }), page: String(next) })}
      />
    </Page>
  );
}

/** The first machine has the filled button in the empty list. */
function WaysToList({ isFirst }: { isFirst: boolean }) {
  return (
    <ButtonGroup>
      {!isFirst && <WaysToPlan />}
      <LinkButton icon="upload" to="/my-machines/import">
        Import
      </LinkButton>
      <LinkButton kind={isFirst ? 'secondary' : 'primary'} icon="plus" to="/my-machines/new">
        List a machine
      </LinkButton>
    </ButtonGroup>
  );
}

/** Links to the pages that act on several machines at once. */
function WaysToPlan() {
  return (
    <>
      <LinkButton icon="calendar" to="/my-machines/calendar">
        Calendar
      </LinkButton>
      <LinkButton icon="edit" to="/my-machines/rates">
        Rates
      </LinkButton>
    </>
  );
}

type FoundMachinesProps = { machines: UseQueryResult<Paginated<MachineRecord>>; search: string };

function FoundMachines({ machines, search }: FoundMachinesProps) {
  if (machines.isError) {
    return (
      <LoadFailed title="We couldn’t load your machines" answer={machines}>
        Check your connection, then try again.
      </LoadFailed>
    );
  }
  if (machines.data?.total === 0) return <NoMachines search={search} />;
  return <MyMachineList machines={machines.data?.data} />;
}

function NoMachines({ search }: { search: string }) {
  if (search !== '') return <EmptyState icon="search" title={`None of your machines match “${search}”`} />;
  return (
    <EmptyState
      icon="machine"
      title="No machines yet"
      action={
        <LinkButton kind="primary" to="/my-machines/new">
          List your first machine
        </LinkButton>
      }
    >
      Machines you list show up here with their rates and requests.
    </EmptyState>
  );
}
