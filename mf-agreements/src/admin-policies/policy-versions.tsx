import type { RecordType } from '@laravel-wire/core';
import { type AuditEventRecord, auditEventType } from '@yard/contracts';
import { useRecords } from '@yard/data';
import { PersonName } from '@yard/remote-kit';
import type { Column } from '@yard/ui';
import { DateText, EmptyState, LoadFailed, Pagination, Panel, SidePanel, Stack, Table } from '@yard/ui';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePolicyVersions } from '../policies/use-policy';

type Policy = { id: number; version: number; name: string; created_at: string };

type PolicyVersionsProps<P extends Policy> = {
  type: RecordType<P>;
  wordsOf: (policy: P) => string;
  show: (policy: P) => ReactNode;
};

export function PolicyVersions<P extends Policy>({ type, wordsOf, show }: PolicyVersionsProps<P>) {
  const [page, setPage] = useState(1);
  const { data: versions, isError, isFetching, refetch } = usePolicyVersions(type, page);
  const makers = useMakers(type.endpoint.replace('api/', ''));
  const [query, setQuery] = useSearchParams();
  const open = versions?.data.find(({ version }) => version === Number(query.get('version')));
  const choose = (version: number | null) =>
    setQuery(version === null ? {} : { version: String(version) }, { replace: true });

  return (
    <Panel title="Versions">
      {isError && versions === undefined ? (
        <LoadFailed title="We couldn’t load the versions" answer={{ isFetching, refetch }} />
      ) : (
        <Table
          label="All versions"
          columns={columnsOf(wordsOf, makers)}
          rows={versions?.data}
          rowKey={(policy) => policy.id}
          selected={open?.id}
          onSelect={({ version }) => choose(version)}
          empty={<EmptyState icon="history" title="No versions yet" />}
        />
      )}
      {versions && <Pagination page={page} lastPage={versions.last_page} onPage={setPage} />}
      {open && (
        <SidePanel
          key={open.id}
          title={`Version ${open.version}: ${open.name}`}
          label={`Version ${open.version}`}
          onClose={() => choose(null)}
        >
          <Stack gap={4}>{show(open)}</Stack>
        </SidePanel>
      )}
    </Panel>
  );
}

type Makers = ReadonlyMap<number, AuditEventRecord>;

/** Newest ones; the activity log alone knows who made a version, and of the first nobody did. */
function useMakers(record_type: string): Makers {
  const { data } = useRecords(auditEventType, { record_type, per_page: 100 });
  return new Map(data?.data.map((event) => [event.record_id, event]));
}

function columnsOf<P extends Policy>(wordsOf: (policy: P) => string, makers: Makers): Column<P>[] {
  return [
    { key: 'version', label: 'Version', width: '80px', render: (policy) => policy.version },
    { key: 'name', label: 'Name', render: (policy) => policy.name },
    { key: 'terms', label: 'Terms', wide: true, render: wordsOf },
    {
      key: 'maker',
      label: 'By',
      width: '140px',
      wide: true,
      render: ({ id }) => <PersonName id={makers.get(id)?.user_id} name={makers.get(id)?.user_name ?? '–'} />,
    },
    {
      key: 'created_at',
      label: 'In force since',
      width: '118px',
      render: (policy) => <DateText dayOnly value={policy.created_at} />,
    },
  ];
}
