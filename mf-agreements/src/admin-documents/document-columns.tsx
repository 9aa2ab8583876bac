import { DOCUMENT_KIND_NAMES } from '@yard/contracts';
import { documentList } from '@yard/contracts/back-office';
import { columnsOf } from '@yard/remote-kit/admin-list';
import { DocumentStateBadge } from './document-state';

/** @param current  ids of the versions that hold now */
export const documentColumns = (current: ReadonlySet<number>) =>
  columnsOf(documentList, {
    what: { wide: true },
    name: { below: ({ kind }) => DOCUMENT_KIND_NAMES[kind] },
    version: { width: '90px', align: 'end' },
    state: { width: '130px', render: (document) => <DocumentStateBadge {...{ document, current }} /> },
    published_at: { width: '130px', wide: true, date: 'day' },
    created_at: { width: '130px', wide: true, date: 'day' },
    user_name: { width: '130px', wide: true, render: ({ user_name }) => user_name ?? '' },
  });
