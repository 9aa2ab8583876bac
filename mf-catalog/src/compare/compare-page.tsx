import { machineType, machineTypeType, type MachineRecord, type MachineTypeRecord } from '@yard/contracts';
import { useSession } from '@yard/session';
import {
  Checkbox,
  EmptyState,
  Grid,
  LinkButton,
  LoadFailed,
  Page,
  PageHeader,
  Row,
  SkeletonBlock,
  Stack,
  type DayRange,
} from '@yard/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MachineCard } from '../machines/machine-card';
import { quoteQuery } from '../machines/use-quote';
import { useSimilar } from '../machines/use-similar';
import { seenMachines } from '../saved/seen-machines';
import { daysOfSearch, useLastSearch } from '../search/last-search';
import { COMPARED_MAX, saveIds, savedIds, readIds, withOne } from './compared-ids';
import { CompareTable } from './compare-table';
import type { Compared } from './compared-rows';
import { WireError } from '@laravel-wire/client';
import { useQueries } from '@tanstack/react-query';
import { recordKeys, useWire } from '@yard/data';

/** Up to four machines side by side; the address names them, so that it can be shared. */
export default function ComparePage() {
  const { ids, remove } = useIds();
  const search = useLastSearch();
  const { compared, isPending, missing, failed } = useCompared(ids, daysOfSearch(search));

  return (
    <Page>
      <PageHeader
        title="Compare machines"
        back={{ to: search, label: 'Back to results' }}
        lead={missing > 0 ? `${missing} of ${ids.length} aren’t listed anymore.` : undefined}
      />
      {isPending && <SkeletonBlock height={480} />}
      {failed && <LoadFailed title="We couldn’t load the machines" answer={failed} />}
      {!isPending && !failed && compared.length === 0 && <NothingCompared />}
      {!isPending && !failed && compared.length > 0 && (
        <SideBySide
          compared={compared}
          search={search}
          hasRoom={ids.length < COMPARED_MAX}
          onRemove={remove}
        />
      )}
    </Page>
  );
}

type SideBySideProps = {
  compared: readonly Compared[];
  search: string;
  hasRoom: boolean;
  onRemove: (id: number) => void;
};

function SideBySide({ compared, search, hasRoom, onRemove }: SideBySideProps) {
  const [isShort, setShort] = useState(false);
  const [only, rest] = compared;
  return (
    <>
      <Row gap={4} align="center" justify="between" wrap below={4}>
        {rest && <Checkbox label="Show differences only" value={isShort} onChange={setShort} />}
        {hasRoom && (
          <LinkButton icon="search" to={search}>
            Add another
          </LinkButton>
        )}
      </Row>
      <Grid side={rest ? undefined : 560} gap={12} align="start">
        <CompareTable compared={compared} isShort={isShort} days={daysOfSearch(search)} onRemove={onRemove} />
        {only && !rest && <ToCompareWith machine={only.machine} days={daysOfSearch(search)} />}
      </Grid>
    </>
  );
}

function ToCompareWith({ machine, days }: { machine: MachineRecord; days: DayRange }) {
  const { others = [] } = useSimilar(machine, days, 4);
  const to = ({ id }: MachineRecord) => `/compare?ids=${machine.id},${id}`;
  return <Offered title="Nearest of the same type" machines={others} days={days} to={to} />;
}

type OfferedProps = {
  title: string;
  machines: readonly MachineRecord[];
  days?: DayRange;
  to: (machine: MachineRecord) => string;
};

function Offered({ title, machines, days, to }: OfferedProps) {
  if (machines.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="to-compare-with">
      <h2 id="to-compare-with">{title}</h2>
      <Grid as="ul" fit={250} gap={5} bare>
        {machines.map((other) => (
          <Stack as="li" key={other.id} gap={2}>
            <MachineCard machine={other} level={3} days={days} />
            <LinkButton icon="scale" to={to(other)}>
              Compare<span className="visually-hidden"> with {other.subject}</span>
            </LinkButton>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

const SEEN_OFFERED = 3;

function NothingCompared() {
  const { user } = useSession();
  const [seen] = useState(() => seenMachines(user?.id ?? null, Date.now()).slice(0, SEEN_OFFERED));
  return (
    <>
      <EmptyState
        icon="scale"
        level={2}
        title="Nothing to compare yet"
        action={<LinkButton to="/search">Search machines</LinkButton>}
      >
        Add up to four machines.
      </EmptyState>
      <Offered title="Recently seen" machines={seen} to={({ id }) => `/compare?add=${id}`} />
    </>
  );
}

/** `?add=5` joins what was compared last, and becomes the address that names them all. */
function useIds() {
  const [params, setParams] = useSearchParams();
  const [added] = readIds(params.get('add'));
  const named = readIds(params.get('ids'));
  const ids = added === undefined ? named : withOne(savedIds(), added);
  const text = ids.join(',');
  useEffect(() => {
    if (added !== undefined) setParams({ ids: text }, { replace: true });
    saveIds(readIds(text));
  }, [added, text, setParams]);
  const remove = (id: number) => {
    setParams({ ids: ids.filter((one) => one !== id).join(',') }, { replace: true });
  };
  return { ids, remove };
}

function useCompared(ids: readonly number[], { from, to }: DayRange) {
  const wire = useWire();
  const machines = useQueries({
    queries: ids.map((id) => ({
      queryKey: recordKeys.record(machineType, id),
      queryFn: (): Promise<MachineRecord> => wire.resource(machineType).find(id),
    })),
  });
  const found = machines.flatMap(({ data }) => data ?? []);
  const typeIds = [...new Set(found.map((machine) => machine.machine_type_id))];
  const types = useQueries({
    queries: typeIds.map((id) => ({
      queryKey: recordKeys.record(machineTypeType, id),
      queryFn: (): Promise<MachineTypeRecord> => wire.resource(machineTypeType).find(id),
    })),
  });
  const quotes = useQueries({
    queries: (from === '' ? [] : ids).map((machine_id) =>
      quoteQuery(wire, { machine_id, start_date: from, end_date: to }),
    ),
  });
  const schemas = new Map(types.flatMap(({ data }) => (data ? [[data.id, data.attribute_schema]] : [])));
  const compared = found.map((machine): Compared => {
    const quote = quotes[ids.indexOf(machine.id)]?.data ?? null;
    return { machine, schema: schemas.get(machine.machine_type_id) ?? [], quote };
  });
  const failed = [...machines, ...types].filter(({ error }) => error !== null && !isGone(error));
  return {
    compared,
    isPending: [...machines, ...types].some((query) => query.isPending),
    missing: machines.filter(({ error }) => isGone(error)).length,
    /** Null: whatever is there could be requested. */
    failed: failed.length === 0 ? null : together(failed),
  };
}

function together(queries: readonly { isFetching: boolean; refetch: () => unknown }[]) {
  return {
    isFetching: queries.some((query) => query.isFetching),
    refetch: () => queries.forEach((query) => query.refetch()),
  };
}

function isGone(error: Error | null): boolean {
  return error instanceof WireError && [403, 404].includes(error.status ?? 0);
}
