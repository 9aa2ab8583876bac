import { type DocumentRecord } from '@yard/contracts';
import { StatusBadge } from '@yard/ui';

export type DocumentState = 'in force' | 'draft' | 'replaced';

/** @param current  ids of the versions that hold now */
export function stateOf(
  document: Pick<DocumentRecord, 'id' | 'published_at'>,
  current: ReadonlySet<number>,
): DocumentState {
  if (current.has(document.id)) return 'in force';
  return document.published_at === null ? 'draft' : 'replaced';
}

export function DocumentStateBadge({ state }: { state: DocumentState }) {
  if (state === 'in force') return <StatusBadge tone="good">In force</StatusBadge>;
  return state === 'draft' ? (
    <StatusBadge tone="warn" icon="edit">
      Draft
    </StatusBadge>
  ) : (
    <StatusBadge tone="neutral" icon="history">
      Replaced
    </StatusBadge>
  );
}
