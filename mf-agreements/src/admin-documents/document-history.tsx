import { type DocumentRecord, documentType, textOf } from '@yard/contracts';
import { useWholeList } from '@yard/data/whole-lists';
import { DateText, LoadFailed, Select, SkeletonText, Stack, Text } from '@yard/ui';
import { useState } from 'react';
import { DocumentChanges } from './document-changes';

export function DocumentHistory({ document }: { document: DocumentRecord }) {
  const { data, isError, isFetching, refetch } = useWholeList(documentType, { kind: document.kind });
  const [chosen, setChosen] = useState<string | null>(null);
  const others = (data?.data ?? [])
    .filter((other) => textOf(other) === textOf(document) && other.id !== document.id)
    .sort((one, other) => other.version - one.version);
  const before = others.find(({ id }) => String(id) === chosen) ?? versionBefore(document, others);

  return (
    <Stack as="section" gap={3} aria-label="Changes">
      <h3>Changes</h3>
      {data === undefined && !isError && <SkeletonText lines={4} />}
      {data === undefined && isError && (
        <LoadFailed title="We couldn’t load the other versions" answer={{ isFetching, refetch }} />
      )}
      {data && before === undefined && (
        <Text size={13} soft>
          There is no other version to compare with.
        </Text>
      )}
      {before && (
        <>
          <Select
            label="Compared with"
            options={others.map((other) => ({ value: String(other.id), label: nameOf(other) }))}
            value={String(before.id)}
            onChange={setChosen}
          />
          <Text size={13} soft>
            Version {before.version}: {before.user_name ?? 'came with the installation'},{' '}
            <DateText value={before.created_at} />
          </Text>
          <DocumentChanges before={before} after={document} />
        </>
      )}
    </Stack>
  );
}

function versionBefore(
  document: DocumentRecord,
  others: readonly DocumentRecord[],
): DocumentRecord | undefined {
  return others.find(({ version }) => version < document.version) ?? others.at(-1);
}

function nameOf({ version, user_name, published_at }: DocumentRecord): string {
  const author = user_name === null ? '' : `, ${user_name}`;
  return `Version ${version}${author}${published_at === null ? ', draft' : ''}`;
}
