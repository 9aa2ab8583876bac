import { Injectable } from '@nestjs/common';
import type { Actor, DocumentRecord } from '@yard/contracts';
import type { EntityManager } from 'typeorm';
import { documentShape } from '@yard/contracts/records';
import { presenterOf } from '@kit/server/store/present';
import { UsersService } from '../users/users.service';
import type { Document } from './document.entity';

type Author = Pick<DocumentRecord, 'user_id' | 'user_name'>;

/** The author is null for people who may not see it. */
const presentDocument = presenterOf(documentShape, (_: Document, author: Author | null) => ({
  user_id: author?.user_id ?? null,
  user_name: author?.user_name ?? null,
}));

/** Documents as somebody may see them: who wrote a version is for admins. */
@Injectable()
export class ShownDocuments {
  constructor(private readonly users: UsersService) {}

  /** A query where it is an admin who looks, none for others. */
  async for(
    actor: Actor | null,
    documents: readonly Document[],
  ): Promise<(document: Document) => DocumentRecord> {
    if (!actor?.admin) return (document) => presentDocument(document, null);
    return this.toAdmins(documents);
  }

  async toAdmins(documents: readonly Document[], manager?: EntityManager) {
    const names = await this.users.namesOf(
      documents.map(({ user_id }) => user_id),
      manager,
    );
    return (document: Document) =>
      presentDocument(document, {
        user_id: document.user_id,
        user_name: document.user_id === null ? null : (names.get(document.user_id) ?? null),
      });
  }
}
