import type { DocumentRecord } from '@yard/contracts';
import { documentShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import type { Document } from './document.entity';

type Author = Pick<DocumentRecord, 'user_id' | 'user_name'>;

/** With its author; null for whoever may not know. */
export const presentDocument = presenterOf(documentShape, (_: Document, author: Author | null) => ({
  user_id: author?.user_id ?? null,
  user_name: author?.user_name ?? null,
}));
