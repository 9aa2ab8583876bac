import type { DocumentRecord } from '@yard/contracts';
import { baseFields, wireInstant } from '../database/wire-fields';
import type { Document } from './document.entity';

export function presentDocument(document: Document): DocumentRecord {
  return {
    ...baseFields(document),
    kind: document.kind,
    name: document.name,
    content: document.content,
    version: document.version,
    published_at: wireInstant(document.published_at),
  };
}
