import { DOCUMENT_KIND_NAMES, type DocumentRecord } from '@yard/contracts';
import { type Column, DateText } from '@yard/ui';
import { DocumentStateBadge, stateOf } from './document-state';

export function documentColumns(current: ReadonlySet<number>): Column<DocumentRecord>[] {
  return [
    { key: 'kind', label: 'Kind', wide: true, render: ({ kind }) => DOCUMENT_KIND_NAMES[kind] },
    {
      key: 'name',
      label: 'Name',
      render: ({ name }) => name,
      below: ({ kind }) => DOCUMENT_KIND_NAMES[kind],
    },
    { key: 'version', label: 'Version', width: '90px', align: 'end', render: ({ version }) => version },
    {
      key: 'state',
      label: 'State',
      width: '130px',
      render: (document) => <DocumentStateBadge state={stateOf(document, current)} />,
    },
    {
      key: 'published_at',
      label: 'Published',
      width: '130px',
      wide: true,
      render: ({ published_at }) => <DateText dayOnly value={published_at} />,
    },
    {
      key: 'created_at',
      label: 'Written',
      width: '130px',
      wide: true,
      render: ({ created_at }) => <DateText dayOnly value={created_at} />,
    },
    { key: 'user_name', label: 'By', width: '130px', wide: true, render: ({ user_name }) => user_name ?? '' },
  ];
}
