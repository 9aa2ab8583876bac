import { type FleetMachineRecord, type MachineRecord, machineType } from '@yard/contracts';
import { fleetType } from '@yard/contracts/fleet';
import { useWholeList } from '@yard/data/whole-lists';
import { addDays, readerZone, todayIn } from '@yard/dates';
import { type UrlFilters, useUrlFilters } from '@yard/remote-kit';
import { useSession } from '@yard/session';
import {
  ButtonGroup,
  EmptyState,
  FilterBar,
  LinkButton,
  LoadFailed,
  Page,
  PageHeader,
  Pagination,
  Segmented,
  SkeletonTable,
} from '@yard/ui';
import { useFreshFleet } from '../fleet/use-fresh-fleet';
import { NoMachines } from '../machines/no-machines';
import { type MachineNow, machineNow, STATES, type StateName } from './machine-now';
import { MyMachineList, type OwnMachine } from './my-machine-list';

const PER_PAGE = 50;
/** The most days that a fleet shows: bookings within them are named. */
const AHEAD = 92;

export default function MyMachinesPage() {
  const { user } = useSession();
  const filters = useUrlFilters();
  const search = filters.get('search');
  const machines = useWholeList(
    machineType,
    { user_id: user?.id, search, sort: 'created_at', direction: 'desc' },
    { enabled: user !== null },
  );
  useFreshFleet();
  // The day before UTC’s is past or today wherever a machine is, which the server’s own today may not be.
  const from = addDays(todayIn('UTC', new Date()), -1);
  const fleet = useWholeList(fleetType, { from, days: AHEAD });
  const failed = [machines, fleet].find(({ isError, data }) => isError && !data);
  const own = ownMachines(machines.data?.data, fleet.data?.data);
  const isEmpty = own?.length === 0;
  // A state that none is in any more would hide them all.
  const state = own?.some(({ now }) => now.name === filters.get('state')) ? filters.get('state') : '';

  return (
    <Page>
      <PageHeader title="My machines" actions={<WaysToList isFirst={isEmpty && search === ''} />} />
      <Narrowing filters={filters} own={own ?? []} state={state} />
      {failed ? (
        <LoadFailed title="We couldn’t load your machines" answer={failed} />
      ) : (
        <FoundMachines
          machines={own?.filter(({ now }) => state === '' || now.name === state)}
          filters={filters}
        />
      )}
    </Page>
  );
}

type NarrowingProps = { filters: UrlFilters; own: readonly OwnMachine[]; state: string };

function Narrowing({ filters, own, state }: NarrowingProps) {
  return (
    <FilterBar
      label="Search your machines"
      placeholder="Search your machines"
      value={filters.get('search')}
      onSearch={(search) => filters.set({ search })}
    >
      {own.length > 0 && (
        <Segmented
          label="State"
          value={state}
          onChange={(one) => filters.set({ state: one })}
          segments={segmentsOf(own)}
        />
      )}
    </FilterBar>
  );
}

/** The machines with how each is used today; undefined until that is known. */
function ownMachines(machines?: readonly MachineRecord[], fleet?: readonly FleetMachineRecord[]) {
  const inFleet = new Map(fleet?.map((one) => [one.id, one]));
  if (!fleet) return undefined;
  const own = machines?.map((machine): OwnMachine => {
    const today = todayIn(machine.time_zone ?? readerZone(), new Date());
    const { spans, earned_amount: earned = 0 } = inFleet.get(machine.id) ?? {};
    return { machine, now: machineNow(machine, spans, today), earned };
  });
  return own?.sort((one, other) => orderOf(one.now).localeCompare(orderOf(other.now)));
}

/** Late ones, those that are out, then those booked next, free ones, and drafts last. */
const orderOf = ({ name, next }: MachineNow) =>
  name === 'late' ? '' : name === 'out' ? '0' : name === 'draft' ? '3' : next ? `1 ${next.from}` : '2';

function segmentsOf(own: readonly OwnMachine[]) {
  const names = Object.keys(STATES) as StateName[];
  return [
    { value: '', label: `All ${own.length}` },
    ...names
      .map((value) => ({ value, count: own.filter(({ now }) => now.name === value).length }))
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ value, label: `${STATES[value]} ${count}` })),
  ];
}

function WaysToList({ isFirst }: { isFirst: boolean }) {
  return (
    <ButtonGroup>
      {!isFirst && (
        <>
          <LinkButton icon="calendar" to="/my-machines/calendar">
            Calendar
          </LinkButton>
          <LinkButton icon="edit" to="/my-machines/rates">
            Rates
          </LinkButton>
        </>
      )}
      <LinkButton icon="upload" to="/my-machines/import">
        Import
      </LinkButton>
      <LinkButton kind={isFirst ? 'secondary' : 'primary'} icon="plus" to="/my-machines/new">
        List a machine
      </LinkButton>
    </ButtonGroup>
  );
}

function FoundMachines({ machines, filters }: { machines?: readonly OwnMachine[]; filters: UrlFilters }) {
  const search = filters.get('search');
  if (machines === undefined) return <SkeletonTable rows={5} columns={5} />;
  if (machines.length === 0) {
    if (search !== '') return <EmptyState icon="search" title={`None of your machines match “${search}”`} />;
    return <NoMachines>Machines you list show up here with their rates and requests.</NoMachines>;
  }
  const lastPage = Math.ceil(machines.length / PER_PAGE);
  const page = Math.min(filters.page, lastPage);
  const paged = { page, lastPage, total: machines.length };
  return (
    <>
      <MyMachineList machines={machines.slice((page - 1) * PER_PAGE, page * PER_PAGE)} />
      <Pagination {...paged} noun="machines" onPage={filters.setPage} />
    </>
  );
}
