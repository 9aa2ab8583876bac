import type { DocumentRecord } from '@yard/contracts';
import { baseFields, wireInstant } from '@yard/server/store/wire-fields';
import type { Document } from './document.entity';

type Author = Pick<DocumentRecord, 'user_id' | 'user_name'>;

/** @param author  null for whoever may not know */
export function presentDocument(document: Document, author: Author | null): DocumentRecord {
  return {
    ...baseFields(document),
    kind: document.kind,
    name: document.name,
    content: document.content,
    version: document.version,
    user_id: author?.user_id ?? null,
    user_name: author?.user_name ?? null,
    published_at: wireInstant(document.published_at),
  };
}
