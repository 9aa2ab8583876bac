import { type MachineRecord, machineType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { useSession } from '@yard/session';
import {
  Box,
  Checkbox,
  Page,
  LoadFailed,
  PageHeader,
  pageOf,
  Pagination,
  SkeletonTable,
  Stack,
} from '@yard/ui';
import { useState } from 'react';
import { NoMachines } from '../machines/no-machines';
import { RaiseRates } from './raise-rates';
import { RatesRow } from './rates-row';
import { SaveRates } from './save-rates';
import { useNewRates } from './use-new-rates';

const PER_PAGE = 50;

export default function SeveralRatesPage() {
  const { user } = useSession();
  const [page, setPage] = useState(1);
  const rates = useNewRates();
  const machines = useRecords(
    machineType,
    { user_id: user?.id, page, per_page: PER_PAGE, sort: 'created_at', direction: 'asc' },
    { enabled: user !== null },
  );
  return (
    <Page>
      <Stack gap={5}>
        <PageHeader
          title="Edit rates"
          back={{ to: '/my-machines', label: 'My machines' }}
          lead="Edit rates one by one, or check machines and change them by a percentage. Requests already sent keep their rates."
        />
        {machines.isError && <LoadFailed title="We couldn’t load your machines" answer={machines} />}
        {machines.isPending && <SkeletonTable rows={6} columns={4} />}
        {machines.data?.total === 0 && <NoMachines />}
        {(machines.data?.total ?? 0) > 0 && <NewRates machines={machines.data?.data ?? []} rates={rates} />}
        <Pagination {...pageOf(machines.data)} noun="machines" onPage={setPage} />
      </Stack>
    </Page>
  );
}

type NewRatesProps = { machines: readonly MachineRecord[]; rates: ReturnType<typeof useNewRates> };

function NewRates({ machines, rates }: NewRatesProps) {
  const { chosen, isChosen, choose } = useChosen(machines);
  return (
    <>
      <RaiseRates chosen={chosen.length} onRaise={(percent) => rates.raise(chosen, percent)} />
      <Checkbox
        label="All machines on this page"
        value={chosen.length === machines.length}
        indeterminate={chosen.length > 0 && chosen.length < machines.length}
        onChange={(isOn) => choose(machines, isOn)}
      />
      <Box framed divided>
        {machines.map((machine) => (
          <RatesRow
            key={machine.id}
            machine={machine}
            rates={rates.ratesOf(machine)}
            isChosen={isChosen(machine)}
            refusal={rates.refusals.get(machine.id)}
            onChoose={(isOn) => choose([machine], isOn)}
            onChange={(changes) => rates.set(machine, changes)}
          />
        ))}
      </Box>
      <SaveRates rates={rates} />
    </>
  );
}

/** The machines that are changed together: none at first. */
function useChosen(machines: readonly MachineRecord[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const isChosen = ({ id }: MachineRecord) => ids.has(id);
  const choose = (some: readonly MachineRecord[], isOn: boolean) => {
    const next = new Set(ids);
    for (const { id } of some) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  return { chosen: machines.filter(isChosen), isChosen, choose };
}
